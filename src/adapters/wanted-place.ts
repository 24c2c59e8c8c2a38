import * as v from 'valibot'

import { storedValue } from './stored-value.ts'

const KEY = 'portal.wanted'
const stored = v.object({ path: v.string(), cpf: v.string() })

/** The page and the person of a session that expired. */
export type WantedPlace = v.InferOutput<typeof stored>

export type WantedPlaceStore = {
  readonly read: () => WantedPlace | null
  readonly keep: (wanted: WantedPlace) => void
  readonly clear: () => void
}

/**
 * Kept in the tab, so that the same person returns to the same page even after a reload of the login (D-05,
 * P-21).
 */
export function createWantedPlaceStore(storage: Storage | null): WantedPlaceStore {
  const inTab = storedValue(storage, KEY, stored)
  return {
    ...inTab,
    keep(wanted) {
      if (!inTab.keep(wanted)) inTab.clear()
    },
  }
}
