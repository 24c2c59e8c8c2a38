import type { ReactNode } from 'react'
import type { NoteTone } from '#domain/filled-requests/notes.ts'
import type { Choice, Field } from '#domain/forms/form.ts'

/** Props of a field control, independent of where the answer is stored. */
export type FieldControlProps = {
  readonly id: string
  readonly field: Pick<Field, 'name' | 'label' | 'hint' | 'control' | 'characters' | 'autoComplete' | 'rule'>
  /** The name of the row, where it is the visible label of a checkbox. */
  readonly rowName?: string | undefined
  readonly answer: string
  readonly problems: readonly string[]
  /** A remark that does not refuse the answer: '' if there is none now, undefined if there never is one. */
  readonly note?: string | undefined
  readonly noteTone?: NoteTone
  /** An action beside the remarks. */
  readonly action?: ReactNode
  readonly choices: readonly Choice[]
  readonly required: boolean
  /** Shows that the field may stay empty. */
  readonly optional: boolean
  readonly editable: boolean
  /** Read-only for now, with unchanged looks. */
  readonly locked?: boolean
  readonly onAnswer: (answer: string) => void
}
