import type { Mask } from './mask.ts'

/** How the answers of a field are typed, stored and read. */
export type ControlDefinition = {
  readonly keyboard?: {
    readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email'
    readonly autoCapitalize?: 'none' | 'characters'
    readonly spellCheck?: false
  }
  /** Width in characters, if it is the same for all fields. */
  readonly size?: number
  /** The format, after the field's own hint. */
  readonly hint?: string
  readonly mask?: Mask
  /** The stored form of an answer that can be written in several ways (D-57, P-104). */
  readonly normalize?: (text: string) => string
  /** A stored answer as text; without it, the answer itself. */
  readonly inWords?: (answer: string) => string
}
