import type { ComponentProps, ReactNode } from 'react'

import { Card } from '#ui/primitives/card.tsx'
import { Table } from '#ui/primitives/table.tsx'

import { none } from './rules-texts.ts'

type Props<Row> = Pick<ComponentProps<typeof Table<Row>>, 'caption' | 'rows' | 'keyOf' | 'columns'> & {
  /** Shown instead of rows. */
  empty?: string
  /** What is below the table. */
  children?: ReactNode
}

/** A table with its caption above it, on a card of its own. */
export const TableCard = <Row,>({ empty = none, children, ...table }: Props<Row>) => (
  <Card>
    <Table captionShown empty={empty} {...table} />
    {children}
  </Card>
)
