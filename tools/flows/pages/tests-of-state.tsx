import { Link } from '#ui/primitives/link.tsx'

import type { FlowState } from '../describe/flow.ts'
import type { FlowPage } from '../site.ts'
import * as css from './pages.css.ts'
import { playPath } from './paths.ts'
import { resultInWords } from './test-results.ts'
import * as texts from './texts.ts'

const MAX_PATHS = 5

type Props = { page: FlowPage; state: FlowState; transition: string | null }

/** The planned paths through a state or the chosen transition, and the transitions that no path takes. */
export function TestsOfState({ page: { flow, tests, coverage }, state, transition }: Props) {
  const { paths, untested } = tests
  const through = paths.filter(({ states, transitions }) =>
    transition === null ? state.id === '' || states.includes(state.id) : transitions.includes(transition),
  )
  const own = new Set(flow.transitions.filter(({ source }) => source === state.id).map(({ id }) => id))
  const missing = untested.filter(({ id }) => (transition === null ? own.has(id) : id === transition))
  const shown = through.toSorted((one, other) => one.cases.length - other.cases.length).slice(0, MAX_PATHS)
  const inWords = (id: string) => {
    const found = flow.transitions.find((transition) => transition.id === id)
    return found ? texts.eventAndGuard(found.event, found.guard) : id
  }
  return (
    <section>
      <h3 className={css.sectionTitle}>{texts.tests(through.length, paths.length)}</h3>
      {coverage !== null && (transition !== null || state.children.length === 0) && (
        <p>
          {texts.testResults}: {resultInWords(coverage, transition ?? state.id)}
        </p>
      )}
      <ul className={css.list}>
        {shown.map((path) => (
          <li key={playPath(flow.name, path)} className={css.item}>
            <Link to={playPath(flow.name, path)}>{texts.pathTitle(path.visit, path.cases)}</Link>
          </li>
        ))}
        {missing.map(({ id, reason }) => (
          <li key={id} className={css.item}>
            {texts.untested(inWords(id), reason)}
          </li>
        ))}
      </ul>
    </section>
  )
}
