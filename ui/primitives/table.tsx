import type { ReactNode } from 'react'

import type { HeldFile } from '#domain/documents/held-file.ts'

import { dropTarget } from './drop-target.ts'
import * as css from './table.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

export type Column<Row> = {
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** The cell that names its row. */
  readonly namesRow?: boolean
  /** On a card it takes the whole width, without its header. */
  readonly bare?: boolean
}

type Props<Row> = {
  caption: ReactNode
  captionShown?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Shown instead of rows. */
  empty: string
  /** A note below a row, across the table; null for rows without one. */
  note?: (row: Row) => ReactNode | null
  /** Whether a note marks its row as requiring attention. */
  noteTone?: 'attention' | 'plain'
  /** Called with files that are dropped on a row. */
  onDrop?: (row: Row, files: readonly HeldFile[]) => void
}

/** A table; on narrow screens each row is a card, so that nothing scrolls sideways at 320 px. */
export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  keyOf,
  empty,
  note = () => null,
  noteTone = 'attention',
  onDrop,
}: Props<Row>) {
  return (
    <div {...(columns.length > 3 && { className: css.ofMany })}>
      <table className={css.table}>
        <caption className={captionShown ? css.caption : visuallyHidden}>{caption}</caption>
        <thead className={rows.length === 0 ? visuallyHidden : css.head}>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className={css.headCell}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.body}>
          {rows.map((row) => (
            <NotedRow
              key={keyOf(row)}
              columns={columns}
              row={row}
              note={note(row)}
              tone={noteTone}
              {...(onDrop && { onDrop: (files) => onDrop(row, files) })}
            />
          ))}
          {rows.length === 0 && (
            <tr className={css.emptyRow}>
              <td colSpan={columns.length} className={css.emptyCell}>
                <p className={css.empty}>{empty}</p>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

type RowProps<Row> = {
  columns: readonly Column<Row>[]
  row: Row
  note: ReactNode | null
  tone: 'attention' | 'plain'
  onDrop?: (files: readonly HeldFile[]) => void
}

function NotedRow<Row>({ columns, row, note, tone, onDrop }: RowProps<Row>) {
  return (
    <>
      <tr className={note === null ? css.row : css.notedRow[tone]} {...(onDrop && dropTarget(onDrop))}>
        {columns.map((column) => (
          <Cell key={column.header} column={column} row={row} />
        ))}
      </tr>
      {note !== null && (
        <tr className={css.noteRow[tone]}>
          <td colSpan={columns.length} className={css.note}>
            {note}
          </td>
        </tr>
      )}
    </>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = (
    <>
      {!column.namesRow && !column.bare && (
        <span className={css.cellLabel} aria-hidden="true">
          {column.header}
        </span>
      )}
      <div className={css.cellContent}>{column.cell(row)}</div>
    </>
  )
  return column.namesRow ? (
    <th scope="row" className={`${css.cell} ${css.rowHeader}`}>
      {content}
    </th>
  ) : (
    <td className={column.bare ? css.bareCell : css.cell}>{content}</td>
  )
}
