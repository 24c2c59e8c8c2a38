import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'

import { documentGroups } from '#domain/documents/groups.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import { type DocumentRowsActor, rowsForMany } from '#machines/documents/document-rows/index.ts'
import type { UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { type FormEditorActor, lackingIn } from '#machines/form/form-editor/index.ts'
import { ManyFiles } from '#ui/parts/attach-many.tsx'
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

/**
 * Step 3: required documents by person, complementary documents, messages of the fund, and the review of the
 * answers.
 */
export function DocumentsStep({ actor, view, uploadQueue, reader, documentRows }: Props) {
  const { documents, people, messages, requestId, isOpen } = view
  const filesUnderWay = view.pendingUploads.length
  const missing = useSelector(actor, (snapshot) => lackingIn(snapshot).length)
  const forMany = useSelector(documentRows, (snapshot) => snapshot && rowsForMany(snapshot.context).length)
  const attach = isOpen && requestId !== null ? attachTo(documentRows, requestId) : null
  const isWaiting = view.waitingFor !== null
  const ofPeople = people.flatMap((person) => person.documents)
  const rows = { status: view.status, ofPeople, attach, isWaiting, uploadQueue, reader }
  const isCorrection = view.correctionRequest !== null
  const { open, folded, foldedCount, isFixed, isAside } = documentGroups({
    ...view,
    isCorrection,
    isOpen: attach !== null,
  })
  const complementary = requestId !== null && (
    <Complementary documentRows={documentRows} view={view} requestId={requestId} reader={reader} />
  )
  const foldedRows = isFixed ? { ...rows, attach: null } : rows
  const replaceable = isCorrection ? texts.alreadySent : texts.alreadyAttached
  const foldTitle = isFixed ? texts.alreadyChecked : replaceable

  return (
    <>
      <p role="status" className={visuallyHidden}>
        {filesUnderWay > 0 && texts.filesUnderWay(filesUnderWay)}
      </p>
      <Card title={texts.requiredDocuments}>
        {attach && (forMany ?? 0) > 1 && (
          <ManyFiles
            isWaiting={isWaiting}
            onFiles={(files) => documentRows?.send({ type: 'many.gathered', files })}
          />
        )}
        {(open.documents.length > 0 || documents.length + ofPeople.length === 0) && (
          <RequiredDocuments
            {...rows}
            rules={view.documentRules}
            caption={common.holderDocuments}
            documents={open.documents}
          />
        )}
        <People {...rows} people={open.people} />
        {(foldedCount > 0 || isCorrection) && (
          <div className={css.folds}>
            {foldedCount > 0 && (
              <Fold title={foldTitle(foldedCount)}>
                {folded.documents.length > 0 && (
                  <RequiredDocuments
                    {...foldedRows}
                    rules={view.documentRules}
                    caption={common.holderDocuments}
                    documents={folded.documents}
                  />
                )}
                <People {...foldedRows} people={folded.people} />
              </Fold>
            )}
            {isAside && <Fold title={texts.complementaryWay}>{complementary}</Fold>}
            {isCorrection && messages.length > 0 && (
              <Fold title={texts.allMessages(messages.length)}>
                <Messages messages={messages} />
              </Fold>
            )}
          </div>
        )}
      </Card>
      {!isAside && complementary}
      {!isCorrection && messages.length > 0 && <Messages messages={messages} />}
      {isOpen && <Review actor={actor} off={isWaiting} isComplete={missing === 0} />}
    </>
  )
}

type PeopleProps = Omit<
  ComponentProps<typeof RequiredDocuments>,
  'caption' | 'person' | 'documents' | 'rules'
> &
  Pick<FormView, 'people'>

const People = ({ people, ...rows }: PeopleProps) =>
  people.map((person) => (
    <RequiredDocuments
      key={person.dependantId}
      {...rows}
      rules={null}
      caption={documentsOf(person)}
      headed
      person={person}
      documents={person.documents}
    />
  ))

const attachTo = (rows: DocumentRowsActor | undefined, requestId: number): Attach => ({
  click: (slot) => rows?.send({ type: 'paperclip.clicked', slot: { ...slot, requestId } }),
  drop: (slot, files) => rows?.send({ type: 'files.dropped', slot: { ...slot, requestId }, files }),
})
