import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, createMachine, setup } from 'xstate'
import { salary } from '#api/contract/enrolment.ts'
import { newPortability } from '#api/contract/portability.ts'
import { listRequests, saveRequest, showRequest, suggestForRequest } from '#api/contract/requests.ts'
import { CallError } from '#domain/call-failure.ts'
import { answersOf } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'
import type { DraftStoreEvent } from '#machines/form/draft/index.ts'
import { draftAdapter } from '#src/adapters/draft.ts'
import { createDraftStore, type DraftStore } from '#src/adapters/draft-store.ts'
import { requestsAdapter } from '#src/adapters/requests.ts'
import { participant as marina } from '#tools/samples/participant.ts'

import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

const participant: Participant = { ...marina, address: { cidade: 'Brasília' }, memberships: [] }
const reference: Reference = {
  plans: [{ id: 1, name: 'Plano Um' }],
  benefits: [{ planId: 1, id: 3, name: 'Aposentadoria antecipada' }],
  types: [],
  documentTypes: [],
  countries: [],
  banks: [],
  sponsorDomains: [],
  today: '2026-11-21',
  maxFileMb: null,
}

const shown = (situacao: string, versao?: number) => ({
  codigo: 'ok',
  requerimento: { id: 7, id_plano: 1, id_tipo_requerimento: 1, situacao, versao },
  detalhes: [
    { nome: 'banco', valor: '033' },
    { nome: 'beneficio', valor: '3' },
  ],
})

const typed: Answers = answersOf({
  detalhes: { banco: '001' },
})
const ofSeven = { cpf: participant.cpf, requestId: 7, typeId: 1 }
const ofNew = { cpf: participant.cpf, requestId: null, typeId: 1 }

const holdKey = vi.fn(async (_key: string) => true)

let storage: Storage
let drafts: DraftStore
beforeEach(() => {
  storage = memoryStorage()
  drafts = createDraftStore(storage)
})

const keep = (address: typeof ofSeven | typeof ofNew, version: number | null) =>
  drafts.keep(address, {
    answers: typed,
    stored: answersOf({}),
    saveKey: 'key of the draft',
    keptAt: new Date(2026, 10, 21, 14, 32).getTime(),
    version,
  })

function portsAgainst(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  const ports = requestsAdapter({ call: client, drafts, newKey: () => 'new key', holdKey })
  return {
    asked,
    ports,
    load: (requestId: number | null, typeId = 1) => {
      const cloud = { id: 900, protocolId: 'p' }
      return outputOf(ports.loadRequest, { requestId, typeId, participant, reference, cloud })
    },
  }
}

// FORM-32, LIST-19, SERVER-14
describe('requestsAdapter loadRequest', () => {
  test("returns the server's data and the draft of the tab", async () => {
    keep(ofSeven, 2)
    const loaded = await portsAgainst([showRequest, shown('L', 3)]).load(7)
    expect(loaded.answers.detalhes).toMatchObject({ banco: '033', id_plano: '1' })
    expect(loaded).toMatchObject({
      request: { version: 3 },
      saveKey: 'new key',
      draft: { answers: typed, saveKey: 'key of the draft', version: 2, sent: null, time: '14:32' },
    })
  })

  test('gives a new request its own draft, and the address on file', async () => {
    keep(ofNew, null)
    const loaded = await portsAgainst().load(null)
    expect(loaded.answers.endereco).toMatchObject({ cidade: 'Brasília', cep: '' })
    expect(loaded.draft).toMatchObject({ answers: typed, saveKey: 'key of the draft' })
  })

  test.each([
    ['a new request', null, ofNew, null],
    ['a saved request', 7, ofSeven, 3],
  ] as const)(
    'gives the draft of %s another key if another page holds it',
    async (_, id, address, version) => {
      keep(address, version)
      holdKey.mockResolvedValueOnce(false)
      const loaded = await portsAgainst([showRequest, shown('L', 3)]).load(id)
      expect(holdKey).toHaveBeenLastCalledWith('key of the draft')
      expect(loaded.draft).toMatchObject({ answers: typed, saveKey: 'new key' })
    },
  )
})

