import { expect, test } from 'vitest'

import { createClient } from '#api/client/client.ts'
import { downloadDocument } from '#api/contract/cloud.ts'
import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { failureOf, refusalCode } from '#domain/call-failure.ts'

import { pdf } from '../server/support/files.ts'
import { Participant } from '../server/support/participant.ts'
import { serverForTests } from '../server/support/test-server.ts'
import { MARINA } from '../server/support/world.ts'
import { clientOver } from './client-over.ts'

const server = await serverForTests()

const codeOf = async (asked: Promise<unknown>) =>
  refusalCode(await asked.then(() => ({ kind: 'done' as const }), failureOf))

test('a document that waits for its scan is told from other conflicts by its `causa` (P-788)', async () => {
  const marina = await Participant.logIn(server, MARINA)
  const { body } = await marina.upload(pdf('certidão.pdf'), 1)
  const call = clientOver(server, () => marina.token)
  const codeWhen = async (scan: 'waiting' | 'infected') => {
    await server.services.db.updateTable('document').set({ scan }).execute()
    const params = { id_documento_ged: String(body.id_documento) }
    return codeOf(call(downloadDocument, { params }))
  }
  expect([await codeWhen('waiting'), await codeWhen('infected')]).toEqual(['inScan', 'conflict'])
})

const input = { body: { id: 1, id_nuvem: 2, usuario: '' } }

test.each([
  [{}, 400, 'denied'],
  [{}, 401, 'denied'],
  [{}, 403, 'denied'],
  [{}, 404, 'notFound'],
  [{}, 409, 'conflict'],
  [{}, 413, 'tooLarge'],
  [{}, 415, 'unsupportedType'],
  [{}, 422, 'invalid'],
  [{}, 429, 'tooMany'],
  [{}, 410, 'server'],
  [{}, 200, 'server'],
  [{ causa: 'outra' }, 409, 'conflict'],
  [{ causa: null }, 404, 'notFound'],
  [{ causa: 'negado' }, 200, 'denied'],
  [{ causa: 'nao_encontrado' }, 200, 'notFound'],
  [{ causa: 'conflito' }, 200, 'conflict'],
  [{ causa: 'grande_demais' }, 200, 'tooLarge'],
  [{ causa: 'tipo_nao_aceito' }, 200, 'unsupportedType'],
  [{ causa: 'invalido' }, 409, 'invalid'],
  [{ causa: 'limite' }, 422, 'tooMany'],
  [{ causa: 'em_verificacao' }, 422, 'inScan'],
])('an API that refuses with %j and %i means %s', async (said, status, code) => {
  const fetch = async () => Response.json({ codigo: 'erro', message: 'Não.', ...said }, { status })
  const hosts = { api: '', singleSignOn: '', documentStore: '', postalCode: '' }
  const call = createClient({ hosts, token: () => null, fetch })

  const asked = call({ ...removeComplementaryDocument, access: 'public' }, input)
  expect(await codeOf(asked)).toBe(code)
})
