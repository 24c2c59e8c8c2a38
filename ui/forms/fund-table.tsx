import { useSelector } from '@xstate/react'
import { fieldOf, rowValuesOf } from '#domain/filled-requests/fields.ts'
import { nameOfRow, type RowColumn, type RowsSection } from '#domain/forms/form.ts'
import { columnInWords } from '#domain/forms/read.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { type Column, Table } from '#ui/primitives/table.tsx'
import * as texts from '#ui/texts/form-fields.ts'

import { FormField } from './form-field.tsx'
import * as css from './fund-table.css.ts'

type Props = {
  actor: FormEditorActor
  section: RowsSection
  columns: readonly RowColumn[]
  rowIds: readonly number[]
}

/** Rows of the fund's records in a table; the name of a row is the label of the question about it. */
export function FundTable({ actor, section, columns, rowIds }: Props) {
  return (
    <div className={css.table}>
      <Table
        caption={section.title}
        columns={columns.map((column): Column<number> => {
          const namesRow = column.answer === section.namedBy
          const Cell = namesRow ? Asked : Said
          return {
            header: column.label,
            namesRow,
            cell: (rowId) => <Cell actor={actor} section={section} column={column} rowId={rowId} />,
          }
        })}
        rows={rowIds}
        keyOf={(rowId) => rowId}
        empty={section.empty}
      />
    </div>
  )
}

type CellProps = Pick<Props, 'actor' | 'section'> & { column: RowColumn; rowId: number }

function Said({ actor, section, column, rowId }: CellProps) {
  const said = useSelector(actor, (snapshot) =>
    columnInWords(column, rowValuesOf(snapshot.context.filled, section, rowId)),
  )
  return (
    <span {...(column.control === 'cpf' && { className: css.number })}>{said || texts.nothingOnRecord}</span>
  )
}

/** The name of the row alone where nothing is asked about it, as where it cannot be answered any more. */
function Asked({ actor, section, column, rowId }: CellProps) {
  const name = useSelector(actor, (snapshot) =>
    nameOfRow(section, rowValuesOf(snapshot.context.filled, section, rowId)),
  )
  const isAsked = useSelector(actor, ({ context: { filled } }) =>
    section.fields.some((field) => {
      const { isShown, isEditable } = fieldOf(filled, section, field, rowId)
      return isShown && isEditable
    }),
  )
  return (
    <div className={css.asked}>
      {!isAsked && <Said actor={actor} section={section} column={column} rowId={rowId} />}
      {section.fields.map((field) => (
        <FormField
          key={field.name}
          actor={actor}
          section={section}
          field={field}
          rowId={rowId}
          {...(isAsked && { rowName: name })}
        />
      ))}
    </div>
  )
}
