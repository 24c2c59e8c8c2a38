import { mdiSendCheckOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'

import { countDocuments } from '#domain/documents/required.ts'
import type { StepId } from '#domain/forms/form.ts'
import { lackingIn } from '#machines/form/form-editor/index.ts'
import { goToPlace } from '#ui/forms/go-to-place.ts'
import { attachId } from '#ui/parts/attach-id.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/wizard.ts'
import { ActionsFrame, type ActionsProps } from './actions-frame.tsx'
import { Lacking } from './lacking.tsx'
import { isUnfinished, useProgress } from './use-progress.ts'
import * as css from './wizard.css.ts'

/**
 * Finalizar requerimento, beside the count of documents and below what other steps lack; all that lacks is read with
 * it. Missing documents disable it (D-56), and a click leads to the first; missing answers do not, because a click leads to them
 * (D-52).
 */
export function FinalizeActions({ actor, view }: ActionsProps) {
  const { isOpen, statusName, steps, waitingFor } = view
  const documents = useSelector(actor, lackingIn, dequal)
  const answers = useProgress(actor).filter((left) => left.step !== 'documents' && isUnfinished(left))
  const titleOf = (id: StepId) => steps.find((step) => step.id === id)?.title ?? ''
  const lacks = [
    ...answers.map(({ step, wrong, missing }) => texts.leftIn(titleOf(step), wrong, missing)),
    ...documents.map(({ name }) => name),
  ]
  const lacking = answers.length > 0 && <Lacking actor={actor} steps={steps} answers={answers} />
  const { attached, total, optional } = countDocuments(view.documentRules, view, documents)
  const [first] = documents
  const foot = isOpen && total + optional > 0 && (
    <p className={css.state}>
      <strong>{texts.attachedOf(attached, total)}</strong>
      {optional > 0 && <span>{texts.optionalToo(optional)}</span>}
      {lacks.length === 0 && <span>{` · ${texts.readyToSend}`}</span>}
    </p>
  )
  return (
    <ActionsFrame
      actor={actor}
      view={view}
      reason={isOpen ? lacking : texts.closed(statusName)}
      heard={isOpen && lacks.length > 0 ? texts.missing + lacks.join('; ') : null}
      foot={foot}
    >
      {(explained) => (
        <Button
          icon={mdiSendCheckOutline}
          busy={waitingFor === 'send'}
          disabled={!isOpen}
          off={isOpen && (documents.length > 0 || waitingFor !== null)}
          {...explained}
          onClick={() =>
            first && waitingFor === null
              ? goToPlace(actor, 'documents', attachId(first))
              : actor.send({ type: 'send.requested' })
          }
        >
          {texts.finalize}
        </Button>
      )}
    </ActionsFrame>
  )
}
