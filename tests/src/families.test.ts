import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { createClient } from '#api/client/client.ts'
import { planOfTicked } from '#api/contract/benefit-rows.ts'
import { checkConsent } from '#api/contract/consent.ts'
import { lists, tables } from '#api/contract/reference.ts'
import { startSession } from '#api/contract/session.ts'
import { CallError } from '#domain/call-failure.ts'
import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import { mapAnswers } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import { differingPaths } from '#domain/forms/overlap.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import type {
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { createDraftStore, type DraftStore } from '#src/adapters/draft-store.ts'
import { bankChangeCalls } from '#src/adapters/requests/bank-change-calls.ts'
import { enrolmentCalls } from '#src/adapters/requests/enrolment-calls.ts'
import { portabilityCalls } from '#src/adapters/requests/portability-calls.ts'
import { requestsAdapter } from '#src/adapters/requests.ts'
import { participantFromWire, referenceFromWire } from '#src/adapters/wire-session.ts'
import { designatedRow, enrolmentWith } from '#tools/samples/enrolment-answers.ts'

import { Participant } from '../server/support/participant.ts'
import { portability } from '../server/support/portability.ts'
import { serverForTests } from '../server/support/test-server.ts'
import { JOAO, MARINA, NOW } from '../server/support/world.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { uploadByFetch } from '../support/upload-by-fetch.ts'
import { outputOf } from './support/output-of.ts'

/** The adapters of a request, the client and the server without a socket. */
const server = await serverForTests()

const PORTAL = 'http://portal.test'
const HOSTS = { api: PORTAL, singleSignOn: PORTAL, documentStore: PORTAL, postalCode: PORTAL }

type Someone = Awaited<ReturnType<typeof logIn>>

let drafts: DraftStore
beforeEach(() => {
  drafts = createDraftStore(memoryStorage())
})

async function logIn(cpf: string) {
  const person = await Participant.logIn(server, cpf)
  const paths: string[] = []
  const bodies: unknown[] = []
  const gone = new Set<string>()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    paths.push(pathname.replace(/\d+/g, ':id'))
    if (pathname === '/api/requerimento/salvaradesaops2' || pathname.endsWith('/salvar'))
      bodies.push(await request.clone().json())
    if (gone.has(pathname)) throw new TypeError('There is no network')
    return server.app.request(request)
  }
  const call = createClient({ hosts: HOSTS, token: () => person.token, fetch, upload: uploadByFetch(fetch) })
  const participant = participantFromWire(await call(startSession, { body: { cpf } }))
  const reference = referenceFromWire(await call(tables), await call(lists), NOW)
  const { nuvem } = await call(checkConsent, { body: { cpf } })
  if (!nuvem) throw new Error('No consent')
  const cloud = { id: nuvem.id, protocolId: nuvem.id_protocolo_ged }
  return { person, paths, bodies, gone, call, participant, reference, cloud }
}

const holdKey = async () => true

const portsOf = ({ call }: Someone) =>
  requestsAdapter({ call, drafts, newKey: () => crypto.randomUUID(), holdKey })

const load = (someone: Someone, typeId: number, requestId: number | null = null): Promise<LoadedRequest> => {
  const { participant, reference, cloud } = someone
  const input: LoadRequest = { requestId, typeId, participant, reference, cloud }
  return outputOf(portsOf(someone).loadRequest, input)
}

const factsIn = ({ participant, reference }: Someone, { facts }: LoadedRequest) => ({
  ...factsOf(participant, reference),
  ...facts,
})

/** The answers that the form sends. */
function toSend(someone: Someone, loaded: LoadedRequest, answers: Answers = loaded.answers): Answers {
  const form = kindOf(loaded.request.typeId)?.form
  if (!form) throw new Error('No form')
  const facts = factsIn(someone, loaded)
  const settled = applyForced(form, answers, facts)
  expect(problemsIn(form, settled, facts)).toEqual([])
  return answersToSend(form, settled, facts)
}

const savingOf = (
  { cloud, participant, reference }: Someone,
  { request, documents, saveKey }: LoadedRequest,
  answers: Answers,
): SaveRequest => ({
  request,
  intent: 'L',
  answers,
  documents,
  cpf: participant.cpf,
  person: { id: participant.personId, wasInPlan: participant.memberships.length > 0 },
  plans: reference.plans,
  cloud,
  key: saveKey,
})

