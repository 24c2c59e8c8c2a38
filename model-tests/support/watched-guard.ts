import { type AnyEventObject, fromCallback } from 'xstate'

import type { Unsaved } from '#machines/support/closing-guard.ts'

/** The closing guard of a chart under test; `held` lists what it is invoked for. */
export function watchedGuard() {
  const held: Unsaved[] = []
  const logic = fromCallback<AnyEventObject, { readonly holds: Unsaved }>(({ input: { holds } }) => {
    held.push(holds)
    return () => void held.splice(held.indexOf(holds), 1)
  })
  return { held, logic }
}