describe('requestsAdapter suggestions', () => {
  const cadastro = { rg: '1234567', orgao_emissor: '', nome_mae: 'Ana Rangel' }
  const dependente = { nome: 'Lia Rangel', cpf: '40281736553', sexo: 'F', nm_parentesco: 'Filha' }

  test('fill in what the form asks for and the fund knows', async () => {
    const sugestoes = { cadastro, conta: null, dependentes: [dependente] }
    const loaded = await portsAgainst([suggestForRequest, { codigo: 'ok', sugestoes }]).load(null)
    expect(loaded.answers.detalhes).toMatchObject({ rg_bnf: '1234567', nome_mae: 'Ana Rangel', banco: '' })
    expect(loaded.answers.dependentes).toEqual([])
    expect(loaded.facts.suggestions?.people).toEqual([
      {
        kinship: 'Filha',
        answers: { nome: 'Lia Rangel', cpf: '40281736553', data_nascimento: '', sexo: 'F' },
      },
    ])
  })

  test('fill in a portability, whose own call does not know them', async () => {
    const begun = {
      requerimento: { id: null, id_plano: 1, id_tipo_requerimento: 10, situacao: 'L' },
      detalhes: [{ nome: 'nome_mae', valor: '' }],
    }
    const sugestoes = { cadastro, conta: null, dependentes: [] }
    const loaded = await portsAgainst(
      [newPortability, begun],
      [suggestForRequest, { codigo: 'ok', sugestoes }],
    ).load(null, 10)
    expect(loaded.answers.detalhes).toMatchObject({
      id_plano: '1',
      rg: '1234567',
      orgao_emissor_rg: '',
      nome_mae: 'Ana Rangel',
      nome_entidade: '',
    })
    expect(loaded.facts.suggestions?.registration).toMatchObject({ rg: '1234567' })
  })

  test('are offered by a draft too, which they do not fill in', async () => {
    const sugestoes = { cadastro, conta: null, dependentes: [dependente] }
    const loaded = await portsAgainst([showRequest, { ...shown('L', 3), sugestoes }]).load(7)
    expect(loaded.answers.detalhes).toMatchObject({ rg_bnf: '', nome_mae: '' })
    expect(loaded.facts.suggestions?.people).toMatchObject([{ kinship: 'Filha' }])
  })

  test.each<[string, unknown]>([
    ['an API that has none', { codigo: 'ok' }],
    ['an API without the call', new CallError({ kind: 'refused', status: 404, message: null, problems: [] })],
  ])('may be missing: %s', async (_case, answer) => {
    const loaded = await portsAgainst([suggestForRequest, answer]).load(null)
    expect(loaded.facts).toEqual({})
    expect(loaded.answers.detalhes).toMatchObject({ rg_bnf: '', nome_mae: '' })
  })
})

describe('requestsAdapter salary', () => {
  test('is requested if a rule needs it', async () => {
    const { load, asked } = portsAgainst([salary, { salario: 11250.1 }])
    expect((await load(null, 7)).facts).toEqual({ contributionSalaryCents: 1_125_010 })
    expect(asked.filter(({ call }) => call === salary).map(({ body }) => body)).toEqual([
      { cpf: '52998224725' },
    ])
  })

  test('is not requested otherwise', async () => {
    const { load, asked } = portsAgainst()
    expect((await load(null)).facts).toEqual({})
    expect(asked.filter(({ call }) => call === salary)).toEqual([])
  })

  test.each<[string, unknown]>([
    ['unknown to the fund', { salario: null }],
    ['not to be had', new CallError({ kind: 'interrupted' })],
  ])('may be missing after %s', async (_case, answer) => {
    const loaded = await portsAgainst([salary, answer]).load(null, 7)
    expect(loaded.request.typeId).toBe(7)
    expect(loaded.facts).toEqual({})
  })

  test('ends an expired session', async () => {
    const over = portsAgainst([salary, new CallError({ kind: 'expired' })]).load(null, 7)
    await expect(over).rejects.toMatchObject({ failure: { kind: 'expired' } })
  })
})

