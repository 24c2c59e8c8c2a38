import type { Conflict } from '#domain/forms/overlap.ts'

export type VersionChoiceInput = {
  /** What another tab or device saved since the answers were loaded. */
  readonly conflicts: readonly Conflict[]
  /** Whether there are typed answers to keep. */
  readonly hasTyped: boolean
}

export type VersionChoiceEvent =
  /** Keep the typed answers. */
  | { readonly type: 'typed.chosen' }
  /** Replace the typed answers with the saved ones. */
  | { readonly type: 'stored.chosen' }

/** Sent to the parent. */
export type VersionChoiceOutcome =
  | { readonly type: 'versionChoice.typed' }
  | { readonly type: 'versionChoice.stored' }
