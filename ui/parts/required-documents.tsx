import { mdiPaperclip } from '@mdi/js'
import { useSelector } from '@xstate/react'

import type { HeldFile } from '#domain/documents/held-file.ts'
import {
  isAttached,
  type PersonDocuments,
  type RequiredDocument,
  wantedFile,
} from '#domain/documents/required.ts'
import type { DocumentRules } from '#domain/documents/rules.ts'
import { hasSameFile } from '#domain/documents/same-document.ts'
import { isReplaceable, REJECTED } from '#domain/documents/situations.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { DocumentSlot } from '#machines/documents/upload/index.ts'
import { type UploadQueueActor, uploadFor } from '#machines/documents/upload-queue/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { nothing } from '#ui/primitives/table.css.ts'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/documents.ts'
import { attachId } from './attach-id.ts'
import * as css from './document-columns.css.ts'
import { documentColumns } from './document-columns.tsx'
import { UploadProgress } from './upload-progress.tsx'

type Slot = Omit<DocumentSlot, 'requestId'>

/** Attaches files to a row, by its button or by drop. */
export type Attach = {
  readonly click: (slot: Slot) => void
  readonly drop: (slot: Slot, files: readonly HeldFile[]) => void
}

type Props = {
  caption: string
  /** The caption is seen, as a heading. */
  headed?: boolean
  /** The person, if the documents are not the holder's. */
  person?: PersonDocuments
  documents: readonly RequiredDocument[]
  /** The status of the request. */
  status: RequestStatus
  /** The documents of all dependants and beneficiaries: one file can serve two of them. */
  ofPeople: readonly RequiredDocument[]
  /** Which of the holder's documents the request needs; null for those of others. */
  rules: DocumentRules | null
  /** Null: nothing can be attached. */
  attach: Attach | null
  /** A call is running: nothing can be attached for now. */
  isWaiting: boolean
  uploadQueue: UploadQueueActor
  reader: DocumentReaderActor
}

export function RequiredDocuments({
  caption,
  headed = false,
  person,
  documents,
  ofPeople,
  attach,
  ...rest
}: Props) {
  const { isWaiting, uploadQueue, reader, status, rules } = rest
  const wanted = (row: RequiredDocument) => attach && wantedFile(rules, row)
  const pendingUploads = useSelector(uploadQueue, (snapshot) => snapshot)
  const slotOf = ({ id, typeId, typeName }: RequiredDocument): Slot => ({
    rowId: id,
    dependantId: person?.dependantId ?? null,
    documentTypeId: typeId,
    title: person ? `${typeName} (${person.name})` : typeName,
  })
  const columns = documentColumns(reader, status, wanted)
  return (
    <div className={css.documents}>
      <Table
        caption={headed ? <h3 className={css.person}>{caption}</h3> : caption}
        captionShown={headed}
        columns={attach ? [...columns, paperclip(attach, slotOf, isWaiting)] : columns}
        rows={documents}
        keyOf={(document) => document.id}
        empty={common.noneAsked}
        noteTone="plain"
        note={(row) => {
          const slot = slotOf(row)
          const upload = uploadFor(pendingUploads, slot)
          if (upload) return <UploadProgress actor={upload} title={slot.title} returnTo={attachId(slot)} />
          if (wanted(row) === 'optional') return texts.optionalDocument
          return hasSameFile(row, ofPeople) ? texts.sameFile : null
        }}
        {...(attach && {
          onDrop: (row: RequiredDocument, files: readonly HeldFile[]) => {
            if (isReplaceable(row.situationId)) attach.drop(slotOf(row), files)
          },
        })}
      />
    </div>
  )
}

/** The text of the paperclip button, and its accessible name, which may be read without the row. */
function wordsOf(isMissing: boolean, isRejected: boolean) {
  if (isRejected) return [texts.attachAnother, texts.attachAnotherNamed] as const
  return isMissing
    ? ([common.attach, texts.attachNamed] as const)
    : ([texts.replace, texts.replaceNamed] as const)
}

/** A document that the fund has checked is not replaced (D-76). */
function paperclip(
  attach: Attach,
  slotOf: (row: RequiredDocument) => Slot,
  isWaiting: boolean,
): Column<RequiredDocument> {
  return {
    header: common.attach,
    bare: true,
    cell: (row) => {
      const slot = slotOf(row)
      const isMissing = !isAttached(row)
      const isRejected = row.situationId === REJECTED
      const [words, nameOf] = wordsOf(isMissing, isRejected)
      return isReplaceable(row.situationId) ? (
        <div {...(isRejected && { className: css.another })}>
          <Button
            id={attachId(slot)}
            variant={isMissing ? 'outlined' : 'compact'}
            icon={mdiPaperclip}
            off={isWaiting}
            aria-label={nameOf(slot.title)}
            onClick={() => attach.click(slot)}
          >
            {words}
          </Button>
        </div>
      ) : (
        <span className={nothing}>—</span>
      )
    },
  }
}
