import { type Flow, statesIn } from '../describe/flow.ts'
import type { RegisterRow, RequirementRow } from '../describe/requirements.ts'
import { statePath } from '../pages/paths.ts'

/** The requirements with the states that name them and the last results of their tests. */
export function requirementRows(
  register: readonly RegisterRow[],
  flows: readonly Flow[],
  verdicts: Readonly<Record<string, RequirementRow['verdict']>>,
): readonly RequirementRow[] {
  const states = flows.flatMap((flow) =>
    statesIn(flow.root).map((state) => ({
      requirements: state.requirements,
      label: state.id === '' ? flow.title : `${flow.title} › ${state.label}`,
      path: statePath(flow.name, state.id),
      help: state.help,
    })),
  )
  return register.map((row) => ({
    ...row,
    states: states
      .filter(({ requirements }) => requirements.includes(row.id))
      .map(({ label, path, help }) => ({ label, path, help })),
    verdict: verdicts[row.id] ?? null,
  }))
}
