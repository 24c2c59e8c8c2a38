import { Link } from '#ui/primitives/link.tsx'

import { requirementPath } from './paths.ts'

const DECISION = /^[DP]-/

type Props = { id: string; text: string | undefined }

/** A requirement or a decision that a state names. No page lists decisions, so only requirements are links. */
export const RequiredText = ({ id, text }: Props) => (
  <>
    {DECISION.test(id) ? id : <Link to={requirementPath(id)}>{id}</Link>} {text}
  </>
)
