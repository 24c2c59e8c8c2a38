import { Alert } from '#ui/primitives/alert.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as texts from '#ui/texts/wizard.ts'

import type { FormView } from './form-view.ts'

/**
 * Unsaved answers in a request that was sent or cancelled elsewhere meanwhile, for reading and copying
 * (D-54).
 */
export function OrphanedAnswers({ view: { orphanedAnswers, statusName } }: { view: FormView }) {
  if (orphanedAnswers.length === 0) return null
  return (
    <>
      <Alert tone="warning" title={texts.leftOverTitle(statusName)}>
        <p>{texts.leftOverLead}</p>
      </Alert>
      <Card title={texts.leftOverAnswers}>
        {orphanedAnswers.map(({ title, answers }) => (
          <SummaryList key={title} items={answers} />
        ))}
      </Card>
    </>
  )
}
