import { expect, test } from 'vitest'

import { checkConsent, grantConsent, withdrawConsent } from '#api/contract/consent.ts'
import { listRequests } from '#api/contract/requests.ts'

import { idOf, serverForTests } from '../support/test-server.ts'
import { CARLOS, HELENA } from '../support/world.ts'

const server = await serverForTests()

// CONSENT-07
test('grantConsent opens the cloud and stores the text, and a repeated call changes nothing', async () => {
  const token = await server.logIn(CARLOS)
  const check = () => server.call(checkConsent, { token, body: { cpf: CARLOS } })
  expect(await check()).toEqual({ status: 200, body: { codigo: 'nao', nuvem: null } })

  const id = await idOf(server, CARLOS)
  const grant = (versao_texto?: string) =>
    server.call(grantConsent, {
      token,
      body: { id_pessoa_fisica: id, token_ged: '', autorizacao: 'S', usuario: CARLOS, versao_texto },
    })
  expect(await grant('2026-10')).toEqual({
    status: 409,
    body: {
      codigo: 'erro',
      message: 'O texto da autorização mudou. Recarregue a página e leia o texto novo.',
    },
  })
  expect((await check()).body.codigo).toBe('nao')

  const [{ status, body }, ...others] = await Promise.all([grant('2026-11-4'), grant('2026-11-4'), grant()])
  expect(status).toBe(200)
  const nuvem = body.nuvem as { id: number; id_protocolo_ged: string }
  expect(nuvem.id_protocolo_ged).not.toBe('')

  expect((await check()).body).toEqual({ codigo: 'ok', nuvem })
  expect(await server.call(listRequests, { token, params: { id_nuvem: nuvem.id } })).toEqual({
    status: 200,
    body: { requerimentos: [] },
  })

  expect(others.map((answer) => answer.body)).toEqual([{ nuvem }, { nuvem }])
  const recorded = await server.services.db
    .selectFrom('consent')
    .select(['text_version', 'text', 'granted_at'])
    .where('person_id', '=', id)
    .orderBy('id')
    .execute()
  expect(recorded).toEqual([
    {
      text_version: '2026-11-4',
      text: expect.stringMatching(
        /^Autorizo o fundo a manter e usar cópias dos meus documentos.+Meus requerimentos\..+fale com o atendimento do fundo\.$/s,
      ),
      granted_at: new Date('2026-11-21T15:00:00Z'),
    },
  ])
})

test('grantConsent refuses any answer but S', async () => {
  const token = await server.logIn(CARLOS)
  const body = { id_pessoa_fisica: 502, token_ged: '', autorizacao: 'N', usuario: CARLOS }
  expect((await server.call(grantConsent, { token, body })).status).toBe(422)
})

test('withdrawConsent stops everything but a new consent, and keeps the proof of both (P-511)', async () => {
  const { db } = server.services
  const token = await server.logIn(HELENA)
  const id = await idOf(server, HELENA)
  const consents = () =>
    db
      .selectFrom('consent')
      .select(['text_version', 'granted_through', 'withdrawn_at', 'withdrawn_through'])
      .where('person_id', '=', id)
      .orderBy('id')
      .execute()
  const statuses = () =>
    db.selectFrom('request').select(['id', 'status']).where('person_id', '=', id).orderBy('id').execute()
  const before = await statuses()
  const check = async () => (await server.call(checkConsent, { token, body: { cpf: HELENA } })).body
  const nuvem = (await check()).nuvem as { id: number }
  const withdraw = () => server.call(withdrawConsent, { token, body: { cpf: HELENA } })
  const list = async () => (await server.call(listRequests, { token, params: { id_nuvem: nuvem.id } })).status
  expect(await list()).toBe(200)

  server.setSeconds(60)
  expect(await withdraw()).toEqual({ status: 200, body: { codigo: 'ok' } })
  server.setSeconds(120)
  expect((await withdraw()).status).toBe(200)
  server.setSeconds(0)
  expect(await list()).toBe(403)
  expect(await check()).toEqual({ codigo: 'nao', nuvem: null })
  const withdrawn = {
    granted_through: 'portal',
    withdrawn_at: new Date('2026-11-21T15:01:00Z'),
    withdrawn_through: 'portal',
  }
  expect(await consents()).toEqual([{ text_version: '1', ...withdrawn }])
  expect(await statuses()).toEqual(before)

  const body = { id_pessoa_fisica: id, token_ged: '', autorizacao: 'S', usuario: HELENA } as const
  expect((await server.call(grantConsent, { token, body })).body).toEqual({ nuvem })
  expect(await list()).toBe(200)
  await withdraw()
  expect((await server.call(grantConsent, { token, body })).status).toBe(200)
  expect(
    (await consents()).map(({ text_version, withdrawn_at }) => [text_version, withdrawn_at !== null]),
  ).toEqual([
    ['1', true],
    ['2026-11-4', true],
    ['2026-11-4', false],
  ])
})
