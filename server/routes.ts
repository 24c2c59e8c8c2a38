import type { Hono } from 'hono'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import * as verbs from './handlers.ts'
import type { Verb } from './http/handler.ts'
import { mount, mountRetired } from './http/mount.ts'
import type { Services } from './http/services.ts'

type Calls = typeof calls

type Served = { [Name in keyof Calls]: Calls[Name]['access'] extends 'retired' ? never : Name }[keyof Calls]

type Verbs = { readonly [Name in Served]: Verb<Calls[Name]> }

export function mountCalls(app: Hono, services: Services): void {
  const verbOf: Verbs = verbs
  const mountVerb = <Name extends Served>(name: Name) =>
    mount<Calls[Name]>(app, services, calls[name], verbOf[name])
  for (const name of Object.keys(verbs) as Served[]) mountVerb(name)
  for (const call of Object.values<Call>(calls)) {
    if (call.access === 'retired') mountRetired(app, call)
  }
}
