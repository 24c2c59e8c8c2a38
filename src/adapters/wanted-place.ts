import * as v from 'valibot'

import { storedValue } from './stored-value.ts'

const KEY = 'portal.wanted'
const stored = v.object({ path: v.string(), cpf: v.string() })

/** Where a session ended against its participant's will, and whose it was. */
export type WantedPlace = v.InferOutput<typeof stored>

export type WantedPlaceStore = {
  readonly read: () => WantedPlace | null
  readonly keep: (wanted: WantedPlace) => void
  readonly clear: () => void
}

/** Kept in the tab, so that a reload of the login still leads the same person back to the same place (D-05, P-21). */
export function createWantedPlaceStore(storage: Storage | null): WantedPlaceStore {
  const inTab = storedValue(storage, KEY, stored)
  return {
    ...inTab,
    keep(wanted) {
      // An older place is the wrong one.
      if (!inTab.keep(wanted)) inTab.clear()
    },
  }
}
