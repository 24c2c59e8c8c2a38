import { afterEach, describe, expect, test, vi } from 'vitest'

import { type CallInput, createClient } from '#api/client/client.ts'
import { downloadDocument } from '#api/contract/cloud.ts'
import { checkConsent } from '#api/contract/consent.ts'
import { newDocument } from '#api/contract/documents.ts'
import { postalCode } from '#api/contract/postal-code.ts'
import { tables } from '#api/contract/reference.ts'
import { listRequests, saveRequest } from '#api/contract/requests.ts'
import { authenticate } from '#api/contract/session.ts'
import { CallError, type CallFailure } from '#domain/call-failure.ts'

import { uploadByFetch } from '../support/upload-by-fetch.ts'

type Answer =
  | {
      readonly status?: number
      readonly body?: unknown
      readonly text?: string
      readonly headers?: Readonly<Record<string, string>>
    }
  | 'dropped'

const HOSTS = {
  api: 'https://api.test',
  singleSignOn: 'https://sso.test',
  documentStore: 'https://ged.test',
  postalCode: 'https://cep.test',
}

/** A client whose server gives these answers in turn and records its requests. */
function clientAgainst(...answers: readonly Answer[]) {
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init))
    const answer = answers[Math.min(asked.length, answers.length) - 1]
    if (answer === undefined || answer === 'dropped') throw new TypeError('fetch failed')
    return new Response(answer.text ?? JSON.stringify(answer.body), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    })
  }
  const client = createClient({
    hosts: HOSTS,
    token: () => 'token-1',
    fetch,
    upload: uploadByFetch(fetch),
  })
  return { client, asked }
}

async function failureFrom(attempt: Promise<unknown>): Promise<CallFailure> {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CallError)) throw new Error(`Not a CallError: ${String(error)}`)
  return error.failure
}

const consent = { body: { cpf: '52998224725' } }
const credentials = { body: { cpf: '52998224725', senha: 'x' } }
const document = {
  body: {
    id_nuvem: 5,
    id_tipo: 405,
    id_tipo_documento: 2,
    id_protocolo_ged: 'p',
    token_ged: 't',
    arquivo: new File(['%PDF'], 'certidão.pdf'),
    usuario: '1',
    nome: 'Ana',
    id_origem: 1,
    escopo: 'P',
  },
} satisfies CallInput<typeof newDocument>

const draft = {
  body: {
    id: null,
    id_plano: 1,
    id_tipo: 1,
    id_nuvem: 5,
    situacao: 'L',
    usuario: '1',
    detalhes: {},
    dependentes: [],
    endereco: null,
    documentos: [],
  },
  key: 'key-1',
} satisfies CallInput<typeof saveRequest>

const refusedWith = (status: number): CallFailure => ({
  kind: 'refused',
  status,
  message: null,
  problems: [],
})

afterEach(() => {
  vi.useRealTimers()
})

