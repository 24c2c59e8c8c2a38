import { beforeAll, describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'

import { pdf } from './support/files.ts'
import { serverForTests } from './support/test-server.ts'
import { BEATRIZ, CARLOS, MARINA } from './support/world.ts'

const server = serverForTests()

/** Marina's token, and what belongs to Beatriz. */
let token = ''
const beatriz = {
  personId: 0,
  cloudId: 0,
  requestId: 0,
  requiredId: 0,
  dependantRequiredId: 0,
  dependantId: 0,
  documentId: 0,
}
const marina = { personId: 0, cloudId: 0, requestId: 0, requiredId: 0, documentId: 0 }

beforeAll(async () => {
  const { db } = server.services
  token = await server.logIn(MARINA)
  const ownedBy = async (cpf: string) => {
    const person = await db
      .selectFrom('person')
      .innerJoin('cloud', 'cloud.person_id', 'person.id')
      .select(['person.id as personId', 'cloud.id as cloudId'])
      .where('cpf', '=', cpf)
      .executeTakeFirstOrThrow()
    const { documentId } = await db
      .selectFrom('document')
      .select('id as documentId')
      .where('cloud_id', '=', person.cloudId)
      .executeTakeFirstOrThrow()
    const { requestId, requiredId } = await db
      .selectFrom('required_document')
      .innerJoin('request', 'request.id', 'required_document.request_id')
      .select(['request.id as requestId', 'required_document.id as requiredId'])
      .where('request.person_id', '=', person.personId)
      .where('request.status', '=', 'L')
      .where('dependant_id', 'is', null)
      .executeTakeFirstOrThrow()
    return { ...person, documentId, requestId, requiredId }
  }
  Object.assign(marina, await ownedBy(MARINA))
  Object.assign(beatriz, await ownedBy(BEATRIZ))
  const dependantRow = await db
    .selectFrom('required_document')
    .innerJoin('request', 'request.id', 'required_document.request_id')
    .select(['required_document.id as dependantRequiredId', 'dependant_id as dependantId'])
    .where('request.person_id', '=', beatriz.personId)
    .where('request.status', '=', 'L')
    .where('dependant_id', 'is not', null)
    .executeTakeFirstOrThrow()
  Object.assign(beatriz, dependantRow)
})

const all = Object.entries<Call>(calls)
const withSession = all.filter(([, call]) => call.access !== 'public')
const withConsent = all.filter(([, call]) => call.access === 'consent')

describe('every call of the contract', () => {
  test.each(all)('%s is served, under every one of its paths', (_name, call) => {
    const served = server.app.routes.map(({ method, path }) => `${method} ${path}`)
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      expect(served).toContain(`${call.method} ${path}`)
    }
  })

  test.each(withSession)('%s without a token is an expired session', async (_name, call) => {
    expect(await server.call(call)).toEqual({
      status: 401,
      body: { codigo: 'erro', message: 'Token expirado' },
    })
  })

  test.each(withSession)('%s with an invented token is one as well', async (_name, call) => {
    expect((await server.call(call, { token: 'A'.repeat(43) })).status).toBe(401)
  })

  test.each(withConsent)('%s before consent is forbidden', async (_name, call) => {
    const carlos = await server.logIn(CARLOS)
    expect((await server.call(call, { token: carlos })).status).toBe(403)
  })
})

const upload = (fields: Readonly<Record<string, string | number | File>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.set(name, value)
    else form.set(name, String(value))
  }
  return form
}

type Attempt = { readonly params?: Record<string, number>; readonly body?: unknown }

/** Right in everything for Marina; `theirs` replaces one thing by Beatriz's. */
const attempts: Readonly<Record<string, (theirs: Record<string, unknown>) => Attempt>> = {
  startSession: (theirs) => ({ body: { cpf: MARINA, ...theirs } }),
  checkConsent: (theirs) => ({ body: { cpf: MARINA, ...theirs } }),
  grantConsent: (theirs) => ({
    body: { id_pessoa_fisica: marina.personId, token_ged: '', autorizacao: 'S', usuario: MARINA, ...theirs },
  }),
  listRequests: (theirs) => ({ params: { id_nuvem: marina.cloudId, ...theirs } }),
  showRequest: (theirs) => ({ params: { id: marina.requestId, ...theirs } }),
  trustBeneficiaries: (theirs) => ({ body: { id_pessoa: marina.personId, id_plano: 1, ...theirs } }),
  saveRequest: (theirs) => ({
    body: {
      id: marina.requestId,
      id_plano: 1,
      id_tipo: 1,
      id_nuvem: marina.cloudId,
      situacao: 'N',
      usuario: MARINA,
      detalhes: {},
      dependentes: [],
      endereco: null,
      documentos: [],
      ...theirs,
    },
  }),
  newDocument: (theirs) => ({
    body: upload({
      id_nuvem: marina.cloudId,
      id_tipo: 405,
      id_tipo_documento: 1,
      id_protocolo_ged: '',
      token_ged: '',
      arquivo: pdf('rg.pdf'),
      usuario: MARINA,
      nome: '',
      id_origem: 1,
      escopo: 'P',
      ...(theirs as Record<string, string>),
    }),
  }),
  attachDocument: (theirs) => ({
    body: {
      id_req_doc: marina.requiredId,
      id_documento: marina.documentId,
      id_situacao: 4,
      usuario: MARINA,
      id_nuvem: marina.cloudId,
      ...theirs,
    },
  }),
  attachBeneficiaryDocument: (theirs) => ({
    body: {
      id_req_bnf_doc: beatriz.dependantRequiredId,
      id_beneficiario: beatriz.dependantId,
      id_documento: marina.documentId,
      id_situacao: 4,
      usuario: MARINA,
      id_nuvem: marina.cloudId,
      ...theirs,
    },
  }),
}

