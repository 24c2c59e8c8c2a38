import type { ReactNode } from 'react'

import type { Choice, Field } from '#domain/forms/form.ts'
import type { NoteTone } from '#machines/form-editor/index.ts'

/** One field on screen, whatever keeps its answer. */
export type FieldControlProps = {
  readonly id: string
  readonly field: Pick<Field, 'name' | 'label' | 'hint' | 'control' | 'characters' | 'autoComplete'>
  readonly answer: string
  /** Every sentence about the answer; empty when nothing is wrong. */
  readonly problems: readonly string[]
  /** What is said beside the answer without refusing it, '' for now; absent where nothing ever is. */
  readonly note?: string | undefined
  readonly noteTone?: NoteTone
  /** What can be done about what is said. */
  readonly action?: ReactNode
  readonly choices: readonly Choice[]
  readonly required: boolean
  /** Says of itself that it may stay empty. */
  readonly optional: boolean
  readonly editable: boolean
  /** Takes no answer just now, and looks as it does when it takes one. */
  readonly locked?: boolean
  readonly onAnswer: (answer: string) => void
}
