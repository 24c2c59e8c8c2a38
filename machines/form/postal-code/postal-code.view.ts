import type { SnapshotFrom } from 'xstate'

import { messages } from '#domain/messages.ts'

import type { postalCodeMachine } from './postal-code.machine.ts'

/** Whether the lookup failed and may be repeated. */
export const mayRetry = (snapshot: SnapshotFrom<typeof postalCodeMachine>) => snapshot.matches('unavailable')

/** Why no address was found, as a sentence; '' if it was, or none was looked up. */
export function postalCodeNews(snapshot: SnapshotFrom<typeof postalCodeMachine>): string {
  if (snapshot.matches('unknown')) return messages.checkNumber(messages.unknownPostalCode)
  return snapshot.matches('unavailable') ? messages.postalCodeNotLookedUp : ''
}
