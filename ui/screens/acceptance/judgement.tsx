import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import { situationName } from '#domain/documents/situations.ts'
import type { AcceptanceActor, ReadAcceptance } from '#machines/acceptance/index.ts'
import { fileName } from '#ui/parts/document-columns.css.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as texts from '#ui/texts/acceptance.ts'
import * as common from '#ui/texts/common.ts'
import * as documents from '#ui/texts/documents.ts'

import * as css from './acceptance.css.ts'

type Props = { actor: AcceptanceActor; request: ReadAcceptance; mayJudge: boolean }

/** Beneficiaries' documents to the fund's staff: each with a list of the situations that the role gives (D-106). */
export function Judgement({ actor, request: { people, situations }, mayJudge }: Props) {
  return (
    <>
      <Card title={texts.staff}>
        <p>{mayJudge ? texts.staffJudges : texts.staffReads}</p>
      </Card>
      {people.map((person) => (
        <Card key={person.dependantId} title={documents.documentsOf(person.name)}>
          <div className={css.judged}>
            <Table
              caption={documents.documentsOf(person.name)}
              columns={[...COLUMNS, mayJudge ? choice(actor, person, situations) : READ]}
              rows={person.documents}
              keyOf={({ id }) => id}
              empty={common.noneAsked}
            />
          </div>
        </Card>
      ))}
    </>
  )
}

const COLUMNS: readonly Column<RequiredDocument>[] = [
  { header: documents.document, namesRow: true, cell: ({ typeName }) => typeName },
  {
    header: common.file,
    cell: (row) => <span className={fileName}>{row.fileName || '—'}</span>,
  },
]

const nameOf = ({ situationId, situationName: sent }: RequiredDocument) =>
  sent || situationName(situationId) || documents.notSent

const READ: Column<RequiredDocument> = { header: common.status, cell: nameOf }

/** A situation that the role cannot give is listed while the document has it. */
const choice = (
  actor: AcceptanceActor,
  { dependantId, name }: PersonDocuments,
  situations: readonly number[],
): Column<RequiredDocument> => ({
  header: common.status,
  cell: (row) => {
    const isGiven = row.situationId !== null && situations.includes(row.situationId)
    return (
      <Select
        aria-label={texts.situationOf(row.typeName, name)}
        value={isGiven ? String(row.situationId) : ''}
        choices={situations.map((id) => ({ value: String(id), label: situationName(id) || String(id) }))}
        {...(!isGiven && { placeholder: nameOf(row) })}
        onChange={({ target }) =>
          actor.send({
            type: 'situation.chosen',
            dependantId,
            rowId: row.id,
            situationId: Number(target.value),
          })
        }
      />
    )
  },
})
