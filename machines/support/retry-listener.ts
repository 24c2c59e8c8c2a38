import { type AnyEventObject, fromCallback } from 'xstate'

import { toInside } from './system.ts'

/** Invoked by a chart whose call was interrupted: it sends `call.retried` back when the participant tries again. */
export const retryListener = fromCallback<AnyEventObject>(({ sendBack, system }) => {
  const { unsubscribe } = toInside({ system }).on('call.retried', (event) => sendBack(event))
  return unsubscribe
})