describe('draftAdapter', () => {
  const changed = {
    type: 'draft.changed',
    ...ofSeven,
    answers: typed,
    stored: answersOf({}),
    saveKey: 'k',
    version: 5,
  } as const

  /** The server's clock is ahead of the device's by 5 hours. */
  const AHEAD = 5 * 3_600_000

  /** Events that the draft adapter sends to its chart. */
  function startStorage(kept: DraftStore) {
    const heard: unknown[] = []
    const root = setup({ actors: { storage: draftAdapter(kept, () => Date.now() + AHEAD) } }).createMachine({
      invoke: { id: 'storage', src: 'storage' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    })
    const actor = createActor(root).start()
    return {
      heard,
      send: (event: DraftStoreEvent) => actor.getSnapshot().children.storage?.send(event),
    }
  }

  test('keeps the answers and their version, and reports the time', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9, 5) })
    const { heard, send } = startStorage(drafts)
    send(changed)
    expect(drafts.read(ofSeven)).toMatchObject({ answers: typed, saveKey: 'k', version: 5 })
    expect(heard).toEqual([{ type: 'draft.kept', time: '14:05' }])
    send({ type: 'draft.dropped', ...ofSeven })
    expect(drafts.read(ofSeven)).toBeNull()
    vi.useRealTimers()
  })

  test('says when everything was saved, and leaves it to the save to discard the draft', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 14, 32) })
    const { heard, send } = startStorage(drafts)
    send(changed)
    send({ type: 'draft.settled' })
    expect(heard.at(-1)).toEqual({ type: 'draft.timed', time: '19:32' })
    expect(drafts.read(ofSeven)).not.toBeNull()
    vi.useRealTimers()
  })
})

describe('requestsAdapter save', () => {
  const saving = {
    request: { id: 7, typeId: 1, typeName: '', status: 'L', statusName: '', protocol: '', version: 3 },
    intent: 'L',
    answers: typed,
    documents: [],
    cpf: participant.cpf,
    cloud: { id: 900, protocolId: 'p' },
    key: 'key 1',
  } as const

  /** Saves like the chart of every write. */
  const save = async (...answers: readonly FakeAnswer[]) => {
    const { asked, ports } = portsAgainst(...answers)
    const chart = createMachine({ invoke: { id: 'write', src: 'write', input: { request: saving } } })
    const { actor } = inRecordedSystem(chart.provide({ actors: { write: ports.saveRequest } }), {
      input: undefined,
    })
    const write = actor.getSnapshot().children.write
    if (!write) throw new Error('The write did not start')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await vi.waitFor(() => expect(['interrupted', 'done']).toContain(write.getSnapshot().value ?? 'done'))
    return asked
  }

  test('discards the draft, and sends version and key', async () => {
    keep(ofSeven, 3)
    const asked = await save([saveRequest, { codigo: 'ok', id_pessoa: 501, requerimento: { id: 7 } }])
    expect(asked[0]).toMatchObject({ key: 'key 1', body: { id: 7, versao: 3, id_nuvem: 900, situacao: 'L' } })
    expect(drafts.read(ofSeven)).toBeNull()
  })

  test('keeps the draft if no reply came, with the sent answers', async () => {
    keep(ofSeven, 3)
    await save([saveRequest, new CallError({ kind: 'interrupted' })])
    expect(drafts.read(ofSeven)).toMatchObject({ answers: typed, sent: typed })
  })
})

describe('requestsAdapter optional fields', () => {
  const read = async (reply: object) => {
    const { ports } = portsAgainst([showRequest, reply])
    return outputOf(ports.readRequest, { requestId: 7, participant, reference })
  }
  const listed = async (row: object) => {
    const requerimentos = [{ id: 7, id_tipo_requerimento: 1, situacao: 'E', ...row }]
    const { ports } = portsAgainst([listRequests, { requerimentos }])
    return outputOf(ports.loadRequests, { cloudId: 900 })
  }

  test('returns the status history in order, with a default name for a status without one', async () => {
    const historico = [
      { situacao: 'L', desc_situacao: 'Rascunho', data: '2026-11-19T12:00:00Z' },
      { situacao: 'A', desc_situacao: null, data: '2026-11-20T12:00:00Z', autor: 'Marina' },
    ]
    expect((await read({ ...shown('A', 3), historico })).history).toEqual([
      { status: 'L', name: 'Rascunho', reachedAt: '2026-11-19T12:00:00Z' },
      { status: 'A', name: 'Em análise', reachedAt: '2026-11-20T12:00:00Z', author: 'Marina' },
    ])
    expect((await read(shown('A', 3))).history).toEqual([])
  })

  test('returns the message of the fund for a request in the list', async () => {
    expect(await listed({ mensagem_fundo: 'Falta o RG.' })).toMatchObject([
      { id: 7, correctionRequest: 'Falta o RG.' },
    ])
    expect(await listed({})).toMatchObject([{ id: 7, correctionRequest: '' }])
  })
})