type Saving = Partial<Pick<SaveRequest, 'intent' | 'key' | 'request'>>

async function outcomeOf(someone: Someone, loaded: LoadedRequest, answers: Answers, change: Saving = {}) {
  const request = { ...savingOf(someone, loaded, answers), ...change }
  const write = createActor(portsOf(someone).saveRequest, { input: { request } }).start()
  await vi.waitFor(() => expect(write.getSnapshot().status).toBe('done'))
  const { output } = write.getSnapshot()
  if (!output) throw new Error('The save did not end')
  return output
}

async function save(...saving: Parameters<typeof outcomeOf>): Promise<SavedRequest> {
  const outcome = await outcomeOf(...saving)
  if (outcome.kind !== 'done')
    throw new Error(`Not saved as ${saving[3]?.intent ?? 'L'}: ${JSON.stringify(outcome)}`)
  return outcome.reply
}

/** Input for a new request, added to its initial answers. */
type Typing = (loaded: LoadedRequest) => Answers

const over = (loaded: LoadedRequest, typed: Answers): Answers =>
  mapAnswers(
    (part) => ({ ...loaded.answers[part], ...typed[part] }),
    (part) => (typed[part].length > 0 ? typed[part] : loaded.answers[part]),
  )

const enrol: Typing = (loaded) => {
  const { participante } = loaded.answers
  const { nome = '', cpf = '', data_nascimento = '', sexo = '' } = participante
  return over(
    loaded,
    enrolmentWith(
      { nome, cpf, data_nascimento, sexo, valor_espontanea: '500.50' },
      { designados: [designatedRow()] },
    ),
  )
}

const carry: Typing = (loaded) => {
  const { detalhes, endereco } = portability()
  const { id: _id, ...home } = endereco
  return {
    ...loaded.answers,
    detalhes: { ...loaded.answers.detalhes, ...detalhes, id_plano: '1' },
    endereco: { ...loaded.answers.endereco, ...home },
  }
}

const changeBank: Typing = (loaded) => ({
  ...loaded.answers,
  detalhes: {
    ...loaded.answers.detalhes,
    ...{ banco: '104', agencia: '0647', agencia_dv: '', conta: '31872', conta_dv: '5', titular_conta: 'A' },
  },
  beneficios: loaded.answers.beneficios.map((row, index) => ({
    ...row,
    values: { ...row.values, selecionado: index === 0 ? 'S' : '' },
  })),
})

const families = [
  {
    what: 'an enrolment',
    calls: enrolmentCalls,
    typeId: 11,
    who: MARINA,
    typing: enrol,
    change: 'participante.naturalidade',
    begins: ['/api/adesaops:id', '/api/pessoafisica', '/api/requerimento/dependentes', '/api/salariops:id/'],
    opens: ['/api/adesaops:id', '/api/requerimento/recuperaadesaops:id', '/api/salariops:id/'],
    saves: '/api/requerimento/salvaradesaops:id',
    sends: ({ participant, cloud }: Someone) => ({
      requerimento: { id_tipo: 11, id_plano: 2, id_nuvem: cloud.id },
      participante: { id: String(participant.personId), existe_trust: 'S' },
    }),
    reads: ['Plano', 'Patrocinadora', 'Seus dados', 'Imposto de Renda'],
  },
  {
    what: 'a portability',
    calls: portabilityCalls,
    typeId: 10,
    who: MARINA,
    typing: carry,
    change: 'detalhes.nome_entidade',
    begins: ['/api/reqportsaida/novo'],
    opens: ['/api/reqportsaida/busca/:id'],
    saves: '/api/reqportsaida/salvar',
    sends: () => ({ requerimento: { id_tipo_requerimento: 10, id_plano: 1 } }),
    reads: ['Plano', 'Entidade de destino', 'Imposto de Renda'],
  },
  {
    what: 'a bank data change',
    calls: bankChangeCalls,
    typeId: 15,
    who: JOAO,
    typing: changeBank,
    change: 'detalhes.conta',
    begins: ['/api/dadosbancarios/inicia'],
    opens: ['/api/dadosbancarios/busca/:id'],
    saves: '/api/dadosbancarios/salvar',
    sends: () => ({ requerimento: { id_tipo_requerimento: 15, id_plano: 2 } }),
    reads: ['Nova conta', 'Benefício: Renda programada de aposentadoria'],
  },
]

