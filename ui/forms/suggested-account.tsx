import { useSelector } from '@xstate/react'

import type { FieldsSection } from '#domain/forms/form.ts'
import { accountFor, type FormEditorActor, fieldPath } from '#machines/form-editor/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import * as texts from '#ui/texts/form-sections.ts'

import * as css from './rows.css.ts'

type Props = { actor: FormEditorActor; section: FieldsSection }

/** Fills in the bank account of the last sent request, while no account is given. */
export function SuggestedAccount({ actor, section }: Props) {
  const offered = useSelector(
    actor,
    (snapshot) => accountFor(snapshot, section),
    (before, after) => JSON.stringify(before) === JSON.stringify(after),
  )
  if (offered === null) return null
  const { protocol, bank, answers } = offered
  const take = () => {
    for (const [name, value] of Object.entries(answers))
      actor.send({ type: 'answer.changed', part: section.part, name, value })
  }
  return (
    <div className={css.start}>
      <Button variant="secondary" onClick={() => focusAfter(take, () => fieldPath(section, 'banco'))}>
        {texts.takeAccount(protocol, bank, answers)}
      </Button>
    </div>
  )
}
