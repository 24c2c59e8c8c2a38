import type { Receipt } from '#domain/documents/receipt.ts'
import { attachedCount } from '#domain/documents/required.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import type { Deadline } from '#domain/requests/deadlines.ts'
import { timelineOf } from '#domain/requests/history.ts'
import type { ReadRequest } from '#machines/request-view/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'
import * as common from '#ui/texts/common.ts'
import { countOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/request-view.ts'

import { ReceiptCard } from './receipt-card.tsx'
import { WhatNext } from './what-next.tsx'

type Props = {
  request: ReadRequest
  receipt: Receipt | null
  wish: string | null
  deadline: Deadline | null
  printProblem: string | null
  onPrint: () => void
}

export function SummaryTab({ request, receipt, wish, deadline, printProblem, onPrint }: Props) {
  const proof = receipt && <ReceiptCard receipt={receipt} printProblem={printProblem} onPrint={onPrint} />
  // Whoever has just sent comes for the proof; later on comes what the fund made of the request.
  const isAsSent = request.summary.status === 'A'
  return (
    <>
      {isAsSent && proof}
      <WhatNext request={request} wish={wish} deadline={deadline} />
      {!isAsSent && proof}
      <Facts request={request} />
      <Course request={request} />
    </>
  )
}

function Facts({ request: { summary, documents, people } }: Pick<Props, 'request'>) {
  const { attached, total } = attachedCount({ documents, people })
  return (
    <Card title={texts.facts}>
      <DescriptionList
        items={[
          { term: common.requestType, value: summary.typeName },
          { term: common.plan, value: summary.planName },
          { term: common.protocol, value: summary.protocol },
          { term: common.date, value: brazilianFromIso(summary.requestedAt) },
          { term: common.status, value: summary.statusName },
          {
            term: common.attachedDocuments,
            value: total === 0 ? common.noneAsked : countOf(attached, total),
          },
        ]}
      />
    </Card>
  )
}

function Course({ request: { history, messages } }: Pick<Props, 'request'>) {
  return (
    <Card title={texts.course}>
      <Timeline
        entries={timelineOf(history, messages).map(({ id, at, kind, text }) => ({
          id,
          kind,
          dateTime: at,
          date: brazilianFromIso(at),
          ...(kind === 'status' ? { title: texts.reached(text) } : { title: texts.message, text }),
        }))}
        empty={texts.nothingHappened}
      />
    </Card>
  )
}
