import { Link } from '#ui/primitives/link.tsx'

import { type Flow, type FlowTransition, statesIn } from '../describe/flow.ts'
import type { FlowCoverage } from '../site.ts'
import { statePath, transitionPath } from './paths.ts'
import { TableCard } from './table-card.tsx'
import { resultInWords } from './test-results.ts'
import * as texts from './texts.ts'

type Props = {
  flow: Flow
  nameOf: (id: string) => string
  /** null without a report of the tests */
  coverage: FlowCoverage | null
}

/** The arrows of the drawing as a table. */
export function TransitionTable({ flow, nameOf, coverage }: Props) {
  const order = statesIn(flow.root).map(({ id }) => id)
  const rows = flow.transitions.toSorted(
    (one, other) => order.indexOf(one.source) - order.indexOf(other.source),
  )
  const stateLink = (id: string) => <Link to={statePath(flow.name, id)}>{nameOf(id)}</Link>
  const targetsOf = ({ source, targets }: FlowTransition) => {
    const ends = targets.filter((id) => id !== source)
    return ends.length === 0
      ? `${texts.stays} ${nameOf(source)}`
      : ends.map((id) => <p key={id}>{stateLink(id)}</p>)
  }
  return (
    <TableCard
      caption={texts.transitionsCaption(flow.title)}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { header: texts.stateColumn, namesRow: true, cell: ({ source }) => stateLink(source) },
        {
          header: texts.eventColumn,
          cell: ({ id, event }) => (
            <Link to={transitionPath(flow.name, id)}>{event ?? texts.immediately}</Link>
          ),
        },
        { header: texts.guardColumn, cell: ({ guard }) => guard ?? texts.none },
        { header: texts.targetColumn, cell: targetsOf },
        { header: texts.actionsColumn, cell: ({ actions }) => actions.join('; ') || texts.none },
        ...(coverage === null
          ? []
          : [
              {
                header: texts.testResults,
                cell: ({ id }: FlowTransition) => resultInWords(coverage, id),
              },
            ]),
      ]}
    />
  )
}
