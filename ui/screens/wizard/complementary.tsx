import { mdiCloudOutline, mdiDeleteOutline, mdiTrayArrowUp } from '@mdi/js'

import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { complementaryPickerPath, newComplementaryPath } from '#domain/navigation/paths.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { DocumentRowsActor } from '#machines/documents/document-rows/index.ts'
import * as css from '#ui/parts/document-columns.css.ts'
import { documentColumns } from '#ui/parts/document-columns.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import * as card from '#ui/primitives/card.css.ts'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as common from '#ui/texts/common.ts'
import { fileOf } from '#ui/texts/documents.ts'
import * as texts from '#ui/texts/wizard.ts'

import * as own from './complementary.css.ts'
import type { FormView } from './form-view.ts'

type Props = {
  documentRows: DocumentRowsActor | undefined
  view: FormView
  requestId: number
  reader: DocumentReaderActor
}

/** Complementary documents: listed, added from the device or the cloud, removed (STEPS-12, D-76). */
export function Complementary({ documentRows, view, requestId, reader }: Props) {
  const { complementary: documents, isOpen, removalRefusal } = view
  if (documents.length === 0 && !isOpen) return null
  const columns = documentColumns(reader, view.status)
  const isQuiet = documents.length === 0 && !removalRefusal
  return (
    <section className={isQuiet ? own.quiet : card.card} aria-label={common.complementaryDocuments}>
      {!isQuiet && <h2 className={card.title}>{common.complementaryDocuments}</h2>}
      {isOpen && <p>{texts.complementaryLead}</p>}
      {removalRefusal && <Alert tone="error">{removalRefusal}</Alert>}
      {documents.length > 0 && (
        <div className={css.documents}>
          <Table
            caption={common.complementaryDocuments}
            columns={isOpen ? [...columns, removal(documentRows)] : columns}
            rows={documents}
            keyOf={({ id }) => id}
            empty=""
          />
        </div>
      )}
      {isOpen && <Ways requestId={requestId} />}
    </section>
  )
}

function Ways({ requestId }: Pick<Props, 'requestId'>) {
  return (
    <div className={own.ways}>
      <ButtonLink variant="quiet" to={newComplementaryPath(requestId)} icon={mdiTrayArrowUp}>
        {common.sendFromDevice}
      </ButtonLink>
      <ButtonLink variant="quiet" to={complementaryPickerPath(requestId)} icon={mdiCloudOutline}>
        {common.chooseFromCloud}
      </ButtonLink>
    </div>
  )
}

const removal = (documentRows: DocumentRowsActor | undefined): Column<ComplementaryDocument> => ({
  header: texts.remove,
  bare: true,
  cell: (document) => (
    <Button
      variant="compact"
      icon={mdiDeleteOutline}
      aria-label={texts.removeNamed(fileOf(document.typeName, document.fileName))}
      onClick={() => documentRows?.send({ type: 'removal.wanted', document })}
    >
      {texts.remove}
    </Button>
  ),
})
