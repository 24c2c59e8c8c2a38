import { type ComponentProps, useState } from 'react'

import { attachedCount, isAttached, type RequiredDocument } from '#domain/documents/required.ts'
import { isReplaceable } from '#domain/documents/situations.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { DocumentRowsActor } from '#machines/documents/document-rows/index.ts'
import type { UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { attachId } from '#ui/parts/attach-id.ts'
import * as css from '#ui/parts/document-columns.css.ts'
import { Messages } from '#ui/parts/messages.tsx'
import { type Attach, RequiredDocuments } from '#ui/parts/required-documents.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Fold } from '#ui/primitives/fold.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as common from '#ui/texts/common.ts'
import { documentsOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/wizard.ts'
import { Complementary } from './complementary.tsx'
import { FormCorrectionRequest } from './form-correction-request.tsx'
import type { FormView } from './form-view.ts'
import { Review } from './review.tsx'

type Props = {
  actor: FormEditorActor
  view: FormView
  uploadQueue: UploadQueueActor
  reader: DocumentReaderActor
  /** Undefined after the editor has ended. */
  documentRows: DocumentRowsActor | undefined
}

/** From this number of documents that were attached before, they are folded in a draft too (P-391). */
const MANY = 3

/**
 * Step 3: required documents by person, complementary documents, messages of the fund, and the review of the
 * answers.
 */
export function DocumentsStep({ actor, view, uploadQueue, reader, documentRows }: Props) {
  const { documents, people, messages, requestId, isOpen } = view
  const filesUnderWay = view.pendingUploads.length
  const { attached, total } = attachedCount({ documents, people })
  const attach = isOpen && requestId !== null ? attachTo(documentRows, requestId) : null
  const isWaiting = view.waitingFor !== null
  const ofPeople = people.flatMap((person) => person.documents)
  const { optionalTypes } = view
  const rows = { status: view.status, ofPeople, optionalTypes, attach, isWaiting, uploadQueue, reader }
  const isSaid = view.correctionRequest !== null
  const pendingUploads = view.pendingUploads.map(attachId)
  const attachedNow = view.attached.map(({ slot }) => attachId(slot))
  // A row whose file arrives now is not folded, because its button has the focus.
  const [attachedOnArrival] = useState(() =>
    keysOf(
      documentsWhere({ documents, people }, (row, key) => isAttached(row) && !attachedNow.includes(key)),
    ),
  )
  const foldsAttached = isSaid || attachedOnArrival.length >= MANY
  const isFolded = (row: RequiredDocument, key: string) =>
    foldsAttached &&
    isAttached(row) &&
    // In E the folded ones are those that the fund has.
    !(isSaid && row.isNew) &&
    attachedOnArrival.includes(key) &&
    !attachedNow.includes(key)
  // In a closed request nothing is folded. The row of an upload shows how far it is, and why it stopped.
  const isDone = (row: RequiredDocument, key: string) =>
    attach !== null &&
    !pendingUploads.includes(key) &&
    (!isReplaceable(row.situationId) || isFolded(row, key))
  const open = documentsWhere({ documents, people }, (row, key) => !isDone(row, key))
  const done = documentsWhere({ documents, people }, isDone)
  const complementary = requestId !== null && (
    <Complementary documentRows={documentRows} view={view} requestId={requestId} reader={reader} />
  )
  // The request of the fund comes first; documents that are not required are collapsed.
  const isAside = isSaid && view.complementary.length === 0 && view.removalRefusal === null
  const foldedRows = hasOpenRows(done) ? rows : { ...rows, attach: null }
  const folded = total - attachedCount(open).total
  const replaceable = isSaid ? texts.alreadySent : texts.alreadyAttached
  const foldTitle = foldedRows.attach ? replaceable : texts.alreadyChecked

  return (
    <>
      <p role="status" className={visuallyHidden}>
        {filesUnderWay > 0 && texts.filesUnderWay(filesUnderWay)}
      </p>
      <Card title={texts.requiredDocuments}>
        {view.correctionRequest && (
          <div className={css.correctionRequest} ref={showRow}>
            <FormCorrectionRequest actor={actor} view={view} />
          </div>
        )}
        {attach && attached < total && !isSaid && <p className={css.drop}>{texts.howToAttach}</p>}
        {(open.documents.length > 0 || total === 0) && (
          <RequiredDocuments {...rows} caption={common.holderDocuments} documents={open.documents} />
        )}
        <People {...rows} people={open.people} />
        {(folded > 0 || isSaid) && (
          <div className={css.folds}>
            {folded > 0 && (
              <Fold title={foldTitle(folded)}>
                {done.documents.length > 0 && (
                  <RequiredDocuments
                    {...foldedRows}
                    caption={common.holderDocuments}
                    documents={done.documents}
                  />
                )}
                <People {...foldedRows} people={done.people} />
              </Fold>
            )}
            {isAside && <Fold title={texts.complementaryWay}>{complementary}</Fold>}
            {isSaid && messages.length > 0 && (
              <Fold title={texts.allMessages(messages.length)}>
                <Messages messages={messages} />
              </Fold>
            )}
          </div>
        )}
      </Card>
      {!isAside && complementary}
      {!isSaid && messages.length > 0 && <Messages messages={messages} />}
      {isOpen && <Review actor={actor} off={isWaiting} isComplete={attached === total} />}
    </>
  )
}

/** The first row of the card, on arrival; the title has the focus, and is kept in view for the first frame. */
function showRow(correctionRequest: HTMLElement | null) {
  const row = correctionRequest?.closest('section')?.querySelector('tbody > tr')
  requestAnimationFrame(() => requestAnimationFrame(() => row?.scrollIntoView?.({ block: 'nearest' })))
}

type Documents = Pick<FormView, 'documents' | 'people'>

/** The ids of the rows of the holder and of beneficiaries are from different tables. */
const keyOf = (dependantId: number | null, { id }: RequiredDocument) => attachId({ dependantId, rowId: id })

const documentsWhere = (
  { documents, people }: Documents,
  holds: (row: RequiredDocument, key: string) => boolean,
): Documents => ({
  documents: documents.filter((row) => holds(row, keyOf(null, row))),
  people: people
    .map((person) => ({
      ...person,
      documents: person.documents.filter((row) => holds(row, keyOf(person.dependantId, row))),
    }))
    .filter((person) => person.documents.length > 0),
})

const keysOf = ({ documents, people }: Documents): readonly string[] => [
  ...documents.map((row) => keyOf(null, row)),
  ...people.flatMap((person) => person.documents.map((row) => keyOf(person.dependantId, row))),
]

const hasOpenRows = ({ documents, people }: Documents) =>
  [...documents, ...people.flatMap((person) => person.documents)].some(({ situationId }) =>
    isReplaceable(situationId),
  )

type PeopleProps = Omit<ComponentProps<typeof RequiredDocuments>, 'caption' | 'person' | 'documents'> &
  Pick<FormView, 'people'>

const People = ({ people, ...rows }: PeopleProps) =>
  people.map((person) => (
    <section key={person.dependantId} className={css.ofPerson}>
      <h3 className={css.person}>{documentsOf(person)}</h3>
      <RequiredDocuments
        {...rows}
        caption={documentsOf(person)}
        person={person}
        documents={person.documents}
      />
    </section>
  ))

const attachTo = (rows: DocumentRowsActor | undefined, requestId: number): Attach => ({
  click: (slot) => rows?.send({ type: 'paperclip.clicked', slot: { ...slot, requestId } }),
  drop: (slot, files) => rows?.send({ type: 'files.dropped', slot: { ...slot, requestId }, files }),
})
