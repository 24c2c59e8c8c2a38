import type { ReadSection } from '#machines/request-view/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import * as texts from '#ui/texts/request-view.ts'

import * as css from './request-view.css.ts'

export function AnswersTab({ sections }: { sections: readonly ReadSection[] }) {
  if (sections.length === 0) return <p className={css.muted}>{texts.noAnswers}</p>
  return sections.map((section) => (
    <Card key={contentOf(section)} title={section.title}>
      <DescriptionList items={section.answers.map(({ label, value }) => ({ term: label, value }))} />
    </Card>
  ))
}

/* Rows of one list share their title; what was answered tells them apart. */
const contentOf = ({ title, answers }: ReadSection) => [title, ...answers.map(({ value }) => value)].join(' ')
