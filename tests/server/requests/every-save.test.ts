import { beforeAll, describe, expect, test } from 'vitest'

import { loadBankChange, saveBankChange, startBankChange } from '#api/contract/bank-change.ts'
import type { Call } from '#api/contract/call.ts'
import { loadEnrolment, saveEnrolment } from '#api/contract/enrolment.ts'
import { loadPortability, savePortability } from '#api/contract/portability.ts'
import { saveRequest, showRequest } from '#api/contract/requests.ts'
import type { RequestStatus } from '#domain/requests/status.ts'

import { addRequest } from '../access/belongings.ts'
import { bankChange, ticked } from '../support/bank-change.ts'
import type { Answer } from '../support/calling.ts'
import { company, enrolment } from '../support/enrolment.ts'
import { Participant } from '../support/participant.ts'
import { portability } from '../support/portability.ts'
import { retirement } from '../support/retirement.ts'
import { idOf, serverForTests } from '../support/test-server.ts'
import { JOAO, MARINA } from '../support/world.ts'

const server = await serverForTests()

type Request = { readonly id?: number; readonly situacao?: string; readonly versao?: number }

/** Answers that can be sent, the same with a change that is allowed in E too, or none. */
type Answers = 'whole' | 'changed' | 'none'

type Family = {
  readonly name: string
  readonly typeId: number
  readonly cpf: string
  readonly save: Call
  readonly load: Call
  /** `benefits` are those that the person receives. */
  readonly bodyOf: (
    cloudId: number,
    request: Request,
    answers: Answers,
    benefits: readonly number[],
  ) => object
  /** The places of the changed answers. */
  readonly changed: readonly string[]
  /** What is missing before a document is attached. */
  readonly missing: readonly string[]
  /** A document that may be missing. */
  readonly optional?: number
}

const ACCOUNT = { conta: '999888' }
const IDENTITY = 'Documento de identidade (RG ou CNH)'

const families: readonly Family[] = [
  {
    name: 'saveRequest',
    typeId: 1,
    cpf: MARINA,
    save: saveRequest,
    load: showRequest,
    bodyOf: (cloudId, request, answers) =>
      answers === 'none'
        ? { ...retirement(cloudId, request as object), detalhes: {}, endereco: null }
        : retirement(cloudId, { ...(request as object), detalhes: answers === 'changed' ? ACCOUNT : {} }),
    changed: ['detalhes.conta'],
    missing: [
      IDENTITY,
      'Comprovante de residência',
      'Comprovante de conta bancária',
      'Carteira de trabalho: folhas do contrato e da baixa',
    ],
  },
  {
    name: 'savePortability',
    typeId: 10,
    cpf: MARINA,
    save: savePortability,
    load: loadPortability,
    bodyOf: (_cloudId, request, answers) => {
      const detalhes = { changed: { nome_plano: 'Outro plano' }, whole: {}, none: { nome_entidade: '' } }
      return portability({ requerimento: request, detalhes: detalhes[answers] })
    },
    changed: ['detalhes.nome_plano'],
    missing: [IDENTITY, 'Termo de rescisão do contrato de trabalho', 'Termo de portabilidade assinado'],
  },
  {
    name: 'saveEnrolment',
    typeId: 11,
    cpf: MARINA,
    save: saveEnrolment,
    load: loadEnrolment,
    bodyOf: (cloudId, request, answers) =>
      answers === 'none'
        ? { requerimento: { ...request, id_nuvem: cloudId }, usuario: MARINA }
        : enrolment(cloudId, {
            requerimento: request,
            participante: answers === 'changed' ? { naturalidade: 'Mariana' } : {},
            empresas: answers === 'changed' ? [company] : [],
            dependentes: [],
          }),
    changed: ['empresas', 'participante.naturalidade'],
    missing: [IDENTITY, 'CPF', 'Comprovante de residência'],
    optional: 15,
  },
  {
    name: 'saveBankChange',
    typeId: 15,
    cpf: JOAO,
    save: saveBankChange,
    load: loadBankChange,
    bodyOf: (cloudId, request, answers, benefits) =>
      bankChange(cloudId, {
        requerimento: request,
        detalhes: answers === 'changed' ? ACCOUNT : {},
        beneficios: { whole: benefits.slice(1), changed: benefits, none: [] }[answers].map((id) =>
          ticked(id),
        ),
      }),
    changed: ['beneficios', 'detalhes.conta'],
    missing: [IDENTITY, 'Comprovante de conta bancária'],
  },
]

const NOT_FOUND = { status: 404, body: { codigo: 'erro', message: 'Não encontrado.' } }
const FIXED = {
  status: 409,
  body: { codigo: 'erro', message: 'A situação do requerimento não permite esta alteração.' },
}

