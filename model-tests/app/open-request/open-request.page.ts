import { expect } from 'vitest'
import type { EventFrom } from 'xstate'

import type { RequestPlace } from '#domain/navigation/place.ts'
import type { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { hasUnsaved, isAskingToLeave, openRequestMachine } from '#machines/app/open-request/index.ts'
import { chunkMachine } from '#machines/calls/chunk/index.ts'
import type { wizardMachine } from '#machines/form/wizard/index.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { recordedChild } from '../../support/recorded-child.ts'
import { settled } from '../../support/settled.ts'
import { watchedGuard } from '../../support/watched-guard.ts'
import { inputAt } from './open-request.cases.ts'

/** The request of a URL, with child charts that only record their input and events. */
export function openAt(place: RequestPlace) {
  const input = inputAt(place)
  const { participant, reference, cloud } = input
  const code = controlledPort<void, undefined>()
  const acceptance = recordedChild<typeof acceptanceMachine>()
  const wizard = recordedChild<typeof wizardMachine>()
  const guard = watchedGuard()
  const machine = openRequestMachine.provide({
    actors: {
      acceptance: acceptance.logic,
      acceptanceCode: chunkMachine.provide({ actors: { loadChunk: code.logic } }),
      beforeUnloadGuard: guard.logic,
      wizard: wizard.logic,
    },
  })
  const { actor, heard } = inRecordedSystem(machine, { input, own: [] })

  return {
    send: actor.send,
    visit: (visited: RequestPlace) => actor.send({ type: 'visited.request', place: visited }),
    codeArrives: () => settled(() => code.answer()),

    see(...children: readonly string[]) {
      expect(Object.keys(actor.getSnapshot().children)).toEqual(children)
      const isGuarded = children.includes('beforeUnloadGuard')
      expect(guard.held).toEqual(isGuarded ? ['answers'] : [])
      expect(hasUnsaved(actor.getSnapshot())).toBe(isGuarded)
    },
    seeAsked: (isAsked: boolean) => expect(isAskingToLeave(actor.getSnapshot())).toBe(isAsked),
    seeBlocks: (event: EventFrom<typeof openRequestMachine>) =>
      expect(actor.getSnapshot().can(event)).toBe(true),
    seeDoesNotBlock: (event: EventFrom<typeof openRequestMachine>) =>
      expect(actor.getSnapshot().can(event)).toBe(false),
    seeSavesAsked: (times: number) =>
      expect(heard.request).toEqual(Array(times).fill({ type: 'save.requested' })),
    seeRouterEvent: (type: string) => expect(heard.router.at(-1)).toEqual({ type }),
    seeAcceptances: (requestIds: readonly number[]) =>
      expect(acceptance.started).toEqual(
        requestIds.map((requestId) => ({ requestId, participant, cloud, reference })),
      ),
    seeAcceptanceStarted: (requestId: number) =>
      expect(acceptance.started.at(-1)).toEqual({ requestId, participant, cloud, reference }),
    seeWizardStarted: (about: {
      requestId: number | null
      typeId: number | null
      step: number | 'documents' | null
    }) => expect(wizard.started.at(-1)).toEqual({ ...about, participant, cloud, reference }),
    seeWizardStarts: (times: number) => expect(wizard.started).toHaveLength(times),
    seeStepsAsked: (steps: readonly (number | null)[]) =>
      expect(wizard.heard).toEqual(steps.map((step) => ({ type: 'step.requested', step }))),
    seeSentTo: (...paths: readonly string[]) =>
      expect(heard.router).toEqual(
        paths.map((path) => ({ type: 'route.wanted', path, replace: true, leaving: null })),
      ),
  }
}
