import { mdiAlertCircle, mdiAlertOutline, mdiCheckCircle } from '@mdi/js'

import * as css from './field-frame.css.ts'
import { Icon } from './icon.tsx'

/** What stands under a control: what is wrong with the answer, what there is to know about it, how to answer. */
export type Remarks = {
  hint?: string | undefined
  /** One sentence or several; null or empty: nothing is wrong. */
  error?: string | readonly string[] | null | undefined
  /** What is wrong is read aloud as it appears: nothing else tells of it, and the keyboard stays where it is. */
  urgent?: boolean
  /** Is read aloud as it changes; '' for now, absent where nothing is ever said. */
  note?: string | undefined
  noteTone?: keyof typeof css.note | undefined
}

const errorsOf = ({ error }: Remarks): readonly string[] =>
  typeof error === 'string' ? [error] : (error ?? [])

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
const noteId = (id: string) => `${id}-note`

/** The aria attributes that tie a control to its remarks. */
export function remarksAria(id: string, remarks: Remarks) {
  const invalid = errorsOf(remarks).length > 0
  const described = [invalid && errorId(id), remarks.note && noteId(id), remarks.hint && hintId(id)]
    .filter(Boolean)
    .join(' ')
  return {
    ...(invalid && { 'aria-invalid': true as const }),
    ...(described && { 'aria-describedby': described }),
  }
}

const noteIcons = {
  plain: null,
  good: mdiCheckCircle,
  warning: mdiAlertOutline,
  bad: mdiAlertCircle,
} as const

export function FieldBelow({ id, ...remarks }: Remarks & { id: string }) {
  const errors = errorsOf(remarks)
  return (
    <div className={css.below}>
      {errors.length > 0 && (
        <div id={errorId(id)} {...(remarks.urgent && { role: 'alert' })}>
          {errors.map((text) => (
            <p key={text} className={css.error}>
              <span className={css.remarkIcon}>
                <Icon path={mdiAlertCircle} size="sm" />
              </span>
              {text}
            </p>
          ))}
        </div>
      )}
      {remarks.note !== undefined && (
        <Note id={noteId(id)} text={remarks.note} tone={remarks.noteTone ?? 'plain'} />
      )}
      {remarks.hint && (
        <p id={hintId(id)} className={css.hint}>
          {remarks.hint}
        </p>
      )}
    </div>
  )
}

/* Always in the page, so that it is read as it changes. */
function Note({ id, text, tone }: { id: string; text: string; tone: keyof typeof css.note }) {
  const icon = noteIcons[tone]
  return (
    <p id={id} role="status" className={css.note[tone]}>
      {text && icon && (
        <span className={css.remarkIcon}>
          <Icon path={icon} size="sm" />
        </span>
      )}
      {text}
    </p>
  )
}
