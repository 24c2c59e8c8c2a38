import { act } from '@testing-library/react'
import { expect } from 'vitest'
import { SimulatedClock } from 'xstate'

import { chunkMachine } from '#machines/calls/chunk/index.ts'
import { NotLoaded } from '#ui/parts/not-loaded.tsx'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { byText } from '../../support/by-text.ts'
import { controlledPort } from '../../support/deferred.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { press } from '../../support/press.ts'
import { settled } from '../../support/settled.ts'

export function openChunk(isLoaded = false) {
  const load = controlledPort<void, undefined>()
  const reload = controlledPort<void, undefined>()
  const clock = new SimulatedClock()
  const { actor } = inRecordedSystem(
    chunkMachine.provide({ actors: { loadChunk: load.logic, reloadPage: reload.logic } }),
    { input: { isLoaded }, clock },
  )
  renderInRouter(<NotLoaded actor={actor} />)

  return {
    arrives: () => act(() => settled(() => load.answer())),
    fails: (error: unknown) => act(() => settled(() => load.fail(error))),
    reloadFails: (error: unknown) => act(() => settled(() => reload.fail(error))),
    pass: (milliseconds: number) => act(async () => clock.increment(milliseconds)),
    retry: () => press(byText('button', 'Tentar novamente')),

    seeState: (name: string) => expect(actor.getSnapshot().value).toBe(name),
    seeAsked: (times: number) => expect(load.inputs).toHaveLength(times),
    seeReloaded: (times: number) => expect(reload.inputs).toHaveLength(times),
  }
}
