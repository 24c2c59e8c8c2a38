import { useLoaderData } from 'react-router-dom'

import { Alert } from '#ui/primitives/alert.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Table } from '#ui/primitives/table.tsx'

import type { Changes } from '../site.ts'
import { readChanges } from './data.ts'
import * as texts from './rules-texts.ts'

export const loader = readChanges

/** The differences from another version. */
export function Component() {
  const found = useLoaderData<Changes | null>()
  return (
    <>
      <PageTitle lead={texts.leads.mudancas}>{texts.changes}</PageTitle>
      {found === null ? (
        <Alert tone="info">{texts.noChanges}</Alert>
      ) : (
        <Card>
          <Table
            caption={texts.changesCaption(found.since, found.changes.length)}
            captionShown
            rows={found.changes}
            keyOf={({ place, kind, name, before, after }) => [place, kind, name, before, after].join(' ')}
            empty={texts.nothingChanged}
            columns={[
              { header: texts.place, namesRow: true, cell: ({ place }) => place },
              { header: texts.changedWhat, cell: ({ kind, name }) => `${kind}: ${name}` },
              { header: texts.before, cell: ({ before }) => before ?? texts.isNew },
              { header: texts.after, cell: ({ after }) => after ?? texts.isGone },
            ]}
          />
        </Card>
      )}
    </>
  )
}
