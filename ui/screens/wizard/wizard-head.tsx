import { useSelector } from '@xstate/react'

import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { DraftNews, DraftState } from '#ui/forms/draft-news.tsx'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { StatusChip } from '#ui/primitives/status-chip.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/wizard.ts'
import { FormCorrectionRequest } from './form-correction-request.tsx'
import type { FormView } from './form-view.ts'
import { OrphanedAnswers } from './orphaned-answers.tsx'
import * as css from './wizard.css.ts'
import { WizardSteps } from './wizard-steps.tsx'

type Props = { actor: FormEditorActor; view: FormView }

/** The type, status and protocol of the request, its steps, and the notices about it. */
export function WizardHead({ actor, view }: Props) {
  const { typeName, status, statusName, protocol, steps, current, alert, refusal, problems, isOpen } = view
  const draft = useSelector(actor, (snapshot) => snapshot.children.draft)
  const autosave = useSelector(actor, (snapshot) => snapshot.children.autosave)
  return (
    <>
      <div className={css.head}>
        {/* A step is a screen: its title takes the focus. */}
        <PageTitle
          key={view.step}
          part={current?.title ?? null}
          troubled={alert !== null || problems.length > 0}
        >
          {current?.notices?.title ?? typeName}
        </PageTitle>
        <StatusChip status={status}>{view.requestId === null ? texts.statusOfNew : statusName}</StatusChip>
        <div className={css.facts}>
          {protocol && (
            <dl className={css.protocol}>
              <dt>{common.protocol}</dt>
              <dd>{protocol}</dd>
            </dl>
          )}
          {isOpen && <DraftState actor={draft} isNew={view.requestId === null} />}
        </div>
      </div>
      <FormCorrectionRequest actor={actor} view={view} />
      <Card>
        <WizardSteps actor={actor} view={view} />
      </Card>
      {!isOpen && view.orphanedAnswers.length === 0 && <Alert tone="info">{texts.readOnly}</Alert>}
      <OrphanedAnswers view={view} />
      <DraftNews actor={draft} autosave={autosave} />
      {alert && (
        <ErrorSummary key={view.announceCount} actor={actor} steps={steps} title={alert} detail={refusal} />
      )}
    </>
  )
}