describe.each(families)('$what', ({ calls, typeId, who, typing, change, begins, opens, ...expected }) => {
  let someone: Someone
  beforeAll(async () => {
    someone = await logIn(who)
  })
  beforeEach(() => {
    someone.paths.length = 0
    someone.bodies.length = 0
  })

  const changed = (answers: Answers): Answers => {
    const [part = '', name = ''] = change.split('.')
    return { ...answers, [part]: { ...answers[part as 'detalhes'], [name]: '4711' } }
  }

  async function draft() {
    const begun = await load(someone, typeId)
    const sent = toSend(someone, begun, typing(begun))
    const saved = await save(someone, begun, sent)
    return { begun, sent, saved }
  }

  test('is started, saved and opened by its own calls, which name what another API needs', async () => {
    const { begun, saved } = await draft()
    expect(begun.request).toMatchObject({ id: null, typeId, status: 'L', version: null, protocol: '' })
    const wanted = ['/api/requerimento/novo/sugestoes', ...begins, expected.saves]
    expect(someone.paths.toSorted()).toEqual(wanted.toSorted())
    expect(someone.bodies).toMatchObject([expected.sends(someone)])
    someone.paths.length = 0
    await load(someone, typeId, saved.id)
    expect(someone.paths[0]).toBe('/api/requerimento/show/:id')
    expect(someone.paths.slice(1).toSorted()).toEqual(opens)
  })

  test('is opened with the saved answers, and sent with its documents', async () => {
    const { sent, saved } = await draft()
    expect(saved).toMatchObject({ status: 'L', version: 1, protocol: expect.stringMatching(/^2026\d{6}$/) })
    const opened = await load(someone, typeId, saved.id)
    expect(opened.request).toMatchObject({ id: saved.id, typeId, status: 'L', version: 1 })
    expect(differingPaths(sent, toSend(someone, opened))).toEqual([])
    expect(opened.documents).toEqual(saved.documents)
    expect(opened.documents.length).toBeGreaterThan(1)

    for (const { id, typeId: documentTypeId } of opened.documents) {
      const documentId = await someone.person.newDocument(documentTypeId)
      await someone.person.attach({ id_req_doc: id }, documentId)
    }
    const attached = await load(someone, typeId, saved.id)
    expect(attached.documents.map(({ situationId, storeId }) => [situationId, storeId !== null])).toEqual(
      attached.documents.map(() => [4, true]),
    )
    const again = await save(someone, attached, toSend(someone, attached), { intent: 'A' })
    expect(again, 'saved as A').toMatchObject({ id: saved.id, protocol: saved.protocol, status: 'A' })
  })

  test('is viewed as text, without ids of the wire', async () => {
    const { saved } = await draft()
    const { participant, reference } = someone
    const input = { requestId: saved.id, participant, reference }
    const read = await outputOf(portsOf(someone).readRequest, input)
    expect(read.summary).toMatchObject({ id: saved.id, typeId })
    expect(read.sections.length).toBeGreaterThan(1)
    expect(read.sections.map(({ title }) => title)).not.toContain('Outros dados')
    expect(read.sections.map(({ title }) => title)).toEqual(expect.arrayContaining(expected.reads))
    const values = read.sections.flatMap(({ answers }) => answers.map(({ value }) => value))
    expect(values).not.toContain('104')
  })

  test('is cancelled with any answers', async () => {
    const { saved } = await draft()
    const opened = await load(someone, typeId, saved.id)
    const nothing = mapAnswers(
      () => ({}),
      () => [],
    )
    const cancelled = await save(someone, opened, nothing, { intent: 'N' })
    expect(cancelled).toMatchObject({ id: saved.id, status: 'N' })
  })

  test('is rejected as stale from an older version', async () => {
    const { sent, saved, begun } = await draft()
    const request = { ...begun.request, id: saved.id, version: 1 }
    await save(someone, begun, changed(sent), { request, key: `elsewhere-${typeId}` })
    const stale = await outcomeOf(someone, begun, sent, { request, key: `here-${typeId}` })
    expect(stale).toMatchObject({ kind: 'refused', status: 409 })
  })

  test('with a used key is not changed by another page, but by the one whose reply was lost (P-13)', async () => {
    const begun = await load(someone, typeId)
    const sent = toSend(someone, begun, typing(begun))
    const { call } = someone
    const first = savingOf(someone, begun, sent)
    const saved = await calls.save(call, { ...first, hasLostReply: false })
    const second = { ...first, answers: changed(sent) }
    await expect(calls.save(call, { ...second, hasLostReply: false })).rejects.toMatchObject({
      failure: { status: 409 },
    })
    expect((await load(someone, typeId, saved.id)).request.version).toBe(1)
    expect(await calls.save(call, { ...second, hasLostReply: true })).toMatchObject({
      id: saved.id,
      version: 2,
    })
  })
})