// SERVER-01, UPLOAD-22
describe('client failures', () => {
  test.each<[string, Answer, CallFailure]>([
    ['401', { status: 401, body: {} }, { kind: 'expired' }],
    [
      '401 that says so',
      { status: 401, body: { codigo: 'erro', message: 'Token expirado' } },
      { kind: 'expired' },
    ],
    ['200 with message Token expirado', { body: { message: 'Token expirado' } }, { kind: 'expired' }],
    [
      '500 with error Token expirado',
      { status: 500, body: { error: 'Token expirado' } },
      { kind: 'expired' },
    ],
    ['403', { status: 403, body: {} }, refusedWith(403)],
    ['500', { status: 500, body: {} }, { kind: 'interrupted' }],
    ['a dropped connection', 'dropped', { kind: 'interrupted' }],
    ['an answer off the contract', { body: { nuvem: { id: 'x' } } }, { kind: 'offContract' }],
    ['a page of HTML', { text: '<html>' }, { kind: 'interrupted' }],
    ['an empty body', { text: '' }, { kind: 'interrupted' }],
    ['a body that is cut off', { text: '{"codigo":"ok",' }, { kind: 'interrupted' }],
    [
      '500 with the id of the call',
      { status: 500, body: {}, headers: { 'X-Request-Id': '7K3M-9QXD-2RWH' } },
      { kind: 'interrupted', callId: '7K3M-9QXD-2RWH' },
    ],
    [
      'null with the id of the call',
      { body: null, headers: { 'X-Request-Id': '7K3M-9QXD-2RWH' } },
      { kind: 'offContract', callId: '7K3M-9QXD-2RWH' },
    ],
    ['403 with a page of HTML', { status: 403, text: '<html>' }, refusedWith(403)],
  ])('%s', async (_name, answer, failure) => {
    vi.useFakeTimers()
    const { client } = clientAgainst(answer)
    const ended = failureFrom(client(checkConsent, consent))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await ended).toEqual(failure)
  })

  test.each<[string, string, number | undefined]>([
    ['a number of seconds', '30', 30],
    ['a date', 'Sat, 21 Nov 2026 12:01:30 GMT', 90],
    ['a date that has passed', 'Sat, 21 Nov 2026 11:00:00 GMT', undefined],
    ['anything else', 'soon', undefined],
  ])('a refusal has the waiting time of %s', async (_name, header, retryAfter) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') })
    const body = { codigo: 'erro', message: 'Muitas tentativas.' }
    const { client, asked } = clientAgainst({ status: 429, body, headers: { 'retry-after': header } })
    expect(await failureFrom(client(checkConsent, consent))).toEqual({
      kind: 'refused',
      status: 429,
      message: 'Muitas tentativas.',
      problems: [],
      retryAfter,
    })
    expect(asked).toHaveLength(1)
  })

  test('a codigo other than ok is a refusal with message and problems of the server (P-788)', async () => {
    const erros = [
      { campo: 'detalhes.banco', mensagem: 'Obrigatório', causa: 'obrigatorio' },
      { campo: 'detalhes.conta', mensagem: 'Máximo 10 caracteres' },
    ]
    const { client } = clientAgainst({ status: 422, body: { codigo: 'erro', message: 'Confira', erros } })
    expect(await failureFrom(client(saveRequest, draft))).toEqual({
      kind: 'refused',
      status: 422,
      message: 'Confira',
      problems: [
        { path: 'detalhes.banco', message: 'Obrigatório', code: 'required' },
        { path: 'detalhes.conta', message: 'Máximo 10 caracteres' },
      ],
    })
  })

  test('a codigo other than ok is a refusal even with status 200 (D-55)', async () => {
    const { client } = clientAgainst({ body: { codigo: 'erro' } })
    expect(await failureFrom(client(saveRequest, draft))).toEqual(refusedWith(200))
  })

  test('a refused login is not an expired session (D-16)', async () => {
    const { client } = clientAgainst({
      status: 401,
      body: { codigo: 'erro', message: 'Usuário ou senha inválidos' },
    })
    expect(await failureFrom(client(authenticate, credentials))).toEqual({
      kind: 'refused',
      status: 401,
      message: 'Usuário ou senha inválidos',
      problems: [],
    })
  })
})

