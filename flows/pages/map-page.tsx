import { useNavigate } from 'react-router-dom'

import { Link } from '#ui/primitives/link.tsx'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import { Table } from '#ui/primitives/table.tsx'

import { DrawingView } from './drawing-view.tsx'
import { useIndex } from './frame.tsx'
import { flowPath } from './paths.ts'
import * as texts from './texts.ts'

/** All charts: which starts which, and what each is for. */
export function MapPage() {
  const { charts, map } = useIndex()
  const navigate = useNavigate()
  const titles = new Map(charts.map(({ name, title }) => [name, title]))
  return (
    <>
      <PageTitle lead={texts.mapLead}>{texts.mapTitle}</PageTitle>
      <DrawingView
        drawing={map}
        label={texts.mapOf}
        nameOf={(id) => titles.get(id) ?? id}
        chosen={null}
        onChoose={(name) => void navigate(flowPath(name))}
      />
      <Table
        caption={texts.allFlows}
        captionShown
        rows={charts}
        keyOf={({ name }) => name}
        empty=""
        columns={[
          {
            header: texts.flow,
            namesRow: true,
            cell: ({ name, title }) => <Link to={flowPath(name)}>{title}</Link>,
          },
          { header: texts.purpose, cell: ({ purpose }) => purpose },
        ]}
      />
    </>
  )
}
