import { useSelector } from '@xstate/react'

import { STEP_NUMBERS } from '#domain/forms/steps.ts'
import type { WizardActor, WizardView } from '#machines/wizard/index.ts'
import { DraftNews } from '#ui/forms/draft-news.tsx'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { StatusChip } from '#ui/primitives/status-chip.tsx'
import { Stepper } from '#ui/primitives/stepper.tsx'

import { LeftOver } from './left-over.tsx'
import * as css from './wizard.css.ts'

type Props = { actor: WizardActor; view: WizardView }

/** Which request this is, how far it has come, and what stands in its way. */
export function WizardHead({ actor, view }: Props) {
  const { typeName, status, statusName, protocol, current, alert, refusal, isOpen } = view
  const draft = useSelector(actor, (snapshot) => snapshot.children.draft)
  return (
    <>
      <div className={css.head}>
        {/* A step is a screen of its own: its title takes the focus. */}
        <PageTitle key={view.screen}>{typeName}</PageTitle>
        <StatusChip status={status}>{statusName}</StatusChip>
      </div>
      <Card>
        {protocol && (
          <dl className={css.protocol}>
            <dt>Protocolo</dt>
            <dd>{protocol}</dd>
          </dl>
        )}
        <Steps actor={actor} view={view} />
      </Card>
      {!isOpen && view.leftOver.length === 0 && (
        <Alert tone="info">
          Este requerimento já foi enviado. Você pode ler as respostas, mas não mudá-las.
        </Alert>
      )}
      <LeftOver view={view} />
      <DraftNews actor={draft} />
      {alert && current && (
        <ErrorSummary key={view.refusals} actor={actor} step={current} title={alert} detail={refusal} />
      )}
    </>
  )
}

function Steps({ actor, view: { steps, current, canJump } }: Props) {
  const at = steps.findIndex((step) => step.id === current?.id)
  const marks = steps.map(({ id, title }, index) => ({
    id,
    title,
    state: index < at ? ('done' as const) : index === at ? ('current' as const) : ('ahead' as const),
    onPick: canJump ? () => actor.send({ type: 'step.requested', step: STEP_NUMBERS[id] }) : undefined,
  }))
  return <Stepper steps={marks} />
}
