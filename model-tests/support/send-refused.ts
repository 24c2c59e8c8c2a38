import { act } from '@testing-library/react'
import { expect } from 'vitest'
import type { AnyEventObject } from 'xstate'

import { settled } from './settled.ts'

type Refusing<Event extends AnyEventObject> = {
  readonly getSnapshot: () => { readonly can: (event: Event) => boolean }
  readonly send: (event: Event) => void
}

/** Sends what the screen has no control for, which the chart must refuse too. */
export async function sendRefused<Event extends AnyEventObject>(actor: Refusing<Event>, event: Event) {
  expect(actor.getSnapshot().can(event)).toBe(false)
  await act(() => settled(() => actor.send(event)))
}
