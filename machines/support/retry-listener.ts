import { type AnyEventObject, fromCallback } from 'xstate'

import { toSignedIn } from './system.ts'

/** Invoked by a chart whose call was interrupted: it sends `call.retried` when the participant retries. */
export const retryListener = fromCallback<AnyEventObject>(({ sendBack, system }) => {
  const { unsubscribe } = toSignedIn({ system }).on('call.retried', (event) => sendBack(event))
  return unsubscribe
})
