import { attachedCount } from '#domain/documents/required.ts'
import type { WizardActor, WizardView } from '#machines/wizard/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { ProgressBar } from '#ui/primitives/progress-bar.tsx'
import { Messages } from '#ui/screens/messages/messages.tsx'

import { type Attach, RequiredDocuments } from './required-documents.tsx'
import { Review } from './review.tsx'

type Props = { actor: WizardActor; view: WizardView }

/** Step 3: what is asked of the holder and of each person, what the fund wrote, and what is about to be sent. */
export function DocumentsStep({ actor, view: { documents, people, messages, requestId, isOpen } }: Props) {
  const { attached, total } = attachedCount({ documents, people })
  const attach: Attach | null =
    isOpen && requestId !== null
      ? (slot) => actor.send({ type: 'paperclip.clicked', slot: { ...slot, requestId } })
      : null

  return (
    <>
      <Card title="Documentos necessários">
        {total > 0 && (
          <ProgressBar
            label="Documentos anexados"
            amount={`${attached} de ${total}`}
            value={attached}
            max={total}
          />
        )}
        <RequiredDocuments caption="Documentos do titular" documents={documents} attach={attach} />
      </Card>
      {people.map((person) => (
        <Card key={person.dependantId} title={`Documentos de ${person.name}`}>
          <RequiredDocuments
            caption={`Documentos de ${person.name}`}
            person={person}
            documents={person.documents}
            attach={attach}
          />
        </Card>
      ))}
      <Messages messages={messages} />
      {isOpen && <Review actor={actor} />}
    </>
  )
}
