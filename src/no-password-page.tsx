import { useActorRef } from '@xstate/react'
import { useContext, useState } from 'react'

import { required } from '#machines/support/required.ts'
import { NoPassword } from '#ui/screens/no-password/no-password.tsx'

import { visitorAdapter } from './adapters/visitor.ts'
import { VisitorContext } from './visitor-context.ts'

/** The page for people without a password; its chart runs while it is shown. */
export function NoPasswordPage({ isSignedIn }: { isSignedIn: boolean }) {
  const createVisitor = useContext(VisitorContext)
  const [{ machine, now, ...options }] = useState(() =>
    required(createVisitor, 'createVisitor')(visitorAdapter),
  )
  const actor = useActorRef(machine, options)
  return <NoPassword actor={actor} now={now} isSignedIn={isSignedIn} />
}
