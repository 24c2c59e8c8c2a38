import { brazilianFromIso } from '#domain/people/dates.ts'
import type { Message } from '#domain/requests/message.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/messages.ts'

/** The messages of a request, in the given order (newest first, D-59). */
export function Messages({ messages }: { messages: readonly Message[] }) {
  return (
    <Card title={common.messages}>
      <Timeline
        entries={messages.map(({ id, recordedAt, text, author }) => ({
          id,
          kind: 'message',
          dateTime: recordedAt,
          date: brazilianFromIso(recordedAt),
          author,
          text,
        }))}
        empty={texts.empty}
      />
    </Card>
  )
}
