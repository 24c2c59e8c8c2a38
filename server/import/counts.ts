/** Of one file: its rows, and the stored rows that it no longer has. */
export type Counts = { added: number; changed: number; same: number; removed: number }

export const noCounts = (): Counts => ({ added: 0, changed: 0, same: 0, removed: 0 })
