import { Link } from '#ui/primitives/link.tsx'
import { Table } from '#ui/primitives/table.tsx'

import { type Flow, type FlowTransition, statesIn } from '../describe/flow.ts'
import { flowPath } from './paths.ts'
import * as texts from './texts.ts'

type Props = { flow: Flow; nameOf: (id: string) => string }

/** The content of the drawing for assistive technology, for paper, and for whoever prefers to read. */
export function TransitionTable({ flow, nameOf }: Props) {
  const order = statesIn(flow.root).map(({ id }) => id)
  const rows = flow.transitions.toSorted(
    (one, other) => order.indexOf(one.source) - order.indexOf(other.source),
  )
  const stateLink = (id: string) => <Link to={flowPath(flow.name, id)}>{nameOf(id)}</Link>
  const targetsOf = ({ source, targets }: FlowTransition) => {
    const ends = targets.filter((id) => id !== source)
    return ends.length === 0 ? `${texts.stays} ${nameOf(source)}` : ends.map((id) => <p key={id}>{stateLink(id)}</p>)
  }
  return (
    <Table
      caption={texts.tableCaption(flow.title)}
      captionShown
      rows={rows}
      keyOf={({ id }) => id}
      empty={texts.noTransitions}
      columns={[
        { header: texts.stateColumn, namesRow: true, cell: ({ source }) => stateLink(source) },
        { header: texts.eventColumn, cell: ({ event }) => event ?? texts.immediately },
        { header: texts.guardColumn, cell: ({ guard }) => guard ?? '—' },
        { header: texts.targetColumn, cell: targetsOf },
        { header: texts.actionsColumn, cell: ({ actions }) => actions.join('; ') || '—' },
      ]}
    />
  )
}
