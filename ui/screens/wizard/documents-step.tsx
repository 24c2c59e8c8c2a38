import { attachedCount } from '#domain/documents/required.ts'
import type { DocumentReaderActor } from '#machines/document-reader/index.ts'
import type { FormEditorActor } from '#machines/form-editor/index.ts'
import type { TransfersActor } from '#machines/transfers/index.ts'
import * as css from '#ui/parts/document-columns.css.ts'
import { Messages } from '#ui/parts/messages.tsx'
import { type Attach, RequiredDocuments } from '#ui/parts/required-documents.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { ProgressBar } from '#ui/primitives/progress-bar.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as common from '#ui/texts/common.ts'
import { countOf, documentsOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/wizard.ts'
import { Complementary } from './complementary.tsx'
import type { FormView } from './form-view.ts'
import { Review } from './review.tsx'

type Props = {
  actor: FormEditorActor
  view: FormView
  transfers: TransfersActor
  reader: DocumentReaderActor
}

/**
 * Step 3: what is asked of the holder and of each person, what the participant adds, what the fund wrote, and what is
 * about to be sent.
 */
export function DocumentsStep({ actor, view, transfers, reader }: Props) {
  const { documents, people, messages, requestId, isOpen, filesUnderWay } = view
  const { attached, total } = attachedCount({ documents, people })
  const attach = isOpen && requestId !== null ? attachTo(actor, requestId) : null
  const isWaiting = view.waitingFor !== null
  const rows = { attach, isWaiting, transfers, reader }

  return (
    <>
      <p role="status" className={visuallyHidden}>
        {filesUnderWay > 0 && texts.filesUnderWay(filesUnderWay)}
      </p>
      <Card title={texts.requiredDocuments}>
        {total > 0 && (
          <ProgressBar
            label={common.attachedDocuments}
            amount={countOf(attached, total)}
            value={attached}
            max={total}
          />
        )}
        {attach && documents.length > 0 && <p className={css.drop}>{texts.howToAttach}</p>}
        <RequiredDocuments {...rows} caption={common.holderDocuments} documents={documents} />
      </Card>
      {people.map((person) => (
        <Card key={person.dependantId} title={documentsOf(person.name)}>
          <RequiredDocuments
            {...rows}
            caption={documentsOf(person.name)}
            person={person}
            documents={person.documents}
          />
        </Card>
      ))}
      {requestId !== null && (
        <Complementary actor={actor} view={view} requestId={requestId} reader={reader} />
      )}
      <Messages messages={messages} />
      {isOpen && <Review actor={actor} off={isWaiting} />}
    </>
  )
}

const attachTo = (actor: FormEditorActor, requestId: number): Attach => ({
  click: (slot) => actor.send({ type: 'paperclip.clicked', slot: { ...slot, requestId } }),
  drop: (slot, files) => actor.send({ type: 'files.dropped', slot: { ...slot, requestId }, files }),
})
