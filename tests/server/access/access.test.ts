import { describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, CARLOS, MARINA, TERESA } from '../support/world.ts'
import { fieldsOf, make, withValueAt } from './attempt.ts'
import { attempts } from './attempts.ts'
import { belongingsOf, stateOf } from './belongings.ts'

/**
 * Covers every call of the contract: a new one with a body needs an entry in `access/attempts.ts`, and each
 * field of a participant's call that may identify a thing or a person is tried with another person's.
 */
const server = await serverForTests()

type Name = keyof typeof calls

const token = await server.logIn(MARINA)
const staffToken = await server.logIn(TERESA)
const marina = await belongingsOf(server.services.db, MARINA)
const beatriz = await belongingsOf(server.services.db, BEATRIZ)

const all = Object.entries<Call>(calls) as [Name, Call][]
const inUse = all.filter(([, call]) => call.access !== 'retired')
const withSession = inUse.filter(([, call]) => call.access !== 'public')
const of = (...access: Call['access'][]) => inUse.filter(([, call]) => access.includes(call.access))

const EXPIRED = { status: 401, body: { codigo: 'erro', message: 'Token expirado' } }

const rightfully = (name: Name, by: string | null = token) =>
  make(server, calls[name], attempts[name].sent(marina), by)

// CONSENT-09, SERVER-02 to SERVER-04
describe('every call of the contract', () => {
  test('is served under its path and its aliases', () => {
    const served = server.app.routes.map(({ method, path }) => `${method} ${path}`)
    const wanted = all.flatMap(([, { method, path, aliases = [] }]) =>
      [path, ...aliases].map((place) => `${method} ${place}`),
    )
    expect(served).toEqual(expect.arrayContaining(wanted))
  })

  test.each([
    ['without a token', null, 0],
    ['to an invented token', 'A'.repeat(43), 0],
    ['to a token of an hour ago', token, 3601],
  ])('answers "expired" %s', async (_what, by, seconds) => {
    server.setSeconds(seconds)
    for (const [name] of withSession) expect.soft(await rightfully(name, by), name).toEqual(EXPIRED)
    server.setSeconds(0)
  })

  test.each(of('consent', 'consentOrStaff'))('%s is forbidden before consent', async (name) => {
    const answer = await rightfully(name, await server.logIn(CARLOS))
    expect(answer).toMatchObject({ status: 403, body: { codigo: 'erro' } })
  })

  test.each(of('consent'))('%s is forbidden for staff', async (name) => {
    expect(await rightfully(name, staffToken)).toMatchObject({ status: 403, body: { codigo: 'erro' } })
  })

  test.each(of('staff'))('%s is forbidden for a participant', async (name) => {
    expect(await rightfully(name)).toMatchObject({ status: 403, body: { codigo: 'erro' } })
  })

  test.each(['auditDesk', 'erasePerson', 'exportPerson', 'exportDocument', 'freeVisitor'] as const)(
    '%s is forbidden for a role without the right',
    async (name) => {
      for (const [role, title] of [
        [2, 'Conferente de documentos'],
        [56558, 'Consulta'],
      ] as const) {
        await server.setRole(TERESA, role)
        expect(await rightfully(name, staffToken)).toEqual({
          status: 403,
          body: { codigo: 'erro', message: `O papel "${title}" não permite esta ação.` },
        })
      }
      await server.setRole(TERESA, 1)
    },
  )
})

describe('every field that identifies a thing or a person', () => {
  const cells = of('session', 'consent', 'consentOrStaff').flatMap(([name, call]) =>
    fieldsOf(call, attempts[name]).map((field) => ({ name, ...field })),
  )

  test.each(cells)(
    '$name with the $thing of another person in $place',
    async ({ name, place, thing, kind }) => {
      const { db } = server.services
      const sent = attempts[name].sent(marina)
      const before = { own: await stateOf(db, marina), theirs: await stateOf(db, beatriz) }
      const answer = await make(server, calls[name], withValueAt(sent, place, beatriz[thing]), token)
      expect(await stateOf(db, beatriz)).toEqual(before.theirs)
      if (kind === 'ignored') {
        expect(answer.status).toBe(200)
        return
      }
      expect(answer).toMatchObject({ status: kind === 'person' ? 403 : 404, body: { codigo: 'erro' } })
      expect(await stateOf(db, marina)).toEqual(before.own)
      if (kind === 'thing') {
        const unknown = withValueAt(sent, place, 999_999_999)
        expect(await make(server, calls[name], unknown, token)).toEqual(answer)
      }
    },
  )
})

describe("the owner's own things", () => {
  test('the state comparison detects a change', async () => {
    const before = await stateOf(server.services.db, marina)
    await rightfully('saveRequest')
    expect(await stateOf(server.services.db, marina)).not.toBe(before)
  })

  // Last, because they end the consent and the session.
  const LAST: readonly string[] = ['withdrawConsent', 'logOut']
  const names = all.map(([name]) => name).sort((one, other) => LAST.indexOf(one) - LAST.indexOf(other))

  test.each(names)('%s succeeds with the same input', async (name) => {
    const { by, answered = 200 } = attempts[name]
    const answer = await rightfully(name, by === 'staff' ? staffToken : token)
    expect(answer.status).toBe(answered)
  })
})
