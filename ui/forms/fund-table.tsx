import { useSelector } from '@xstate/react'
import { rowValuesOf } from '#domain/filled-requests/fields.ts'
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

/** Rows of the fund's records in a table, with the questions about each in the last column. */
export function FundTable({ actor, section, columns, rowIds }: Props) {
  const read = columns.map(
    (column): Column<number> => ({
      header: column.label,
      namesRow: column.answer === section.namedBy,
      cell: (rowId) => <Said actor={actor} section={section} column={column} rowId={rowId} />,
    }),
  )
  const asked: Column<number> = {
    header: texts.choose,
    bare: true,
    cell: (rowId) => <Asked actor={actor} section={section} rowId={rowId} />,
  }
  return (
    <Table
      caption={section.title}
      columns={[...read, asked]}
      rows={rowIds}
      keyOf={(rowId) => rowId}
      empty={section.empty}
    />
  )
}

type CellProps = Pick<Props, 'actor' | 'section'> & { rowId: number }

function Said({ actor, section, column, rowId }: CellProps & { column: RowColumn }) {
  const said = useSelector(actor, (snapshot) =>
    columnInWords(column, rowValuesOf(snapshot.context.filled, section, rowId)),
  )
  return (
    <span {...(column.control === 'cpf' && { className: css.number })}>{said || texts.nothingOnRecord}</span>
  )
}

/** The same question in each row, labelled with the name of the row. */
function Asked({ actor, section, rowId }: CellProps) {
  const name = useSelector(actor, (snapshot) =>
    nameOfRow(section, rowValuesOf(snapshot.context.filled, section, rowId)),
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend.
    <div role="group" aria-label={name} className={css.asked}>
      {section.fields.map((field) => (
        <FormField key={field.name} actor={actor} section={section} field={field} rowId={rowId} />
      ))}
    </div>
  )
}
