import { mdiPencil } from '@mdi/js'

import { attachedCount } from '#domain/documents/required.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import { timelineOf } from '#domain/requests/history.ts'
import type { Receipt } from '#domain/requests/receipt.ts'
import type { ReadRequest } from '#machines/request-view/index.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'
import { FundWish } from '#ui/screens/messages/fund-wish.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-view.ts'

import { ReceiptCard } from './receipt-card.tsx'
import { WhatNext } from './what-next.tsx'

type Props = {
  request: ReadRequest
  receipt: Receipt | null
  wish: string | null
  editPath: string | null
  onPrint: () => void
}

export function SummaryTab({ request, receipt, wish, editPath, onPrint }: Props) {
  const proof = receipt && <ReceiptCard receipt={receipt} onPrint={onPrint} />
  // Whoever has just sent comes for the proof; later on comes what the fund made of the request.
  const isAsSent = request.summary.status === 'A'
  return (
    <>
      {wish !== null && <Demand wish={wish} editPath={editPath} />}
      {isAsSent && proof}
      <WhatNext request={request} />
      {!isAsSent && proof}
      <Facts request={request} />
      <Course request={request} />
    </>
  )
}

function Demand({ wish, editPath }: { wish: string; editPath: string | null }) {
  return (
    <FundWish wish={wish}>
      {editPath && (
        <ButtonLink icon={mdiPencil} to={editPath}>
          {common.edit}
        </ButtonLink>
      )}
    </FundWish>
  )
}

function Facts({ request: { summary, documents, people } }: Pick<Props, 'request'>) {
  const { attached, total } = attachedCount({ documents, people })
  return (
    <Card title={texts.summary}>
      <DescriptionList
        items={[
          { term: common.requestType, value: summary.typeName },
          { term: common.plan, value: summary.planName },
          { term: common.protocol, value: summary.protocol },
          { term: common.date, value: brazilianFromIso(summary.requestedAt) },
          { term: common.status, value: summary.statusName },
          {
            term: common.attachedDocuments,
            value: total === 0 ? common.noneAsked : common.countOf(attached, total),
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
          dateTime: at,
          date: brazilianFromIso(at),
          text: kind === 'status' ? texts.reached(text) : text,
        }))}
        empty={texts.nothingHappened}
      />
    </Card>
  )
}
