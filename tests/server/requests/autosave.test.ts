import { afterEach, expect, test, vi } from 'vitest'

import { startSession } from '#api/contract/session.ts'

import { createLimits } from '#server/limits/limits.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { survivorRequest } from '../support/survivor.ts'
import { serverForTests } from '../support/test-server.ts'
import { RITA } from '../support/world.ts'

const server = await serverForTests()

afterEach(() => void vi.useRealTimers())

test('a draft that names another person and saves itself every 10 seconds for 50 minutes meets no limit, and prolongs no session (FORM-46, FORM-47)', async () => {
  const token = await server.logIn(RITA)
  const self = await Participant.agreeing(server, token)
  const incomplete = { nome_pai: 'Augusto', banco: '' }
  Object.assign(server.services, { limits: createLimits(server.services.db) })
  vi.useFakeTimers({ toFake: ['Date'] })
  const start = Date.now()
  const made = await self.saved(survivorRequest(4, self.cloudId, { detalhes: incomplete }))
  let { id, versao } = made.requerimento
  for (let seconds = 10; seconds <= 3000; seconds += 10) {
    vi.setSystemTime(start + seconds * 1000)
    server.setSeconds(seconds)
    const detalhes = { ...incomplete, nome_pai: `Augusto ${seconds}` }
    const { status, body } = await self.save(
      survivorRequest(4, self.cloudId, { id, versao, detalhes }),
      `key-${seconds}`,
    )
    expect(status).toBe(200)
    ;({ id, versao } = (body as Saved).requerimento)
  }
  expect([id, versao]).toEqual([made.requerimento.id, made.requerimento.versao + 300])
  server.setSeconds(3601)
  expect((await server.call(startSession, { token, body: { cpf: '' } })).status).toBe(401)
})
