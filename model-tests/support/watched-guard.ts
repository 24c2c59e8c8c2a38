import { type AnyEventObject, fromCallback } from 'xstate'

import type { Unsaved } from '#machines/support/before-unload-guard.ts'

/** Records a chart's before-unload guard; `held` lists the reasons for which it is active. */
export function watchedGuard() {
  const held: Unsaved[] = []
  const logic = fromCallback<AnyEventObject, { readonly holds: Unsaved }>(({ input: { holds } }) => {
    held.push(holds)
    return () => void held.splice(held.indexOf(holds), 1)
  })
  return { held, logic }
}