// FORM-27, FORM-37
describe.each(families)('$name', ({ typeId, cpf, save: call, load: loading, bodyOf, ...expected }) => {
  let person: Participant
  let benefits: readonly number[] = []

  beforeAll(async () => {
    person = await Participant.logIn(server, cpf)
    const { body } = await server.call(startBankChange, { token: person.token })
    const received = (body.beneficios ?? []) as { id_beneficio: number }[]
    benefits = received.map(({ id_beneficio }) => id_beneficio)
  })

  const save = (request: Request, answers: Answers = 'whole', key?: string) =>
    server.call(call, {
      token: person.token,
      body: bodyOf(person.cloudId, request, answers, benefits),
      ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
    })

  const load = (id: number) =>
    server.call(loading, { token: person.token, params: { id }, body: { id_requerimento: id } })

  const saved = async (request: Request, answers?: Answers) => readOf(await save(request, answers))

  const attachAll = async (documents: readonly Document[]) => {
    for (const { id, typeId: type } of documents)
      if (type !== expected.optional) await person.attach({ id_req_doc: id }, await person.newDocument(type))
  }

  test('gives a new request a protocol of the year', async () => {
    const first = await saved({})
    expect(first).toMatchObject({ situacao: 'L', versao: 1, protocolo: expect.stringMatching(/^2026\d{6}$/) })
    expect((await saved({})).protocolo).not.toBe(first.protocolo)
  })

  test('creates one request for a repeated key, also concurrently', async () => {
    const before = await server.requestCount()
    const repeat = () => save({}, 'whole', `key of ${typeId}`)
    const [first, ...others] = await Promise.all([repeat(), repeat(), repeat()])
    expect(first.status).toBe(200)
    expect([...others, await repeat()]).toEqual([first, first, first])
    expect(await server.requestCount()).toBe(before + 1)
  })

  test('refuses an older version with the answers that changed since', async () => {
    const { id, versao } = await saved({})
    await saved({ id, versao }, 'changed')
    expect(await save({ id, versao })).toEqual({
      status: 409,
      body: {
        codigo: 'erro',
        message: 'O requerimento foi alterado em outra janela. Recarregue a página.',
        erros: expected.changed.map((campo) => ({
          campo,
          mensagem: 'Alterado depois que você abriu o requerimento.',
        })),
      },
    })
  })

  test('waits for the documents, and changes a returned request that is sent again', async () => {
    const { id, documents } = await saved({})
    const early = await save({ id, situacao: 'A' })
    expect([early.status, early.body.erros]).toEqual([
      422,
      expected.missing.map((name) => ({ campo: 'documentos', mensagem: `Falta para enviar: ${name}` })),
    ])
    expect(readOf(await load(id)).situacao).toBe('L')
    await attachAll(documents)
    expect((await saved({ id, situacao: 'A' })).situacao).toBe('A')
    await server.setStatus(id, 'E')
    expect((await saved({ id }, 'changed')).situacao).toBe('E')
    expect((await saved({ id, situacao: 'A' }, 'changed')).situacao).toBe('A')
  })

  test('cancels without valid answers, but only what was saved', async () => {
    const { id } = await saved({})
    expect((await saved({ id, situacao: 'N' }, 'none')).situacao).toBe('N')
    expect(await save({ situacao: 'N' }, 'none')).toEqual({
      status: 422,
      body: { codigo: 'erro', message: 'Não foi possível salvar o requerimento.' },
    })
  })

  // FORM-30, FORM-31, FORM-36
  describe('after saving, sending and cancelling', () => {
    let id = 0
    beforeAll(async () => {
      const { documents, ...draft } = await saved({})
      id = draft.id
      await attachAll(documents)
    })

    test.each<RequestStatus>(['L', 'E'])('%s stays, becomes A or becomes N', async (status) => {
      const moves = [
        ['L', status],
        ['A', 'A'],
        ['N', 'N'],
      ] as const
      for (const [situacao, letter] of moves) {
        await server.setStatus(id, status)
        expect(readOf(await save({ id, situacao })).situacao).toBe(letter)
        expect(readOf(await load(id)).situacao).toBe(letter)
      }
    })

    test.each<RequestStatus>(['A', 'C', 'D', 'I', 'N', 'V', 'F', 'R', 'X', 'Z'])(
      '%s does not change',
      async (status) => {
        await server.setStatus(id, status)
        const before = await load(id)
        for (const situacao of ['L', 'A', 'N']) expect(await save({ id, situacao })).toEqual(FIXED)
        expect(await load(id)).toEqual(before)
      },
    )

    test('no status that only the fund sets', async () => {
      await server.setStatus(id, 'L')
      expect((await save({ id, situacao: 'D' })).status).toBe(422)
      expect(readOf(await load(id)).situacao).toBe('L')
    })
  })

  test.each([1, 10, 11, 15, 16].filter((other) => other !== typeId))(
    'does not find a request of type %i',
    async (other) => {
      const id = await addRequest(server.services.db, await idOf(server, cpf), other, 'L')
      expect(await save({ id })).toEqual(NOT_FOUND)
      // showRequest is not about one type.
      if (typeId !== 1) expect(await load(id)).toEqual(NOT_FOUND)
    },
  )
})

type Document = { readonly id: number; readonly typeId: number }

/** The request of a reply; an enrolment has other names. */
function readOf({ status, body }: Answer) {
  expect([status, body.message]).toEqual([200, undefined])
  const request = (body.requerimento ?? { ...body, id: body.id_requerimento }) as {
    readonly id: number
    readonly protocolo: string
    readonly situacao: string
    readonly versao: number
  }
  const rows = (body.documentos ?? body.requerimento_docs ?? []) as readonly Record<string, number>[]
  const documents = rows.map(
    (row): Document => ({
      id: row.id_req_doc ?? row.id ?? 0,
      typeId: row.id_tipo_documento ?? 0,
    }),
  )
  return { ...request, documents }
}
