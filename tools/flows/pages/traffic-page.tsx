import { useLoaderData, useNavigate } from 'react-router-dom'

import type { RequestStatus } from '#domain/requests/status.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { type Column, Table } from '#ui/primitives/table.tsx'

import type { Figures } from '../describe/traffic.ts'
import type { TrafficPage as TrafficData } from '../site.ts'
import { readTraffic } from './data.ts'
import { DrawingView } from './drawing-view.tsx'
import * as css from './pages.css.ts'
import { statePath, transitionPath } from './paths.ts'
import { RowName } from './row-name.tsx'
import { useRules, useTypes } from './rules-pages.tsx'
import * as texts from './rules-texts.ts'
import { TableCard } from './table-card.tsx'

/** The chart of the statuses. */
const STATUSES = 'request-status'

export const loader = readTraffic

/** How requests moved between statuses. */
export function Component() {
  const found = useLoaderData<TrafficData | null>()
  const navigate = useNavigate()
  const { statuses } = useRules()
  const typesOf = useTypes()
  const nameOf = (letter: string) =>
    `${statuses.find((status) => status.letter === letter)?.label ?? ''} (${letter})`
  const order = statuses.map(({ letter }) => letter)
  const inOrder = <Row extends { readonly status: RequestStatus }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => order.indexOf(one.status) - order.indexOf(other.status))
  const typeOf = (type: number | null) => (type === null ? texts.allTypes : typesOf([type]))
  return (
    <>
      <PageTitle lead={texts.leads.movimento}>{texts.traffic}</PageTitle>
      {found === null ? (
        <>
          <Alert tone="info">{texts.noTraffic}</Alert>
          <Card>
            <ul className={css.list}>
              {texts.trafficCommands.map(({ what, command }) => (
                <li key={command} className={css.item}>
                  {what} <code>{command}</code>
                </li>
              ))}
            </ul>
          </Card>
        </>
      ) : (
        <>
          <p>{texts.takenOn(found.traffic.takenOn)}</p>
          <TableCard
            caption={texts.waitingCaption}
            rows={inOrder(found.traffic.waiting)}
            keyOf={({ status, type }) => `${status} ${type}`}
            columns={[
              {
                header: texts.status,
                namesRow: true,
                cell: ({ status, type }) => (
                  <RowName id={type === null ? status : `${status} ${type}`}>{nameOf(status)}</RowName>
                ),
              },
              { header: texts.type, cell: ({ type }) => typeOf(type) },
              ...COLUMNS,
            ]}
          />
          <TableCard
            caption={texts.movedCaption}
            rows={inOrder(found.traffic.moves)}
            keyOf={({ status, to, type }) => `${status} ${to} ${type}`}
            columns={[
              { header: texts.from, namesRow: true, cell: ({ status }) => nameOf(status) },
              { header: texts.to, cell: ({ to }) => nameOf(to) },
              { header: texts.type, cell: ({ type }) => typeOf(type) },
              ...COLUMNS,
            ]}
          />
          <Card title={texts.trafficDrawing}>
            <p>{texts.trafficDrawingLead}</p>
            <DrawingView
              drawing={found.drawing}
              label={texts.trafficDrawing}
              fileName="movimento"
              chosen={null}
              onChoose={(state) => void navigate(statePath(STATUSES, state))}
              onChooseTransition={(id) => void navigate(transitionPath(STATUSES, id))}
            />
          </Card>
          <Card>
            <p>{texts.abandonedLead}</p>
            <Table
              caption={texts.abandonedCaption}
              captionShown
              rows={found.traffic.abandoned}
              keyOf={({ step, type }) => `${step} ${type}`}
              empty={texts.none}
              columns={[
                { header: texts.step, namesRow: true, cell: ({ step }) => texts.steps[step] },
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
