import { useSelector } from '@xstate/react'

import type { StepId } from '#domain/forms/form.ts'
import { STEP_NUMBERS } from '#domain/forms/steps.ts'
import { progressOf, type StepProgress, type WizardActor, type WizardView } from '#machines/wizard/index.ts'
import { Stepper, type StepState } from '#ui/primitives/stepper.tsx'

type Props = { actor: WizardActor; view: WizardView }

const sameProgress = (before: readonly StepProgress[], after: readonly StepProgress[]) =>
  before.length === after.length &&
  before.every(({ missing, wrong, declaresNobody }, index) => {
    const now = after[index]
    return now?.missing === missing && now.wrong === wrong && now.declaresNobody === declaresNobody
  })

/** What is still to do in a step, in words. */
function noteOf({ step, missing, wrong, declaresNobody }: StepProgress): string {
  const things = (count: number) =>
    `${count} ${step === 'documents' ? 'documento' : 'campo'}${count === 1 ? '' : 's'}`
  if (missing > 0) return `${missing === 1 ? 'falta' : 'faltam'} ${things(missing)}`
  if (wrong > 0) return `${things(wrong)} a corrigir`
  return declaresNobody ? 'nenhum beneficiário marcado' : 'completo'
}

/** The way through the request: where one is, and what is still to do on it. */
export function WizardSteps({ actor, view: { steps, current, canJump, beneficiaries } }: Props) {
  const progress = useSelector(actor, progressOf, sameProgress)
  const at = steps.findIndex((step) => step.id === current?.id)
  const stateOf = (index: number, left: StepProgress | undefined): StepState => {
    if (index === at) return 'current'
    if (index > at) return 'ahead'
    return left && left.missing + left.wrong > 0 ? 'lacking' : 'done'
  }
  /* What there is to do is known once the people on file are. */
  const isAsked = (id: StepId) => id === 'declaration' && beneficiaries === 'consulting'
  const marks = steps.map(({ id, title }, index) => {
    const left = progress.find(({ step }) => step === id)
    return {
      id,
      title,
      state: stateOf(index, left),
      note: left ? (isAsked(id) ? 'consulta pendente' : noteOf(left)) : null,
      onPick: canJump ? () => actor.send({ type: 'step.requested', step: STEP_NUMBERS[id] }) : undefined,
    }
  })
  return <Stepper steps={marks} />
}