/** What of Beatriz each call might be given, and what is answered. */
const foreign: readonly [keyof typeof calls, string, () => Record<string, unknown>, number][] = [
  ['startSession', 'her CPF', () => ({ cpf: BEATRIZ }), 403],
  ['checkConsent', 'her CPF', () => ({ cpf: BEATRIZ }), 403],
  ['grantConsent', 'her CPF', () => ({ usuario: BEATRIZ }), 403],
  ['grantConsent', 'her person', () => ({ id_pessoa_fisica: beatriz.personId }), 404],
  ['listRequests', 'her cloud', () => ({ id_nuvem: beatriz.cloudId }), 404],
  ['showRequest', 'her request', () => ({ id: beatriz.requestId }), 404],
  ['trustBeneficiaries', 'her person', () => ({ id_pessoa: beatriz.personId }), 404],
  ['saveRequest', 'her CPF', () => ({ usuario: BEATRIZ }), 403],
  ['saveRequest', 'her cloud', () => ({ id_nuvem: beatriz.cloudId }), 404],
  ['saveRequest', 'her request', () => ({ id: beatriz.requestId }), 404],
  ['newDocument', 'her CPF', () => ({ usuario: BEATRIZ }), 403],
  ['newDocument', 'her cloud', () => ({ id_nuvem: beatriz.cloudId }), 404],
  ['attachDocument', 'her CPF', () => ({ usuario: BEATRIZ }), 403],
  ['attachDocument', 'her cloud', () => ({ id_nuvem: beatriz.cloudId }), 404],
  ['attachDocument', 'her required document', () => ({ id_req_doc: beatriz.requiredId }), 404],
  ['attachDocument', 'her document', () => ({ id_documento: beatriz.documentId }), 404],
  ['attachDocument', 'her request', () => ({ id_requerimento: beatriz.requestId }), 404],
  ['attachBeneficiaryDocument', 'her CPF', () => ({ usuario: BEATRIZ }), 403],
  ['attachBeneficiaryDocument', 'her cloud', () => ({ id_nuvem: beatriz.cloudId }), 404],
  ['attachBeneficiaryDocument', 'her dependant', () => ({}), 404],
]

describe("somebody else's things", () => {
  test('are tried on every call that takes an id or a CPF', () => {
    const takesNone: readonly (keyof typeof calls)[] = [
      'authenticate',
      'logOut',
      'tables',
      'lists',
      'postalCode',
    ]
    const tried = new Set<string>([...foreign.map(([name]) => name), ...takesNone])
    expect(Object.keys(calls).filter((name) => !tried.has(name))).toEqual([])
  })

  test.each(foreign)('%s refuses %s', async (name, _what, theirs, expected) => {
    const before = await fingerprint()
    const attempt = attempts[name]?.(theirs())
    const { status, body } = await server.call(calls[name], { token, ...attempt })
    expect(status).toBe(expected)
    expect(body).toMatchObject({ codigo: 'erro' })
    expect(await fingerprint()).toEqual(before)
  })

  test('read the same as things that do not exist', async () => {
    const show = (id: number) => server.call(calls.showRequest, { token, params: { id } })
    expect(await show(beatriz.requestId)).toEqual(await show(999_999))
  })
})

describe("one's own things", () => {
  // Cancelling comes last: after it the others would have nothing open to work on.
  test.each([
    'startSession',
    'checkConsent',
    'grantConsent',
    'listRequests',
    'showRequest',
    'trustBeneficiaries',
    'newDocument',
    'attachDocument',
    'saveRequest',
  ] as const)('%s goes through with the very same call', async (name) => {
    expect((await server.call(calls[name], { token, ...attempts[name]?.({}) })).status).toBe(200)
  })
})

/** Everything that those calls could have changed. */
async function fingerprint() {
  const { db } = server.services
  return {
    requests: await db.selectFrom('request').selectAll().orderBy('id').execute(),
    documents: await db.selectFrom('document').select('id').orderBy('id').execute(),
    required: await db.selectFrom('required_document').selectAll().orderBy('id').execute(),
    consents: await db.selectFrom('consent').selectAll().orderBy('id').execute(),
  }
}
