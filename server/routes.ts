import type { Hono } from 'hono'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import type { Handler } from './http/handler.ts'
import { mount, mountRetired } from './http/mount.ts'
import type { Services } from './http/services.ts'

// Without type arguments: where Vitest reads `import.meta.glob(`, it does not cache which files there are.
const files: Readonly<Record<string, Readonly<Record<string, Handler<Call>>>>> = import.meta.glob(
  './handlers/*.ts',
  { eager: true },
)

/** The handlers in `server/handlers/`, by the names of their calls. */
const handlers: Readonly<Record<string, Handler<Call>>> = Object.assign({}, ...Object.values(files))

/** Throws where a call has no handler. */
export function mountCalls(app: Hono, services: Services): void {
  for (const [name, call] of Object.entries<Call>(calls)) {
    if (call.access === 'retired') continue
    const handler = handlers[name]
    if (!handler) throw new Error(`server/handlers/ has no handler of ${name}`)
    mount(app, services, call, handler)
  }
  for (const call of Object.values<Call>(calls)) {
    if (call.access === 'retired') mountRetired(app, call)
  }
}
