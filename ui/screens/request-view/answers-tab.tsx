import { mdiPrinterOutline } from '@mdi/js'

import type { ReadSection } from '#machines/requests/request-view/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as receipt from '#ui/texts/receipt.ts'
import * as texts from '#ui/texts/request-view.ts'

import * as css from './request-view.css.ts'

type Props = {
  sections: readonly ReadSection[]
  /** Why printing failed. */
  printProblem: string | null
  onPrint: () => void
}

export function AnswersTab({ sections, printProblem, onPrint }: Props) {
  if (sections.length === 0) return <p className={css.muted}>{texts.noAnswers}</p>
  return (
    <>
      {printProblem && <Alert tone="error">{printProblem}</Alert>}
      <div>
        <Button variant="secondary" icon={mdiPrinterOutline} onClick={onPrint}>
          {receipt.printAnswers}
        </Button>
      </div>
      {sections.map((section) => (
        <Card key={contentOf(section)} title={section.title}>
          <SummaryList items={section.answers} />
        </Card>
      ))}
    </>
  )
}

/** Rows of one list share their title; their content distinguishes them. */
export const contentOf = ({ title, answers }: ReadSection) =>
  [title, ...answers.map(({ value }) => value)].join(' ')
