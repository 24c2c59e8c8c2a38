import type { Hono } from 'hono'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import * as handlers from './handlers.ts'
import type { Handler } from './http/handler.ts'
import { mount, mountRetired } from './http/mount.ts'
import type { Services } from './http/services.ts'

type Calls = typeof calls

type Served = { [Name in keyof Calls]: Calls[Name]['access'] extends 'retired' ? never : Name }[keyof Calls]

type Handlers = { readonly [Name in Served]: Handler<Calls[Name]> }

export function mountCalls(app: Hono, services: Services): void {
  const handlerOf: Handlers = handlers
  const mountHandler = <Name extends Served>(name: Name) =>
    mount<Calls[Name]>(app, services, calls[name], handlerOf[name])
  for (const name of Object.keys(handlers) as Served[]) mountHandler(name)
  for (const call of Object.values<Call>(calls)) {
    if (call.access === 'retired') mountRetired(app, call)
  }
}