describe('client retries (D-61, D-130)', () => {
  const cutOff = { text: '{"codigo":"ok",' }
  const agreed = { body: { codigo: 'nao' } }

  test.each<[string, Answer]>([
    ['a dropped connection', 'dropped'],
    ['a 500', { status: 500, body: {} }],
    ['a body that is cut off', cutOff],
  ])('retries a read 1 s after %s', async (_name, first) => {
    vi.useFakeTimers()
    const { client, asked } = clientAgainst(first, agreed)
    const answer = client(checkConsent, consent)
    await vi.advanceTimersByTimeAsync(999)
    expect(asked).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(2)
    await expect(answer).resolves.toEqual({ codigo: 'nao', nuvem: null })
  })

  test('retries a read once more 2 s later, and then fails', async () => {
    vi.useFakeTimers()
    const { client, asked } = clientAgainst('dropped')
    const failure = failureFrom(client(tables))
    await vi.advanceTimersByTimeAsync(2_999)
    expect(asked).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveLength(3)
    expect(await failure).toEqual({ kind: 'interrupted' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(3)
  })

  test.each<[string, Answer]>([
    ['a refusal', { status: 429, body: {} }],
    ['an answer off the contract', { body: {} }],
  ])('does not retry a read after %s', async (_name, answer) => {
    vi.useFakeTimers()
    const { client, asked } = clientAgainst(answer)
    await failureFrom(client(tables))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
  })

  test('does not retry a read that is aborted between two attempts', async () => {
    vi.useFakeTimers()
    const { client, asked } = clientAgainst('dropped')
    const caller = new AbortController()
    const failure = failureFrom(client(postalCode, { params: { cep: '01310100' }, signal: caller.signal }))
    await vi.advanceTimersByTimeAsync(500)
    caller.abort()
    expect(await failure).toEqual({ kind: 'interrupted' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['a dropped connection', 'dropped'],
    ['a body that is cut off', cutOff],
  ] as const)('never retries a write after %s', async (_name, answer) => {
    vi.useFakeTimers()
    const { client, asked } = clientAgainst(answer)
    expect(await failureFrom(client(saveRequest, draft))).toEqual({ kind: 'interrupted' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).toHaveLength(1)
  })
})

describe('client requests', () => {
  test('sends the bearer token, the idempotency key and the JSON body', async () => {
    const { client, asked } = clientAgainst({ body: { codigo: 'erro' } })
    await failureFrom(client(saveRequest, draft))
    expect(asked[0]?.url).toBe('https://api.test/api/requerimento/salvareqerimento')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(asked[0]?.headers.get('idempotency-key')).toBe('key-1')
    expect(await asked[0]?.json()).toEqual(draft.body)
  })

  test('sends a public call without a bearer token', async () => {
    const { client, asked } = clientAgainst({ body: { token: 't' } })
    await client(authenticate, credentials)
    expect(asked[0]?.headers.has('authorization')).toBe(false)
  })

  test('puts parameters into the path, at the host of the call', async () => {
    const { client, asked } = clientAgainst({ body: { erro: 'true' } })
    await client(postalCode, { params: { cep: '01310100' } })
    expect(asked[0]?.url).toBe('https://cep.test/ws/01310100/json/')
  })

  test('puts a parameter that is not in the path into the query', async () => {
    const { client, asked } = clientAgainst({ body: { requerimentos: [] } })
    await client(listRequests, { params: { id_nuvem: 7, pagina: 2 } })
    await client(listRequests, { params: { id_nuvem: 7 } })
    expect(asked.map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/api/requerimento/7?pagina=2',
      '/api/requerimento/7',
    ])
  })

  test('encodes a parameter, so that it cannot change the path', async () => {
    const odd = { ...postalCode, path: '/ws/:cep/json/' } as const
    const { client, asked } = clientAgainst({ body: {} })
    await client(odd, { params: { cep: '../../api' } })
    expect(asked[0]?.url).toBe('https://cep.test/ws/..%2F..%2Fapi/json/')
  })

  test('sends a file as multipart under its name, with the token and its key', async () => {
    const { client, asked } = clientAgainst({ body: { codigo: 'ok', id_documento: 9 } })
    await client(newDocument, { ...document, key: 'k-1' })
    const form = await asked[0]?.formData()
    expect(form?.get('arquivo')).toMatchObject({ name: 'certidão.pdf' })
    expect(form?.get('id_tipo')).toBe('405')
    expect(asked[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(asked[0]?.headers.get('idempotency-key')).toBe('k-1')
  })

  test('reports the progress of an upload', async () => {
    const { client } = clientAgainst({ body: { codigo: 'ok', id_documento: 9 } })
    const sent: number[] = []
    await client(newDocument, { ...document, onProgress: (bytes) => sent.push(bytes) })
    expect(sent).toEqual([4])
  })

  test.each<[Answer, CallFailure]>([
    ['dropped', { kind: 'interrupted' }],
    [{ status: 502, text: '<html>' }, { kind: 'interrupted' }],
    [{ text: '{"codigo":"ok",' }, { kind: 'interrupted' }],
    [{ status: 401, body: {} }, { kind: 'expired' }],
    [{ body: { codigo: 'ok' } }, { kind: 'offContract' }],
    [
      { status: 413, body: { codigo: 'erro', message: 'Grande demais.' } },
      { kind: 'refused', status: 413, message: 'Grande demais.', problems: [] },
    ],
  ])('an upload answered with %j fails like any call', async (answer, failure) => {
    expect(await failureFrom(clientAgainst(answer).client(newDocument, document))).toEqual(failure)
  })
})

describe('client timeouts (D-61)', () => {
  /** A connection without a response until aborted. */
  const silent = () =>
    createClient({
      hosts: HOSTS,
      token: () => null,
      fetch: (_input, init) =>
        new Promise((_answer, giveUp) => {
          const signal = init?.signal
          if (signal?.aborted) giveUp(signal.reason)
          signal?.addEventListener('abort', () => giveUp(signal.reason))
        }),
    })

  async function expectInterruptedAfter(seconds: number, attempt: () => Promise<unknown>) {
    vi.useFakeTimers()
    let ended: CallFailure | null = null
    void failureFrom(attempt()).then((failure) => {
      ended = failure
    })
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(ended).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toEqual({ kind: 'interrupted' })
  }

  test('a call that is aborted ends at once', async () => {
    const caller = new AbortController()
    const failure = failureFrom(silent()(postalCode, { params: { cep: '01310100' }, signal: caller.signal }))
    caller.abort()
    expect(await failure).toEqual({ kind: 'interrupted' })
  })

  test.each<[string, number, () => Promise<unknown>]>([
    ['a read', 15, () => silent()(tables)],
    [
      'a read that its caller may abandon',
      15,
      () => silent()(postalCode, { params: { cep: '01310100' }, signal: new AbortController().signal }),
    ],
    ['a download', 120, () => silent()(downloadDocument, { params: { id_documento_ged: 5 } })],
    ['a write', 15, () => silent()(saveRequest, draft)],
  ])('%s is interrupted after %i s', (_name, seconds, attempt) => expectInterruptedAfter(seconds, attempt))

  test('the timeout includes the delay before a retry', async () => {
    const asked: number[] = []
    const client = createClient({
      hosts: HOSTS,
      token: () => null,
      // The server fails after 14.5 s, so that the timeout of 15 s comes before the retry.
      fetch: () =>
        new Promise((answer) => {
          asked.push(Date.now())
          setTimeout(() => answer(new Response('{}', { status: 503 })), 14_500)
        }),
    })
    await expectInterruptedAfter(15, () => client(tables))
    expect(asked).toHaveLength(1)
  })
})

// FORM-46
describe('a call that outlives its page', () => {
  const sentWith = async (text: string) => {
    const { client, asked } = clientAgainst({ body: { codigo: 'erro', message: '' } })
    const body = { ...draft.body, detalhes: { nome_pai: text } }
    await failureFrom(client(saveRequest, { ...draft, body, keepalive: true }))
    return asked[0]?.keepalive
  }

  test('is one whose body browsers take; a longer one is sent as any other', async () => {
    expect(await sentWith('Augusto')).toBe(true)
    expect(await sentWith('é'.repeat(40_000))).toBe(false)
  })
})
