import type { Receipt } from '#domain/documents/receipt.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import type { Deadline } from '#domain/requests/deadlines.ts'
import { timelineOf } from '#domain/requests/history.ts'
import type { ReadRequest } from '#machines/requests/request-view/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'
import * as texts from '#ui/texts/request-view.ts'

import { ReceiptCard } from './receipt-card.tsx'
import { WhatNext } from './what-next.tsx'

type Props = {
  request: ReadRequest
  receipt: Receipt | null
  correctionRequest: string | null
  deadline: Deadline | null
  printProblem: string | null
  onPrint: () => void
}

export function SummaryTab({ request, receipt, correctionRequest, deadline, printProblem, onPrint }: Props) {
  const proof = receipt && <ReceiptCard receipt={receipt} printProblem={printProblem} onPrint={onPrint} />
  // After sending, the receipt matters most; later the decision of the fund.
  const isAsSent = request.summary.status === 'A'
  return (
    <>
      {isAsSent && proof}
      <WhatNext request={request} correctionRequest={correctionRequest} deadline={deadline} />
      {!isAsSent && proof}
      <Course request={request} />
    </>
  )
}

function Course({ request: { history, messages } }: Pick<Props, 'request'>) {
  return (
    <Card title={texts.course}>
      <Timeline
        entries={timelineOf(history, messages).map(({ id, at, kind, text, author }) => ({
          id,
          kind,
          dateTime: at,
          date: brazilianFromIso(at),
          author,
          ...(kind === 'status' ? { title: texts.reached(text) } : { title: texts.message, text }),
        }))}
        empty={texts.nothingHappened}
      />
    </Card>
  )
}