describe('a new enrolment', () => {
  test("starts with the fund's data, its rows marked as the fund's", async () => {
    const { answers, facts } = await load(await logIn(MARINA), 11)
    expect(answers.participante).toMatchObject({
      nome: 'Marina Duarte Alves',
      percentual_variavel: '15',
      cidade: 'Belo Horizonte',
    })
    expect(answers.empresas.length).toBeGreaterThan(0)
    expect(answers.designados.length).toBeGreaterThan(0)
    for (const { id, values } of [...answers.empresas, ...answers.designados]) {
      expect(id).toBeLessThan(0)
      expect(values.do_fundo).toBe('S')
    }
    for (const { values } of answers.designados)
      expect(values).toMatchObject({ designado: '', percentual: '' })
    expect(facts.contributionSalaryCents).toBe(684_000)
    expect(facts.enrolment?.sponsors.map(({ id }) => id).toSorted()).toEqual([1, 2])
  })

  test('starts without lists, salary, suggestions and people on file if they cannot be loaded', async () => {
    const marina = await logIn(MARINA)
    marina.gone
      .add('/api/adesaops2')
      .add('/api/salariops2/')
      .add('/api/requerimento/dependentes')
      .add('/api/requerimento/novo/sugestoes')
    const { answers, facts } = await load(marina, 11)
    expect(facts).toEqual({})
    expect(answers.designados).toEqual([])
    expect(answers.participante.nome).toBe('Marina Duarte Alves')
  })

  test('treats lists without a row as failed', async () => {
    const lists = {
      nacionalidade: [],
      estadoCivil: [],
      escolaridade: [],
      tipoTempoServico: [],
      parentesco: [],
    }
    const empty = { ...lists, paises: [], regionais: [], empresas: [] }
    const call = createClient({
      hosts: HOSTS,
      token: () => null,
      fetch: async () => Response.json(empty),
      upload: uploadByFetch(fetch),
    })
    const { loadLists } = requestsAdapter({ call, drafts, newKey: () => 'k', holdKey })
    await expect(outputOf(loadLists)).rejects.toMatchObject({
      failure: { kind: 'offContract' },
    })
  })

  test('cannot start if the person cannot be loaded', async () => {
    const marina = await logIn(MARINA)
    marina.gone.add('/api/pessoafisica')
    await expect(load(marina, 11)).rejects.toBeInstanceOf(CallError)
  })

  test('proposes no beneficiary to a person who was never in a plan', async () => {
    const rita = await logIn('20846513951')
    rita.paths.length = 0
    await load(rita, 11)
    expect(rita.paths).not.toContain('/api/requerimento/dependentes')
  })
})

test('a new bank data change shows the benefits of the person, none of them selected', async () => {
  const { answers } = await load(await logIn(JOAO), 15)
  expect(answers.beneficios.map(({ id, values }) => [String(id), values.selecionado])).toEqual(
    answers.beneficios.map(({ values }) => [values.id_beneficio, '']),
  )
  expect(answers.beneficios.map(({ values }) => values.cpf_proc !== '').toSorted()).toEqual([false, true])
})

describe('the plan of a bank data change', () => {
  const plans = [
    { id: 1, name: 'Plano Um' },
    { id: 2, name: 'Plano Dois' },
  ]
  const benefitOf = (plano: string, isTicked: boolean) => ({
    id: 1,
    values: { plano, selecionado: isTicked ? 'S' : '' },
  })
  const one = benefitOf('Plano Um', true)
  const two = benefitOf('Plano Dois', true)

  test.each([
    ['the only ticked benefit', [benefitOf('Plano Um', false), two], 2],
    ['both ticked benefits', [one, one], 1],
    ['several plans', [one, two], null],
    ['no benefit', [benefitOf('Plano Um', false)], null],
    ['an unknown plan', [benefitOf('Plano Três', true)], null],
  ] as const)('is that of %s', (_, rows, planId) => {
    expect(planOfTicked(rows, plans)).toBe(planId)
  })
})
