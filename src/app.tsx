import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense } from 'react'

import { type SessionActor, sessionView } from '#machines/session/index.ts'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { Login } from '#ui/screens/login/login.tsx'
import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'
import { Shell } from '#ui/shell/shell.tsx'
import * as common from '#ui/texts/common.ts'

import type { Inside } from './load-inside.ts'
import { Accessibility, NoPassword } from './public-screens.ts'

type Props = {
  session: SessionActor
  /** What is drawn of a session; there by the time that one begins. */
  inside: () => Pick<Inside, 'Screen' | 'Session'>
}

/** Shell and screen of the state that the session's chart is in. */
export function App({ session, inside }: Props) {
  const { screen } = useSelector(session, sessionView, shallowEqual)
  const portal = useSelector(session, (snapshot) => snapshot.children.portal)
  const { Screen, Session } = inside()

  const drawn = () => {
    switch (screen) {
      case 'starting':
        return <Waiting>{common.loading}</Waiting>
      case 'login':
        return <Login actor={session} />
      case 'noPassword':
        return <NoPassword />
      case 'accessibility':
        return <Accessibility />
      case 'inside':
        return (
          portal && (
            <ErrorBoundary key={portal.sessionId} onError={() => session.send({ type: 'screen.failed' })}>
              <Screen portal={portal} />
            </ErrorBoundary>
          )
        )
    }
  }
  return (
    <Shell actor={session} session={<Session actor={session} />}>
      <Suspense fallback={<Waiting>{common.loading}</Waiting>}>{drawn()}</Suspense>
    </Shell>
  )
}
