import { useLoaderData } from 'react-router-dom'

import { Alert } from '#ui/primitives/alert.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'

import type { Changes } from '../site.ts'
import { ChangedChart } from './changed-chart.tsx'
import { readChanges } from './data.ts'
import { RequiredText } from './required-text.tsx'
import * as texts from './rules-texts.ts'
import { TableCard } from './table-card.tsx'

export const loader = readChanges

/** The differences from another version. */
export function Component() {
  const found = useLoaderData<Changes | null>()
  return (
    <>
      <PageTitle lead={texts.leads.mudancas}>{texts.changes}</PageTitle>
      {found === null ? <Alert tone="info">{texts.noChanges}</Alert> : <Comparison found={found} />}
    </>
  )
}

function Comparison({ found }: { found: Changes }) {
  return (
    <>
      <TableCard
        caption={texts.changesCaption(found.since, found.changes.length)}
        rows={found.changes}
        keyOf={({ place, kind, name, before, after }) => [place, kind, name, before, after].join(' ')}
        empty={texts.nothingChanged}
        columns={[
          { header: texts.place, namesRow: true, cell: ({ place }) => place },
          { header: texts.changedWhat, cell: ({ kind, name }) => `${kind}: ${name}` },
          { header: texts.before, cell: ({ before }) => before ?? texts.isNew },
          { header: texts.after, cell: ({ after }) => after ?? texts.isGone },
          {
            header: texts.requirements,
            cell: ({ requirements }) =>
              requirements.length === 0
                ? texts.nothing
                : requirements.map((id) => (
                    <p key={id}>
                      <RequiredText id={id} text={found.requirements[id]} />
                    </p>
                  )),
          },
        ]}
      />
      {found.charts.map((chart) => (
        <ChangedChart key={chart.name} chart={chart} />
      ))}
    </>
  )
}
