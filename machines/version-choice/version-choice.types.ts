import type { Overtaken } from '#domain/forms/overlap.ts'

export type VersionChoiceInput = {
  /** What another window or device saved since the answers were read. */
  readonly overtaken: readonly Overtaken[]
  /** Whether anything was typed that could be kept over it. */
  readonly hasTyped: boolean
}

export type VersionChoiceEvent =
  /** What was typed is kept over what is saved. */
  | { readonly type: 'typed.chosen' }
  /** What is saved replaces what was typed. */
  | { readonly type: 'stored.chosen' }

export type VersionChoiceOutput = { readonly kind: 'typed' } | { readonly kind: 'stored' }
