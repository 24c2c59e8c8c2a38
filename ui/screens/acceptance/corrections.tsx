import { mdiInformationOutline, mdiSendCheckOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { useId } from 'react'

import { attachedCount, type LackingDocument } from '#domain/documents/required.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { AcceptanceCorrectionActor } from '#machines/acceptance/acceptance-correction/index.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { DocumentRowsActor } from '#machines/documents/document-rows/index.ts'
import type { UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { attachId } from '#ui/parts/attach-id.ts'
import { Attachment } from '#ui/parts/attachment.tsx'
import * as columns from '#ui/parts/document-columns.css.ts'
import { type Attach, RequiredDocuments } from '#ui/parts/required-documents.tsx'
import { SendQuestion } from '#ui/parts/send-question.tsx'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { focusControl } from '#ui/primitives/focus.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { ProgressBar } from '#ui/primitives/progress-bar.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/acceptance.ts'
import * as common from '#ui/texts/common.ts'
import { countOf, documentsOf } from '#ui/texts/documents.ts'

import * as css from './acceptance.css.ts'

type Props = {
  actor: AcceptanceCorrectionActor
  uploadQueue: UploadQueueActor
  reader: DocumentReaderActor
}

/** Rejected documents are replaced, person by person, and the request is sent again (D-73). */
export function Corrections({ actor, uploadQueue, reader }: Props) {
  const { request, lacking } = useSelector(actor, ({ context }) => context)
  const documentRows = useSelector(actor, ({ children }) => children.documentRows)
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('confirming'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const attachment = useSelector(documentRows, (snapshot) => snapshot?.children.attachment)
  const { documents, people } = useSelector(documentRows, (snapshot) => snapshot?.context) ?? request
  const { attached, total } = attachedCount({ documents, people })
  const reasonId = useId()
  const ofPeople = people.flatMap((person) => person.documents)
  const { status } = request.summary
  const rows = {
    status,
    ofPeople,
    attach: attachTo(documentRows, request.id),
    isWaiting: isBusy,
    uploadQueue,
    reader,
  }
  return (
    <>
      <Card title={texts.requiredDocuments}>
        <ProgressBar
          label={common.attachedDocuments}
          amount={countOf(attached, total)}
          value={attached}
          max={total}
        />
        <p className={columns.drop}>{texts.howToAttach}</p>
        {documents.length > 0 && (
          <RequiredDocuments
            {...rows}
            rules={kindOf(request.summary.typeId)?.documents ?? null}
            caption={common.holderDocuments}
            documents={documents}
          />
        )}
      </Card>
      {people.map((person) => (
        <Card key={person.dependantId} title={documentsOf(person)}>
          <RequiredDocuments
            {...rows}
            rules={null}
            caption={documentsOf(person)}
            person={person}
            documents={person.documents}
          />
        </Card>
      ))}
      {lacking.length > 0 && (
        <div id={reasonId} className={css.reason}>
          <Icon path={mdiInformationOutline} />
          <Lacking documents={lacking} />
        </div>
      )}
      <ActionBar>
        <Button
          icon={mdiSendCheckOutline}
          busy={isBusy}
          off={lacking.length > 0}
          {...(lacking.length > 0 && { 'aria-describedby': reasonId })}
          onClick={() => actor.send({ type: 'request.submitted' })}
        >
          {texts.send}
        </Button>
      </ActionBar>
      <SendQuestion
        isAsked={isAsked}
        request={{ ...request, ...request.summary, repeated: [], documents, people, complementary: [] }}
        onConfirm={() => actor.send({ type: 'send.confirmed' })}
        onDismiss={() => actor.send({ type: 'send.dismissed' })}
      />
      <Attachment actor={attachment} />
    </>
  )
}

const attachTo = (rows: DocumentRowsActor | undefined, requestId: number): Attach => ({
  click: (slot) => rows?.send({ type: 'paperclip.clicked', slot: { ...slot, requestId } }),
  drop: (slot, files) => rows?.send({ type: 'files.dropped', slot: { ...slot, requestId }, files }),
})

/** 'Falta para enviar: …' with a link to each missing document; it describes the button as one sentence. */
function Lacking({ documents }: { documents: readonly LackingDocument[] }) {
  return (
    <div>
      <p>
        <strong>{texts.missing}</strong>
      </p>
      <ul className={css.lacking}>
        {documents.map((document, index) => {
          const id = attachId(document)
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusControl(id)
                }}
              >
                {document.name}
              </a>
              {index < documents.length - 1 && <span className={visuallyHidden}>; </span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
