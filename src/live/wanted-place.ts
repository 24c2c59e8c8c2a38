import * as v from 'valibot'

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
  return {
    read() {
      try {
        const parsed = v.safeParse(stored, JSON.parse(storage?.getItem(KEY) ?? 'null'))
        return parsed.success ? parsed.output : null
      } catch {
        return null
      }
    },
    keep(wanted) {
      try {
        storage?.setItem(KEY, JSON.stringify(wanted))
      } catch {
        storage?.removeItem(KEY)
      }
    },
    clear: () => storage?.removeItem(KEY),
  }
}
