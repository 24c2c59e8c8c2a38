import { useSelector } from '@xstate/react'
import type { StepProgress } from '#domain/filled-requests/progress.ts'
import type { StepId } from '#domain/forms/form.ts'
import { STEP_NUMBERS } from '#domain/forms/steps.ts'
import { hasFailed } from '#machines/form/beneficiaries/index.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { troubleIn } from '#machines/form/person-lookup/index.ts'
import { Stepper, type StepState } from '#ui/primitives/stepper.tsx'
import * as texts from '#ui/texts/wizard.ts'

import type { FormView } from './form-view.ts'
import { isUnfinished, useProgress } from './use-progress.ts'

type Props = { actor: FormEditorActor; view: FormView }

/** The progress of a step as text. */
function noteOf({ step, missing, wrong, declaresNobody }: StepProgress, isUnchecked: boolean): string {
  if (step === 'documents' && missing > 0) return texts.documentsMissing(missing)
  if (missing + wrong > 0) return texts.answersLeft(wrong, missing)
  if (isUnchecked && step === 'data') return texts.notLookedUp
  return declaresNobody ? texts.nobodyDeclared : texts.nothingMissing
}

/** The steps of the request, with the current one and what is missing in each. */
export function WizardSteps({ actor, view: { steps, current, canJump, beneficiaries } }: Props) {
  const progress = useProgress(actor)
  const consultation = useSelector(actor, (snapshot) => snapshot.children.beneficiaries)
  const failed = useSelector(consultation, (snapshot) => snapshot !== undefined && hasFailed(snapshot))
  const lookUp = useSelector(actor, (snapshot) => snapshot.children.personLookup)
  /* Only known after the save. */
  const isUnchecked = useSelector(
    lookUp,
    (snapshot) => snapshot !== undefined && troubleIn(snapshot) !== null,
  )
  const at = steps.findIndex((step) => step.id === current?.id)
  const stateOf = (index: number, left: StepProgress | undefined): StepState => {
    if (index === at) return 'current'
    if (index > at) return 'ahead'
    if (left && isUnfinished(left)) return 'lacking'
    return left?.declaresNobody ? 'ahead' : 'done'
  }
  /* Known once the beneficiaries on record are loaded. */
  const isAsked = (id: StepId) => id === 'declaration' && beneficiaries === 'consulting'
  const notConsulted = failed ? texts.notConsulted : texts.beingConsulted
  const marks = steps.map(({ id, title }, index) => {
    const left = progress.find(({ step }) => step === id)
    return {
      id,
      title,
      state: stateOf(index, left),
      note: left ? (isAsked(id) ? notConsulted : noteOf(left, isUnchecked)) : null,
      onPick: canJump ? () => actor.send({ type: 'step.requested', step: STEP_NUMBERS[id] }) : undefined,
    }
  })
  return <Stepper steps={marks} />
}
