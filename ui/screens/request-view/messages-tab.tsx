import { brazilianFromIso } from '#domain/people/dates.ts'
import type { ReadRequest } from '#machines/request-view/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'

export function MessagesTab({ messages }: { messages: ReadRequest['messages'] }) {
  return (
    <Card title="Mensagens">
      <Timeline
        entries={messages.map(({ id, recordedAt, text }) => ({
          id,
          dateTime: recordedAt,
          date: brazilianFromIso(recordedAt),
          text,
        }))}
        empty="Não há mensagens."
      />
    </Card>
  )
}
