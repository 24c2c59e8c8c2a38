import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'

import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import { situationName } from '#domain/documents/situations.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import {
  type AcceptanceJudgementActor,
  type ChoiceView,
  choiceView,
} from '#machines/acceptance/acceptance-judgement/index.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import { DocumentLinks } from '#ui/parts/document-links.tsx'
import { FileName } from '#ui/parts/file-name.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { focusControl } from '#ui/primitives/focus.ts'
import { Select } from '#ui/primitives/select.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as texts from '#ui/texts/acceptance.ts'
import * as common from '#ui/texts/common.ts'
import * as documents from '#ui/texts/documents.ts'

import * as css from './acceptance.css.ts'
import { ChosenSituation } from './chosen-situation.tsx'

type JudgementProps = { actor: AcceptanceJudgementActor; reader: DocumentReaderActor }

/**
 * The documents of beneficiaries for staff, who open each of them, choose one of the situations that the role may set,
 * and save it (STAFF-02, STAFF-17, STAFF-19).
 */
export function Judgement({ actor, reader }: JudgementProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { id: requestId, people, situations } = snapshot.context.request
  const chosenFor = (row: RequiredDocument) => choiceView(snapshot, row.id)
  const isBusy = snapshot.hasTag('busy')
  useFocusInRow(snapshot.context.submittedRow, isBusy)
  return (
    <Documents
      lead={texts.staffJudges}
      people={people}
      columns={(person) => [
        NAME,
        {
          header: common.file,
          cell: ({ fileName, storeId, typeName }) => (
            <div className={css.file}>
              <FileName>{fileName || '—'}</FileName>
              <DocumentLinks
                reader={reader}
                document={{ fileName, storeId, typeName, judgedIn: requestId }}
              />
            </div>
          ),
        },
        choiceColumn(actor, person, situations, chosenFor),
      ]}
      note={(row, person) => {
        const choice = chosenFor(row)
        return (
          choice && (
            <ChosenSituation actor={actor} row={row} person={person.name} choice={choice} isBusy={isBusy} />
          )
        )
      }}
    />
  )
}

const selectId = (rowId: number) => `situacao-${rowId}`

/** The focus stays in the row of the last Gravar, whose button is gone after a save. */
function useFocusInRow(rowId: number | null, isBusy: boolean) {
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (rowId !== null && !isBusy && isLost) focusControl(selectId(rowId))
  }, [rowId, isBusy])
}

/** The same, read-only. */
export const Judged = ({ request: { people } }: { request: ReadAcceptance }) => (
  <Documents lead={texts.staffReads} people={people} columns={() => READ} note={() => null} />
)

type Props = {
  lead: string
  people: readonly PersonDocuments[]
  columns: (person: PersonDocuments) => readonly Column<RequiredDocument>[]
  note: (row: RequiredDocument, person: PersonDocuments) => ReactNode
}

function Documents({ lead, people, columns, note }: Props) {
  return (
    <>
      <Card title={texts.staff}>
        <p>{lead}</p>
      </Card>
      {people.map((person) => (
        <Card key={person.dependantId} title={documents.documentsOf(person)}>
          <div className={css.judged}>
            <Table
              caption={documents.documentsOf(person)}
              columns={columns(person)}
              rows={person.documents}
              keyOf={({ id }) => id}
              empty={common.noneAsked}
              note={(row) => note(row, person)}
              noteTone="plain"
            />
          </div>
        </Card>
      ))}
    </>
  )
}

const NAME: Column<RequiredDocument> = {
  header: documents.document,
  namesRow: true,
  cell: ({ typeName }) => typeName,
}

const nameOf = ({ situationId, situationName: sent }: RequiredDocument) =>
  sent || situationName(situationId) || documents.notSent

const READ: readonly Column<RequiredDocument>[] = [
  NAME,
  { header: common.file, cell: ({ fileName }) => <FileName>{fileName || '—'}</FileName> },
  { header: common.status, cell: nameOf },
]

/** A situation that the role cannot set is listed only while the document has it. */
const choiceColumn = (
  actor: AcceptanceJudgementActor,
  { dependantId, name }: PersonDocuments,
  situations: readonly number[],
  chosenFor: (row: RequiredDocument) => ChoiceView | null,
): Column<RequiredDocument> => ({
  header: common.status,
  cell: (row) => {
    const choice = chosenFor(row)
    const shown = choice?.situationId ?? row.situationId
    const isGiven = shown !== null && situations.includes(shown)
    return (
      <Select
        id={selectId(row.id)}
        aria-label={texts.situationOf(row.typeName, name)}
        disabled={choice?.isSaving === true}
        value={isGiven ? String(shown) : ''}
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
