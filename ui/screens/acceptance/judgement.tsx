import { useSelector } from '@xstate/react'

import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import { situationName } from '#domain/documents/situations.ts'
import type { AcceptanceJudgementActor } from '#machines/acceptance-judgement/index.ts'
import type { ReadAcceptance } from '#machines/support/read-acceptance.ts'
import { FileName } from '#ui/parts/file-name.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as texts from '#ui/texts/acceptance.ts'
import * as common from '#ui/texts/common.ts'
import * as documents from '#ui/texts/documents.ts'

import * as css from './acceptance.css.ts'

/**
 * The documents of beneficiaries for staff, each with a list of the situations that the role may set
 * (D-106).
 */
export function Judgement({ actor }: { actor: AcceptanceJudgementActor }) {
  const { people, situations } = useSelector(actor, ({ context }) => context.request)
  return (
    <Documents
      lead={texts.staffJudges}
      people={people}
      status={(person) => choice(actor, person, situations)}
    />
  )
}

/** The same, read-only. */
export const Judged = ({ request: { people } }: { request: ReadAcceptance }) => (
  <Documents lead={texts.staffReads} people={people} status={() => READ} />
)

type Props = {
  lead: string
  people: readonly PersonDocuments[]
  status: (person: PersonDocuments) => Column<RequiredDocument>
}

function Documents({ lead, people, status }: Props) {
  return (
    <>
      <Card title={texts.staff}>
        <p>{lead}</p>
      </Card>
      {people.map((person) => (
        <Card key={person.dependantId} title={documents.documentsOf(person.name)}>
          <div className={css.judged}>
            <Table
              caption={documents.documentsOf(person.name)}
              columns={[...COLUMNS, status(person)]}
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
    cell: (row) => <FileName>{row.fileName || '—'}</FileName>,
  },
]

const nameOf = ({ situationId, situationName: sent }: RequiredDocument) =>
  sent || situationName(situationId) || documents.notSent

const READ: Column<RequiredDocument> = { header: common.status, cell: nameOf }

/** A situation that the role cannot set is listed only while the document has it. */
const choice = (
  actor: AcceptanceJudgementActor,
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
