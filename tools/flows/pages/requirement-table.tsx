import { Link } from '#ui/primitives/link.tsx'

import type { RequirementRow } from '../describe/requirements.ts'
import * as css from './pages.css.ts'
import * as texts from './rules-texts.ts'
import { TableCard } from './table-card.tsx'
import { verdicts } from './texts.ts'

/** Requirements with the states and tests that follow them. */
export function RequirementTable({ rows }: { rows: readonly RequirementRow[] }) {
  return (
    <TableCard
      caption={texts.requirementsCaption}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        { header: texts.requirement, namesRow: true, cell: ({ id }) => id },
        {
          header: texts.requirementText,
          cell: ({ text, unsaid }) => (
            <>
              {text}
              {unsaid.map((sentence) => (
                <p key={sentence}>
                  <strong>{texts.unsaid(sentence)}</strong>
                </p>
              ))}
            </>
          ),
        },
        {
          header: texts.inFlows,
          cell: ({ states }) =>
            states.length === 0
              ? texts.nothing
              : states.map(({ label, path, help }) => (
                  <p key={path}>
                    <Link to={path}>{label}</Link>
                    {help !== null && <span className={css.small}>{help}</span>}
                  </p>
                )),
        },
        {
          header: texts.testsOf,
          cell: ({ tests, verdict }) => (
            <>
              {verdict !== null &&
                (verdict === 'failed' ? <strong>{verdicts.failed}</strong> : verdicts[verdict])}
              <span className={css.small}>{tests.join(', ') || texts.nothing}</span>
            </>
          ),
        },
      ]}
    />
  )
}
