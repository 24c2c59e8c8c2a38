import { attachedCount } from '#domain/documents/required.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import { timelineOf } from '#domain/requests/history.ts'
import type { Receipt } from '#domain/requests/receipt.ts'
import type { ReadRequest } from '#machines/request-view/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { DescriptionList } from '#ui/primitives/description-list.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'

import { ReceiptCard } from './receipt-card.tsx'
import { WhatNext } from './what-next.tsx'

type Props = { request: ReadRequest; receipt: Receipt | null; onPrint: () => void }

export function SummaryTab({ request, receipt, onPrint }: Props) {
  const proof = receipt && <ReceiptCard receipt={receipt} onPrint={onPrint} />
  // Whoever has just sent comes for the proof; later on comes what the fund made of the request.
  const isAsSent = request.summary.status === 'A'
  return (
    <>
      {isAsSent && proof}
      <WhatNext request={request} />
      {!isAsSent && proof}
      <Facts request={request} />
      <Course request={request} />
    </>
  )
}

function Facts({ request: { summary, documents, people } }: Pick<Props, 'request'>) {
  const { attached, total } = attachedCount({ documents, people })
  return (
    <Card title="Resumo">
      <DescriptionList
        items={[
          { term: 'Tipo', value: summary.typeName },
          { term: 'Plano', value: summary.planName },
          { term: 'Protocolo', value: summary.protocol },
          { term: 'Data', value: brazilianFromIso(summary.requestedAt) },
          { term: 'Situação', value: summary.statusName },
          { term: 'Documentos anexados', value: `${attached} de ${total}` },
        ]}
      />
    </Card>
  )
}

function Course({ request: { history, messages } }: Pick<Props, 'request'>) {
  return (
    <Card title="Andamento">
      <Timeline
        entries={timelineOf(history, messages).map(({ id, at, kind, text }) => ({
          id,
          dateTime: at,
          date: brazilianFromIso(at),
          text: kind === 'status' ? `Situação: ${text}` : text,
        }))}
        empty="Ainda não há nada a contar."
      />
    </Card>
  )
}
