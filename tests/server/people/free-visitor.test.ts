import { describe, expect, test } from 'vitest'

import { auditDesk, freeVisitor } from '#api/contract/desk.ts'
import { authenticate, startSession } from '#api/contract/session.ts'
import { newPassword, validateVisitor } from '#api/contract/visitor.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import { sweepDrafts } from '#server/documents/drafts.ts'

import { Participant, rowOf } from '../support/participant.ts'
import { survivorRequest } from '../support/survivor.ts'
import { serverForTests } from '../support/test-server.ts'
import { codeFor, NEW_CPFS, registration, VI } from '../support/visitor.ts'
import { MARINA, NOW, TERESA } from '../support/world.ts'

const server = await serverForTests()

const unused = [...NEW_CPFS]
let cpf = ''
const staff = await server.logIn(TERESA)

const STRANGER = { email_pessoal: 'eva@correio.example', nome: 'Eva Lima' }

/** Selects another unused CPF for the test. */
const takeCpf = () => {
  cpf = unused.shift() ?? ''
}

async function register(answers: Readonly<Record<string, string>>): Promise<string> {
  const code = await codeFor(server, cpf, answers.email_pessoal)
  const { body } = await server.call(validateVisitor, {
    body: { visitante: registration(cpf, answers), ...code },
  })
  return String(body.codigo)
}

const logIn = (senha = '70415926') => server.call(authenticate, { body: { cpf, senha } })

/** The visitor, logged in and with consent, which files require. */
const visitor = async () => Participant.agreeing(server, String((await logIn()).body.token))

/** A request of the visitor, with answers and a document, which then reached these statuses. */
async function request(...reached: readonly RequestStatus[]): Promise<void> {
  const stranger = await visitor()
  const saved = await stranger.saved(survivorRequest(4, stranger.cloudId))
  await stranger.attach(rowOf(saved, 1), await stranger.newDocument(1))
  const { id } = saved.requerimento
  for (const status of reached) {
    await server.setStatus(id, status)
    const row = { request_id: id, status, reached_at: NOW }
    await server.services.db.insertInto('request_status').values(row).execute()
  }
}

const free = (whose = cpf, motivo = 'O titular compareceu ao fundo.') =>
  server.call(freeVisitor, { token: staff, body: { cpf: whose, motivo } })

const releases = () => server.services.db.selectFrom('visitor_release').selectAll().execute()

// VISITOR-34
describe('freeVisitor', () => {
  test('deletes the account and its data, and the owner of the CPF registers', async () => {
    takeCpf()
    expect(await register(STRANGER)).toBe('ok')
    await request()
    const token = String((await logIn()).body.token)
    const files = server.documents.files.size
    const before = (await releases()).length

    expect(await free()).toEqual({ status: 200, body: { codigo: 'ok' } })
    expect((await server.call(startSession, { token, body: { cpf } })).status).toBe(401)
    expect((await logIn()).status).toBe(401)
    await sweepDrafts(server.services, 60)
    expect(server.documents.files.size).toBe(files - 1)

    const [release] = (await releases()).slice(before)
    expect(release).toMatchObject({
      staff_id: expect.any(Number) as number,
      reason: 'O titular compareceu ao fundo.',
      cpf_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
    })
    expect(server.log.join('')).toContain('"msg":"visitor removed"')
    expect(server.log.join('')).not.toContain(cpf)

    expect(await register({ senha: '83625914', confirmar_senha: '83625914' })).toBe('ok')
    expect((await logIn('83625914')).status).toBe(200)
  })

  test('keeps the record of who of the staff read about the account', async () => {
    takeCpf()
    expect(await register(STRANGER)).toBe('ok')
    expect((await server.call(auditDesk, { token: staff, body: { cpf } })).status).toBe(200)
    const reads = () => server.services.db.selectFrom('desk_read').selectAll().orderBy('id').execute()
    const before = await reads()
    expect(before).toMatchObject([{ what: 'audit', person_id: expect.any(Number) as number }])
    await free()
    expect(await reads()).toEqual(before.map((row) => ({ ...row, person_id: null })))
  })

  test('makes earlier codes invalid', async () => {
    takeCpf()
    const early = await codeFor(server, cpf, STRANGER.email_pessoal)
    expect(await register(STRANGER)).toBe('ok')
    await free()
    const again = await server.call(validateVisitor, {
      body: { visitante: registration(cpf, STRANGER), ...early },
    })
    expect(again.body).toEqual({ codigo: 'codigo_invalido' })
    const recovered = await server.call(newPassword, { body: { cpf, senha: '83625914', ...early } })
    expect(recovered.body).toEqual({ codigo: 'codigo_invalido' })
  })
})

describe('freeVisitor is refused', () => {
  const WHOSE = 'Ninguém se cadastrou no portal com este CPF, ou o cadastro é do próprio fundo.'

  test.each([
    ['of a participant', MARINA],
    ['of the staff', TERESA],
    ['that is unknown', '55017293698'],
    ['that the fund registered itself', '60581937295'],
  ])('%s', async (_whose, whose) => {
    const before = await releases()
    expect(await free(whose)).toEqual({ status: 409, body: { codigo: 'erro', message: WHOSE } })
    expect(await releases()).toEqual(before)
  })

  test('after a request was sent, even if it was cancelled later', async () => {
    takeCpf()
    expect(await register(STRANGER)).toBe('ok')
    await request('A', 'N')
    expect((await free()).status).toBe(409)
    expect((await logIn()).status).toBe(200)
  })

  test('without a reason or for a wrong CPF', async () => {
    expect((await free(VI, ' ')).status).toBe(422)
    expect((await free('37258049151')).status).toBe(422)
    expect((await server.call(authenticate, { body: { cpf: VI, senha: '20262026' } })).status).toBe(200)
  })
})
