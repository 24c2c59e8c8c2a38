import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import { letterOf, situationName } from '#domain/documents/situations.ts'
import type { ReadRequest } from '#machines/request-view/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { SituationMark } from '#ui/primitives/situation-mark.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'

import * as css from './request-view.css.ts'

type Shown = ComplementaryDocument & Partial<Pick<RequiredDocument, 'situationName'>>

const columns: readonly Column<Shown>[] = [
  { header: 'Documento', namesRow: true, cell: (row) => row.typeName },
  { header: 'Arquivo', cell: (row) => <span className={css.file}>{row.fileName || '—'}</span> },
  {
    header: 'Situação',
    cell: ({ situationId, situationName: sent }) => (
      <SituationMark letter={letterOf(situationId)}>
        {sent || situationName(situationId) || 'Não enviado'}
      </SituationMark>
    ),
  },
]

function Documents({ title, documents }: { title: string; documents: readonly Shown[] }) {
  return (
    <Card title={title}>
      <div className={css.documents}>
        <Table
          caption={title}
          columns={columns}
          rows={documents}
          keyOf={(row) => row.id}
          empty="Nenhum documento é pedido."
        />
      </div>
    </Card>
  )
}

export function DocumentsTab({ request }: { request: ReadRequest }) {
  const { documents, people, complementary } = request
  return (
    <>
      <Documents title="Documentos do titular" documents={documents} />
      {people.map((person) => (
        <Documents
          key={person.dependantId}
          title={`Documentos de ${person.name}`}
          documents={person.documents}
        />
      ))}
      {complementary.length > 0 && <Documents title="Documentos complementares" documents={complementary} />}
    </>
  )
}
