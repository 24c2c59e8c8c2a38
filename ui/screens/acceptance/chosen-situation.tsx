import { mdiContentSaveOutline } from '@mdi/js'

import type { RequiredDocument } from '#domain/documents/required.ts'
import {
  type AcceptanceJudgementActor,
  type ChoiceView,
  choiceView,
} from '#machines/acceptance/acceptance-judgement/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import { TextInput } from '#ui/primitives/text-input.tsx'
import * as texts from '#ui/texts/acceptance.ts'

import * as css from './acceptance.css.ts'

type Props = {
  actor: AcceptanceJudgementActor
  row: RequiredDocument
  person: string
  choice: ChoiceView
  isBusy: boolean
}

/** Characters of a message of the request (`plainMessage`). */
const MAX_LENGTH = 1000

/** Below a document whose situation was chosen and is not saved: the reason of a rejection, and Gravar. */
export function ChosenSituation({ actor, row, person, choice, isBusy }: Props) {
  const id = `motivo-${row.id}`
  return (
    <div className={css.chosen}>
      {choice.asksReason && (
        <FieldFrame id={id} label={texts.reason} required error={choice.problem} hint={texts.reasonHint}>
          {(control) => (
            <TextInput
              {...control}
              value={choice.reason}
              maxLength={MAX_LENGTH}
              readOnly={choice.isSaving}
              onChange={({ target }) =>
                actor.send({ type: 'reason.typed', rowId: row.id, reason: target.value })
              }
            />
          )}
        </FieldFrame>
      )}
      <Button
        icon={mdiContentSaveOutline}
        busy={isBusy}
        aria-label={texts.saveSituation(row.typeName, person)}
        onClick={() =>
          focusAfter(
            () => actor.send({ type: 'situation.submitted', rowId: row.id }),
            () => (choiceView(actor.getSnapshot(), row.id)?.problem ? id : ''),
          )
        }
      >
        {texts.save}
      </Button>
    </div>
  )
}
