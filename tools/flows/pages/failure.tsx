import { useRouteError } from 'react-router-dom'

import { Alert } from '#ui/primitives/alert.tsx'
import { Link } from '#ui/primitives/link.tsx'

import * as css from './pages.css.ts'
import { MAP } from './paths.ts'
import * as texts from './texts.ts'

/** Shown if the data of a page could not be read. */
export function Failure() {
  const error = useRouteError()
  const isMissing = error instanceof Error && 'status' in error && error.status === 404
  return (
    <div className={css.page}>
      <Alert tone="error">{isMissing ? texts.unknownFlow : texts.failed}</Alert>
      <p>
        <Link to={MAP}>{texts.toMap}</Link>
      </p>
    </div>
  )
}
