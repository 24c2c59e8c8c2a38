import { Link } from '#ui/primitives/link.tsx'

import type { Flow, FlowState } from '../describe/flow.ts'
import type { FlowCoverage } from '../site.ts'
import { CallName } from './calls.tsx'
import { statePath } from './paths.ts'
import { TableCard } from './table-card.tsx'
import { resultInWords } from './test-results.ts'
import * as texts from './texts.ts'

type Row = { readonly state: FlowState; readonly within: readonly string[]; readonly isFirst: boolean }

const rowsIn = (state: FlowState, within: readonly string[], isFirst: boolean): readonly Row[] => [
  { state, within, isFirst },
  ...state.children.flatMap((child) => rowsIn(child, [...within, state.label], child.id === state.initial)),
]

type Props = {
  flow: Flow
  /** null without a report of the tests */
  coverage: FlowCoverage | null
}

/** The boxes of the drawing as a table, for assistive technology, for paper and for reading. */
export function StateTable({ flow, coverage }: Props) {
  return (
    <TableCard
      caption={texts.statesCaption(flow.title)}
      rows={rowsIn(flow.root, [], false).slice(1)}
      keyOf={({ state }) => state.id}
      columns={[
        {
          header: texts.stateColumn,
          namesRow: true,
          cell: ({ state, within }) => (
            <>
              {within.slice(1).map((name) => `${name} › `)}
              <Link to={statePath(flow.name, state.id)}>{state.label}</Link>
            </>
          ),
        },
        {
          header: texts.kindColumn,
          cell: ({ state, isFirst }) =>
            [texts.kinds[state.kind], ...(isFirst ? [texts.isFirst] : [])].join(', '),
        },
        {
          header: texts.callsColumn,
          cell: ({ state: { calls } }) =>
            calls.length === 0
              ? texts.none
              : calls.map((call) => (
                  <p key={call.id}>
                    <CallName call={call} />
                  </p>
                )),
        },
        {
          header: texts.entryColumn,
          cell: ({ state: { entry, exit } }) => [...entry, ...exit].join('; ') || texts.none,
        },
        ...(coverage === null
          ? []
          : [
              {
                header: texts.testResults,
                cell: ({ state: { id, children } }: Row) =>
                  children.length > 0 ? texts.none : resultInWords(coverage, id),
              },
            ]),
      ]}
    />
  )
}
