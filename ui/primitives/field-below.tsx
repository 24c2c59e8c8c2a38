import { mdiAlertCircle, mdiAlertOutline, mdiCheckCircle } from '@mdi/js'

import * as css from './field-frame.css.ts'
import { Icon } from './icon.tsx'

/** The text below a control: problems, a remark, a hint. */
export type Remarks = {
  hint?: string | undefined
  /** One or several problems; null or empty if there are none. */
  error?: string | readonly string[] | null | undefined
  /** Announces a problem when it appears, where the focus does not move to it. */
  urgent?: boolean
  /** Announced when it changes: '' if there is none now, undefined if there never is one. */
  note?: string | undefined
  noteTone?: keyof typeof css.note | undefined
}

const errorsOf = ({ error }: Remarks): readonly string[] =>
  typeof error === 'string' ? [error] : (error ?? [])

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`
const noteId = (id: string) => `${id}-note`

/** The ARIA attributes that connect a control with its remarks. */
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

/* Always in the page, as a live region must be to be announced. */
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
