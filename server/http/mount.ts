import type { Context, Hono } from 'hono'
import * as v from 'valibot'

import type { Access, Call } from '#api/contract/call.ts'
import type { FileReply } from '#api/contract/wire.ts'
import { onBehalfOf } from '#server/kernel/acting.ts'
import { expired, gone, noConsent, staffOnly } from '#server/kernel/errors.ts'
import { consume } from '#server/limits/limits.ts'
import { addLogField } from '#server/logs/log-context.ts'
import {
  type Caller,
  type ConsentingCaller,
  callerOf,
  hasConsent,
  isStaff,
  type StaffCaller,
} from '#server/sessions/caller.ts'
import { pseudonymOf } from '#server/sessions/installation.ts'

import { limitBody } from './body-limits.ts'
import { encodedResponse, encodingFor } from './compressed.ts'
import { fileResponse } from './file-response.ts'
import type { CallerFor, Handler } from './handler.ts'
import { withInput } from './reading.ts'
import { REVALIDATE, ReadyReply } from './ready-reply.ts'
import type { Services } from './services.ts'

const JSON_TYPE = 'application/json'

/**
 * Mounts a handler on the path and aliases of its call: checks access, rate limits, size and shape of the body,
 * and the shape of the reply.
 */
export function mount<C extends Call>(app: Hono, services: Services, call: C, handler: Handler<C>): void {
  const access: C['access'] = call.access
  const limit = limitBody(call, services.fund.settings.maxFileMb)
  for (const path of [call.path, ...(call.aliases ?? [])].flatMap(spellings)) {
    app.on(call.method, path, async (c) => {
      const caller = access === 'public' ? null : await callerOf(services, bearerToken(c))
      if (caller) addLogField('account', pseudonymOf(services, caller.cpf))
      return onBehalfOf(caller?.personId, async () => {
        if (caller) await countCall(services, call, caller)
        const allowed = ALLOWED[access](caller)
        await limit(c)
        const given = await withInput(c, call, services, (input) => handler(input, services, allowed))
        if (given instanceof ReadyReply) return readyResponse(c, given)
        const reply = v.parse(call.reply, given)
        return call.responseType === 'file' ? fileResponse(reply as FileReply) : c.json(reply as object)
      })
    })
  }
}

/** Without a body where the browser has kept this reply. */
function readyResponse(c: Context, ready: ReadyReply): Response {
  c.header('ETag', ready.tag)
  c.header('Cache-Control', REVALIDATE)
  if (c.req.header('If-None-Match')?.includes(ready.tag)) return c.body(null, 304)
  const encoding = encodingFor(c)
  return encodedResponse(c, ready.in(encoding), encoding, JSON_TYPE)
}

/** Answers 410 for unused calls of the specification, whatever the caller or the content (D-121). */
export function mountRetired(app: Hono, { method, path }: Call): void {
  for (const spelling of spellings(path)) {
    app.on(method, spelling, () => {
      throw gone()
    })
  }
}

/** A path with a trailing slash is served without it too. */
const spellings = (path: string) => (path.endsWith('/') ? [path, path.slice(0, -1)] : [path])

async function countCall({ limits }: Services, { encoding }: Call, { personId }: Caller): Promise<void> {
  await consume(limits.calls, String(personId))
  if (encoding === 'multipart') await consume(limits.uploads, String(personId))
}

function loggedIn(caller: Caller | null): Caller {
  if (caller === null) throw expired()
  return caller
}

function consenting(caller: Caller | null): ConsentingCaller {
  const known = loggedIn(caller)
  if (!hasConsent(known)) throw noConsent()
  return known
}

function staff(caller: Caller | null): StaffCaller {
  const known = loggedIn(caller)
  if (!isStaff(known)) throw staffOnly()
  return known
}

/** The caller if the access allows it; throws otherwise. */
const ALLOWED: { readonly [A in Access]: (caller: Caller | null) => CallerFor[A] } = {
  public: () => null,
  session: loggedIn,
  consent: consenting,
  staff,
  consentOrStaff: (caller) => (caller !== null && isStaff(caller) ? caller : consenting(caller)),
  retired: () => {
    throw gone()
  },
}

const bearerToken = (c: Context) => /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1] ?? null
