import { createActor, createMachine, fromPromise } from 'xstate'
import { loginMachine, type OpenSession, type StartedSession } from '#machines/app/login/index.ts'
import { sessionMachine } from '#machines/app/session/index.ts'
import { signedInMachine } from '#machines/app/signed-in/index.ts'
import { chunkMachine } from '#machines/calls/chunk/index.ts'
import { participant } from '#tools/samples/participant.ts'
import { emptyReference } from '#tools/samples/reference.ts'

import { settled } from './settled.ts'

const idle = createMachine({})

const login = loginMachine.provide({
  actors: {
    recallSession: fromPromise<OpenSession | null, undefined>(async () => ({
      cpf: participant.cpf,
      deadline: 1,
      isLast: false,
    })),
    startSession: fromPromise<StartedSession, OpenSession>(async () => ({
      participant,
      reference: emptyReference,
      hasParticipantArea: false,
    })),
    signedInChunk: chunkMachine.provide({ actors: { loadChunk: fromPromise(async () => {}) } }),
  },
})

/** A started session in which nothing happens; `charts` replaces its child charts. */
export async function openStubSession(charts: Readonly<Record<string, unknown>> = {}) {
  const signedIn = signedInMachine.provide({ actors: { screens: idle, clock: idle, ...charts } as never })
  const actors = {
    endSession: fromPromise(async () => {}),
    router: idle,
    browserEvents: idle,
    login,
    signedIn,
  }
  const session = createActor(sessionMachine.provide({ actors: actors as never }), {
    systemId: 'session',
    input: { recalled: null },
  })
  await settled(() => session.start())
  return session
}
