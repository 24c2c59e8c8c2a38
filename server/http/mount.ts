import type { Context, Hono } from 'hono'
import * as v from 'valibot'

import type { Call } from '#api/contract/call.ts'
import { onBehalfOf } from '#server/database/turns.ts'
import { spend } from '#server/limits/limits.ts'
import { type Caller, callerOf, hasConsent, isStaff } from '#server/sessions/caller.ts'
import { pseudonymOf } from '#server/sessions/installation.ts'

import { limitBody } from './body-limits.ts'
import { expired, gone, noConsent, staffOnly } from './errors.ts'
import { type FileAnswer, fileResponse } from './file-response.ts'
import { withInput } from './reading.ts'
import type { Services } from './services.ts'
import type { Verb } from './verb.ts'

/**
 * Binds a verb to a row of the contract and to its aliases: access is checked first and how many calls the person
 * made and files they sent, then the body's size, then its shape; the answer is checked on the way out. Throws at
 * once when verb and contract disagree on the access.
 */
export function mount<C extends Call>(app: Hono, services: Services, call: C, verb: Verb<C>): void {
  if (verb.access !== call.access) {
    throw new Error(`${call.path} is for "${call.access}", its verb for "${verb.access}"`)
  }
  const limit = limitBody(call, services.fund.settings.maxFileMb)
  for (const path of [call.path, ...(call.aliases ?? [])].flatMap(spellings)) {
    app.on(call.method, path, async (c) => {
      const caller = verb.access === 'public' ? null : await callerOf(services, bearerToken(c))
      if (caller) c.set('account', pseudonymOf(services, caller.cpf))
      return onBehalfOf(caller?.personId, async () => {
        const run = await runFor(services, call, verb, caller)
        await limit(c)
        const answer = v.parse(call.reply, await withInput(c, call, services, run))
        return call.answer === 'file' ? fileResponse(answer as FileAnswer) : c.json(answer as object)
      })
    })
  }
}

/** Calls that the specification names and nobody makes: 410 to everybody, whatever was sent (D-121). */
export function mountRetired(app: Hono, { method, path }: Call): void {
  for (const spelling of spellings(path)) {
    app.on(method, spelling, () => {
      throw gone()
    })
  }
}

/** A path that ends in a slash is served without it too. */
const spellings = (path: string) => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path])

/** The verb with its caller filled in, or the refusal of one who may not call it. */
async function runFor<C extends Call>(services: Services, call: C, verb: Verb<C>, caller: Caller | null) {
  type Received = Parameters<typeof verb.run>[0]
  if (verb.access === 'public') return (input: Received) => verb.run(input, services)
  if (caller === null) throw expired()
  await spend(services.limits.calls, String(caller.personId))
  if (call.encoding === 'multipart') await spend(services.limits.uploads, String(caller.personId))
  if (verb.access === 'session') return (input: Received) => verb.run(input, services, caller)
  if (verb.access === 'staff') {
    if (!isStaff(caller)) throw staffOnly()
    return (input: Received) => verb.run(input, services, caller)
  }
  if (verb.access === 'consentOrStaff' && isStaff(caller)) {
    return (input: Received) => verb.run(input, services, caller)
  }
  if (!hasConsent(caller)) throw noConsent()
  return (input: Received) => verb.run(input, services, caller)
}

const bearerToken = (c: Context) => /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null
