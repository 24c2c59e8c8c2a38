import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import { attachedCount, type RequiredDocument } from '#domain/documents/required.ts'
import type { RequestStatus } from '#domain/requests/status.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { ReadRequest } from '#machines/requests/request-view/index.ts'
import * as css from '#ui/parts/document-columns.css.ts'
import { documentColumns } from '#ui/parts/document-columns.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Table } from '#ui/primitives/table.tsx'
import * as common from '#ui/texts/common.ts'
import { countOf, documentsOf } from '#ui/texts/documents.ts'

type Shown = ComplementaryDocument & Partial<Pick<RequiredDocument, 'situationName'>>

type GroupProps = {
  reader: DocumentReaderActor
  status: RequestStatus
  title: string
  documents: readonly Shown[]
}

function Documents({ reader, status, title, documents }: GroupProps) {
  return (
    <Card title={title}>
      <div className={css.documents}>
        <Table
          caption={title}
          columns={documentColumns(reader, status)}
          rows={documents}
          keyOf={(row) => row.id}
          empty={common.noneAsked}
        />
      </div>
    </Card>
  )
}

/** Whether any of its documents can be opened. */
export const holdsFiles = ({ documents, people, complementary }: ReadRequest): boolean =>
  [...documents, ...people.flatMap((person) => person.documents), ...complementary].some(
    ({ storeId }) => storeId !== null,
  )

type Props = { reader: DocumentReaderActor; request: ReadRequest }

export function DocumentsTab({ reader, request }: Props) {
  const { documents, people, complementary } = request
  const rows = { reader, status: request.summary.status }
  const { attached, total } = attachedCount({ documents, people })
  return (
    <>
      {total > 0 && (
        <p>
          {common.attachedDocuments}: {countOf(attached, total)}
        </p>
      )}
      <Documents {...rows} title={common.holderDocuments} documents={documents} />
      {people.map((person) => (
        <Documents
          key={person.dependantId}
          {...rows}
          title={documentsOf(person)}
          documents={person.documents}
        />
      ))}
      {complementary.length > 0 && (
        <Documents {...rows} title={common.complementaryDocuments} documents={complementary} />
      )}
    </>
  )
}
