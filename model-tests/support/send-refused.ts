import { act } from '@testing-library/react'
import { expect } from 'vitest'
import type { AnyEventObject } from 'xstate'

import { settled } from './settled.ts'

type Refusing<Event extends AnyEventObject> = {
  readonly getSnapshot: () => { readonly value: unknown; readonly context: unknown }
  readonly send: (event: Event) => void
}

/** Sends what the screen has no control for, which must change nothing. */
export async function sendRefused<Event extends AnyEventObject>(actor: Refusing<Event>, event: Event) {
  const before = actor.getSnapshot()
  await act(() => settled(() => actor.send(event)))
  const { value, context } = actor.getSnapshot()
  expect(value).toEqual(before.value)
  expect(context).toBe(before.context)
}
