import { mdiAlert, mdiClockOutline, mdiPaperclip, mdiTrayArrowUp } from '@mdi/js'

import { type CloudDocument, isAttachable } from '#domain/documents/cloud-document.ts'
import { brazilianFromIso } from '#domain/people/dates.ts'
import {
  type CloudPickerActor,
  type CloudPickerView,
  type CloudRow,
  rowsOf,
} from '#machines/documents/cloud-picker/index.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import { DocumentLinks } from '#ui/parts/document-links.tsx'
import { Button, ButtonTo } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as texts from '#ui/texts/cloud-picker.ts'
import * as common from '#ui/texts/common.ts'
import { attachNamed } from '#ui/texts/documents.ts'

import * as css from './cloud-picker.css.ts'

type Props = {
  actor: CloudPickerActor
  view: CloudPickerView
  reader: DocumentReaderActor
}

/** Ten documents per page, newest first, each with a button to attach it (CLOUD-03, CLOUD-04). */
export function CloudDocuments({ actor, view, reader }: Props) {
  const { documents, isChoosing, page, pageSize, canGoBack, canGoNext } = view
  const columns = [...named, download(reader)]
  const total = documents.length
  return (
    <>
      <div className={css.table}>
        <Table
          caption={texts.tableCaption}
          columns={isChoosing ? [...columns, choose(actor, view)] : columns}
          rows={rowsOf(view)}
          keyOf={({ id }) => id}
          empty={emptyText(view)}
        />
      </div>
      {total === 0 ? (
        <SendInstead view={view} />
      ) : (
        <Pagination
          page={page}
          pageSize={pageSize}
          total={total}
          canGoBack={canGoBack}
          canGoOn={canGoNext}
          onBack={() => actor.send({ type: 'previousPage.chosen' })}
          onForward={() => actor.send({ type: 'nextPage.chosen' })}
        />
      )}
    </>
  )
}

const named: readonly Column<CloudRow>[] = [
  { header: texts.type, bare: true, cell: ({ typeName }) => typeName },
  {
    header: texts.fileName,
    namesRow: true,
    cell: ({ fileName }) => <span className={css.fileName}>{fileName}</span>,
  },
  {
    header: texts.recordedAt,
    cell: ({ recordedAt }) => <span className={css.date}>{brazilianFromIso(recordedAt) || '—'}</span>,
  },
]

const download = (reader: DocumentReaderActor): Column<CloudRow> => ({
  header: texts.download,
  bare: true,
  cell: (document) =>
    document.scan === 'free' ? (
      <DocumentLinks reader={reader} document={document} />
    ) : (
      <Scan scan={document.scan} />
    ),
})

/** The result of the virus scan, if the file cannot be opened. */
function Scan({ scan }: { scan: Exclude<CloudDocument['scan'], 'free'> }) {
  return (
    <span className={css.scan[scan]}>
      <Icon path={scan === 'waiting' ? mdiClockOutline : mdiAlert} />
      {scan === 'waiting' ? texts.isInScan : texts.isInfected}
    </span>
  )
}

/** The fund rejected this document for the row. */
const Rejected = ({ at }: { at: string }) => (
  <span className={css.scan.rejected}>
    <Icon path={mdiAlert} />
    {texts.rejectedOn(brazilianFromIso(at))}
  </span>
)

/** While one document is being attached, the buttons of the others are disabled. */
function choose(actor: CloudPickerActor, { attachingId }: CloudPickerView): Column<CloudRow> {
  return {
    header: texts.choose,
    bare: true,
    cell: ({ isAttached, rejected, ...document }) => {
      if (rejected !== null) return <Rejected at={rejected} />
      if (isAttached) return texts.isAttached
      if (!isAttachable(document)) return texts.cannotBeAttached
      const { id, fileName } = document
      return (
        <div className={css.choice}>
          <Button
            variant="outlined"
            icon={mdiPaperclip}
            aria-label={attachNamed(fileName)}
            busy={attachingId === id}
            off={attachingId !== null && attachingId !== id}
            onClick={() => actor.send({ type: 'document.chosen', documentId: id })}
          >
            {common.attach}
          </Button>
        </div>
      )
    },
  }
}

/** The text of an empty list, and what the participant can do. */
function emptyText({ place: { row, requestId }, isChoosing }: CloudPickerView): string {
  const none = row === null ? texts.emptyCloud : texts.noneOfType
  if (requestId === null) return `${none} ${texts.beginCloud}`
  if (!isChoosing) return none
  return `${none} ${row === null || row.dependantId === null ? texts.sendInstead : texts.sendFromRow}`
}

/** A link to upload a file instead, if the list cannot be used. */
function SendInstead({ view: { request, sendPath } }: Pick<Props, 'view'>) {
  if (sendPath === null) return null
  return (
    <div className={css.instead}>
      <ButtonTo icon={mdiTrayArrowUp} to={sendPath}>
        {request === null ? common.sendDocument : common.sendFromDevice}
      </ButtonTo>
    </div>
  )
}
