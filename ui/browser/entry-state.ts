/** The state of a history entry: the path from which it was reached. */
type EntryState = { readonly from?: string } | null

/** The path from which a history entry was reached by a link or a button; null if unknown. */
export const cameFrom = (state: unknown): string | null => (state as EntryState)?.from ?? null

/** The state of a new history entry that is reached from `path`. */
export const stateFrom = (path: string): EntryState => ({ from: path })
