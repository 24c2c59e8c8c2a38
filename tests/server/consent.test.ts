import { expect, test } from 'vitest'

import { checkConsent, grantConsent } from '#api/contract/consent.ts'
import { listRequests } from '#api/contract/requests.ts'

import { serverForTests } from './support/test-server.ts'
import { CARLOS } from './support/world.ts'

const server = serverForTests()

test('grantConsent opens the cloud and stores the text, and a repeated call changes nothing', async () => {
  const token = await server.logIn(CARLOS)
  const check = () => server.call(checkConsent, { token, body: { cpf: CARLOS } })
  expect(await check()).toEqual({ status: 200, body: { codigo: 'nao', nuvem: null } })

  const person = await server.services.db
    .selectFrom('person')
    .select('id')
    .where('cpf', '=', CARLOS)
    .executeTakeFirstOrThrow()
  const grant = (versao_texto?: string) =>
    server.call(grantConsent, {
      token,
      body: { id_pessoa_fisica: person.id, token_ged: '', autorizacao: 'S', usuario: CARLOS, versao_texto },
    })
  expect(await grant('2026-10')).toEqual({
    status: 409,
    body: {
      codigo: 'erro',
      message: 'O texto da autorização mudou. Recarregue a página e leia o texto novo.',
    },
  })
  expect((await check()).body.codigo).toBe('nao')

  const [{ status, body }, ...others] = await Promise.all([grant('2026-11-2'), grant('2026-11-2'), grant()])
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
    .where('person_id', '=', person.id)
    .orderBy('id')
    .execute()
  expect(recorded).toEqual([
    {
      text_version: '2026-11-2',
      text: expect.stringMatching(
        /^Autorizo o fundo a manter e usar cópias dos meus documentos.+fale com o atendimento do fundo\.$/s,
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
