import { Checkbox } from '#ui/primitives/checkbox.tsx'

import type { FlowTransition } from '../describe/flow.ts'
import type { FlowCoverage } from '../site.ts'
import { InlineMark } from './drawing-parts.tsx'
import * as css from './pages.css.ts'
import { countsOf } from './test-results.ts'
import * as texts from './texts.ts'

type Props = {
  /** null if there is no report of the chart */
  coverage: FlowCoverage | null
  transitions: readonly FlowTransition[]
  isShown: boolean
  onShow: (isShown: boolean) => void
}

/** Shows the results of the tests on the drawing, and says what their marks mean. */
export function TestLegend({ coverage, transitions, isShown, onShow }: Props) {
  if (coverage === null) return null
  return (
    <div className={css.ways}>
      <Checkbox id="show-results" label={texts.showResults} checked={isShown} onChange={onShow} />
      <ul className={css.tabs}>
        <li className={css.small}>{texts.reportOf(coverage.takenOn)}</li>
        {countsOf(coverage, transitions).map(({ verdict, count }) => (
          <li key={verdict} className={css.small}>
            <InlineMark name={verdict} /> {texts.verdicts[verdict]}: {count}
          </li>
        ))}
      </ul>
    </div>
  )
}
