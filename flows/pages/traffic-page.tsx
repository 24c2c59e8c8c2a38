import { useLoaderData } from 'react-router-dom'

import { Alert } from '#ui/primitives/alert.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'

import type { Figures, Traffic } from '../describe/traffic.ts'
import { useRules, useTypes } from './rules-pages.tsx'
import * as texts from './rules-texts.ts'

/** How requests moved between statuses. */
export function TrafficPage() {
  const traffic = useLoaderData<Traffic | null>()
  const { statuses } = useRules()
  const typesOf = useTypes()
  const nameOf = (letter: string) =>
    `${statuses.find((status) => status.letter === letter)?.label ?? ''} (${letter})`
  const typeOf = (type: number | null) => (type === null ? texts.allTypes : typesOf([type]))
  return (
    <>
      <PageTitle lead={texts.leads.movimento}>{texts.traffic}</PageTitle>
      {traffic === null ? (
        <Alert tone="info">{texts.noTraffic}</Alert>
      ) : (
        <>
          <p>{texts.takenOn(traffic.takenOn)}</p>
          <Card>
            <Table
              caption={texts.waitingCaption}
              captionShown
              rows={traffic.waiting}
              keyOf={({ status, type }) => `${status} ${type}`}
              empty={texts.none}
              columns={[
                { header: texts.status, namesRow: true, cell: ({ status }) => nameOf(status) },
                { header: texts.type, cell: ({ type }) => typeOf(type) },
                ...COLUMNS,
              ]}
            />
          </Card>
          <Card>
            <Table
              caption={texts.movedCaption}
              captionShown
              rows={traffic.moves}
              keyOf={({ status, to, type }) => `${status} ${to} ${type}`}
              empty={texts.none}
              columns={[
                { header: texts.from, namesRow: true, cell: ({ status }) => nameOf(status) },
                { header: texts.to, cell: ({ to }) => nameOf(to) },
                { header: texts.type, cell: ({ type }) => typeOf(type) },
                ...COLUMNS,
              ]}
            />
          </Card>
        </>
      )}
    </>
  )
}

type Row = { readonly figures: Figures | null }

const COLUMNS: readonly Column<Row>[] = [
  { header: texts.count, cell: ({ figures }) => (figures === null ? texts.few : `${figures.count}`) },
  {
    header: texts.median,
    cell: ({ figures }) => (figures === null ? texts.nothing : texts.days(figures.median)),
  },
  { header: texts.p90, cell: ({ figures }) => (figures === null ? texts.nothing : texts.days(figures.p90)) },
]
