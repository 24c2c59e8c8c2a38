import { brazilianFromIso } from '#domain/people/dates.ts'
import type { Message } from '#domain/requests/message.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Timeline } from '#ui/primitives/timeline.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/messages.ts'

type Props = {
  messages: readonly Message[]
  /** What the page says at its start; the message that says just this does not repeat it. */
  said?: string | null
}

/** The messages of a request, in the given order (newest first, D-59). */
export function Messages({ messages, said = null }: Props) {
  return (
    <Card title={common.messages}>
      <Timeline
        entries={messages.map(({ id, recordedAt, text, author }) => ({
          id,
          kind: 'message',
          dateTime: recordedAt,
          date: brazilianFromIso(recordedAt),
          author,
          text: text === said ? texts.saidAbove : text,
        }))}
        empty={texts.empty}
      />
    </Card>
  )
}
