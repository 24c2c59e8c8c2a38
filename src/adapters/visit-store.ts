import * as v from 'valibot'

import type { KeptVisit } from '#machines/visitor/visitor/index.ts'

import { DRAFTS } from './clear-drafts.ts'
import { storedValue } from './stored-value.ts'

/** Its storage key. */
export const VISIT = `${DRAFTS}visitante`

const stored = v.object({
  purpose: v.picklist(['registration', 'password']),
  values: v.record(v.string(), v.string()),
  issue: v.nullable(
    v.object({
      nonce: v.string(),
      email: v.string(),
      shownEmail: v.string(),
      expiresAt: v.number(),
      resendFrom: v.number(),
      triesLeft: v.number(),
    }),
  ),
})

/** The visitor's form in this tab, deleted with the drafts at the next login (D-18). */
export function createVisitStore(storage: Storage | null) {
  const inTab = storedValue(storage, VISIT, stored)
  return {
    read: inTab.read,
    keep(visit: KeptVisit) {
      if (!inTab.keep(visit)) inTab.clear()
    },
    clear: inTab.clear,
  }
}
