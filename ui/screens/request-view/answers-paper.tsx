import type { Receipt } from '#domain/documents/receipt.ts'
import { formatCpf } from '#domain/people/cpf.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { ReadRequest } from '#machines/requests/request-view/index.ts'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/receipt.ts'

import { contentOf } from './answers-tab.tsx'
import { sentFact } from './receipt-facts.ts'
import * as css from './receipt-paper.css.ts'

type Props = {
  request: ReadRequest
  participant: Participant
  /** Null if it was never sent. */
  receipt: Receipt | null
}

/** All answers for printing; hidden on the screen. */
export function AnswersPaper({ request: { summary, sections }, participant, receipt }: Props) {
  return (
    <section className={css.paper} aria-label={texts.answersLabel}>
      <header className={css.head}>
        <p>{common.fund}</p>
        <h2 className={css.title}>{texts.answersTitle}</h2>
      </header>
      <SummaryList
        items={[
          { label: common.requestType, value: summary.typeName },
          { label: common.plan, value: summary.planName },
          { label: common.protocol, value: summary.protocol },
          ...(receipt ? [sentFact(receipt)] : []),
          { label: common.participant, value: participant.name },
          { label: common.cpf, value: formatCpf(participant.cpf) },
          { label: common.status, value: summary.statusName },
        ]}
      />
      {sections.map((section) => (
        <div key={contentOf(section)}>
          <h3 className={css.subtitle}>{section.title}</h3>
          <SummaryList items={section.answers} />
        </div>
      ))}
    </section>
  )
}
