import { createActor, createMachine, fromPromise } from 'xstate'

import { type OpenSession, type StartedSession, sessionMachine } from '#machines/session/index.ts'

import { settled } from './settled.ts'

const idle = createMachine({})

/** A session that has started, in which nothing happens; `charts` replace what it invokes. */
export async function openStubSession(charts: Readonly<Record<string, unknown>> = {}) {
  const actors = {
    recallSession: fromPromise<OpenSession | null, undefined>(async () => ({
      cpf: '52998224725',
      deadline: 1,
      isLast: false,
    })),
    startSession: fromPromise<StartedSession, OpenSession>(
      async () => ({ participant: { cpf: '52998224725' }, reference: {} }) as never,
    ),
    endSession: fromPromise(async () => {}),
    router: idle,
    outsideWorld: idle,
    portal: idle,
    clock: idle,
    ...charts,
  }
  const session = createActor(sessionMachine.provide({ actors: actors as never }), {
    systemId: 'session',
    input: { now: () => 0 },
  })
  await settled(() => session.start())
  return session
}
