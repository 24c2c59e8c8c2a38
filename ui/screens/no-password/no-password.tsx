import { shallowEqual, useSelector } from '@xstate/react'

import { type VisitorActor, visitorView } from '#machines/visitor/visitor/index.ts'

import { Asking } from './asking.tsx'
import { Confirmed } from './confirmed.tsx'
import { Confirming } from './confirming.tsx'
import { Guidance } from './guidance.tsx'
import { VisitorForm } from './visitor-form.tsx'

type Props = {
  actor: VisitorActor
  /** The clock, in milliseconds since 1970. */
  now: () => number
  /** The user has a session. */
  isSignedIn: boolean
}

/** Help for people without a password, and the registration of visitors (P-380). */
export function NoPassword({ actor, now, isSignedIn }: Props) {
  const view = useSelector(actor, visitorView, shallowEqual)
  switch (view.screen) {
    case 'asking':
      return <Asking actor={actor} view={view} now={now} isSignedIn={isSignedIn} />
    case 'withPassword':
    case 'withoutPassword':
      return <Guidance actor={actor} view={view} />
    case 'form':
      return <VisitorForm actor={actor} view={view} now={now} />
    case 'confirming':
      return <Confirming actor={actor} now={now} />
    case 'confirmed':
      return <Confirmed purpose={view.purpose} />
  }
}
