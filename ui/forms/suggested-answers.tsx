import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { fieldPath } from '#domain/filled-requests/fields.ts'
import { offeredFor } from '#domain/filled-requests/sections.ts'
import type { FieldsSection } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import * as texts from '#ui/texts/form-sections.ts'

import * as css from './rows.css.ts'

type Props = { actor: FormEditorActor; section: FieldsSection }

/** Fills in what an earlier sent request says (FORM-43): a button for each group that is not answered yet. */
export function SuggestedAnswers({ actor, section }: Props) {
  const offered = useSelector(actor, (snapshot) => offeredFor(snapshot.context.filled, section), dequal)
  if (offered.length === 0) return null
  return (
    <div className={css.start}>
      {offered.map((one) => {
        const [first = ''] = one.of === 'account' ? ['banco'] : Object.keys(one.answers)
        const take = () => {
          for (const [name, value] of Object.entries(one.answers))
            actor.send({ type: 'answer.changed', part: section.part, name, value })
        }
        return (
          <Button
            key={one.of}
            variant="secondary"
            onClick={() => focusAfter(take, () => fieldPath(section, first))}
          >
            {texts.takeOver(one)}
          </Button>
        )
      })}
    </div>
  )
}
