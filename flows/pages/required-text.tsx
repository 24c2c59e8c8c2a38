import { Link } from '#ui/primitives/link.tsx'

import { requirementPath } from './paths.ts'

const DECISION = /^[DP]-\d+$/

type Props = { id: string; text: string | undefined }

/** A requirement or a decision that a state names. Decisions are recorded in English only. */
export function RequiredText({ id, text }: Props) {
  return (
    <>
      <Link to={requirementPath(id)}>{id}</Link>{' '}
      <span lang={DECISION.test(id) ? 'en' : undefined}>{text}</span>
    </>
  )
}
