import { shallowEqual, useSelector } from '@xstate/react'
import { declarationIn } from '#domain/filled-requests/fields.ts'
import type { FieldsSection } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'

import * as css from './notices.css.ts'

type Props = { actor: FormEditorActor; section: FieldsSection }

/** The sentence that the participant declares with the answers below it. */
export function Declaration({ actor, section }: Props) {
  const paragraphs = useSelector(
    actor,
    (snapshot) => declarationIn(snapshot.context.filled, section),
    shallowEqual,
  )
  if (paragraphs.length === 0) return null
  return (
    <div className={css.declaration}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
