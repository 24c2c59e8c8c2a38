import { Link } from '#ui/primitives/link.tsx'

import type { FlowCall } from '../describe/flow.ts'
import * as css from './pages.css.ts'
import { flowPath } from './paths.ts'
import * as texts from './texts.ts'

/** What a state starts: a link where that is a chart, with how long and how often it tries the server. */
export function CallName({ call: { label, chart, server } }: { call: FlowCall }) {
  return (
    <>
      {chart === null ? label : <Link to={flowPath(chart)}>{label}</Link>}
      {[...new Set(server.map(texts.termsInWords))].map((terms) => (
        <span key={terms} className={css.small}>
          {terms}
        </span>
      ))}
    </>
  )
}

/** The same with the calls of the contract that it makes. */
export function CallDetails({ call }: { call: FlowCall }) {
  return (
    <>
      <CallName call={call} />
      {call.server.map(({ method, path, summary }) => (
        <span key={`${method} ${path}`} className={css.small}>
          {summary}{' '}
          <code>
            {method} {path}
          </code>
        </span>
      ))}
    </>
  )
}
