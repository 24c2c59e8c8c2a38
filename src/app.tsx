import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { delayView } from '#machines/app/login/index.ts'
import type { SessionActor } from '#machines/app/session/index.ts'
import { chunkView } from '#machines/calls/chunk/index.ts'
import { NotLoaded } from '#ui/parts/not-loaded.tsx'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { Broken } from '#ui/screens/broken/broken.tsx'
import { Login } from '#ui/screens/login/login.tsx'
import { StartDelayed } from '#ui/screens/login/start-delayed.tsx'
import { ErrorBoundary } from '#ui/shell/error-boundary.tsx'
import { Shell } from '#ui/shell/shell.tsx'
import { useScreen } from '#ui/shell/use-screen.ts'
import * as common from '#ui/texts/common.ts'
import { Accessibility, NoPassword } from './public-screens.ts'
import type { SignedIn } from './signed-in.tsx'

type Props = {
  session: SessionActor
  /** Components of an open session; null until their code is loaded. */
  signedIn: () => Omit<SignedIn, 'signedIn'> | null
  /** Called once a screen is drawn; must be the same function at every render. */
  onDrawn: () => void
}

export function App({ session, signedIn, onDrawn }: Props) {
  const screen = useScreen(session)
  const login = useSelector(session, (snapshot) => snapshot.children.login)
  const opened = useSelector(session, (snapshot) => snapshot.children.signedIn)
  const screens = useSelector(opened, (snapshot) => snapshot?.children.screens)
  const chunk = useSelector(login, (snapshot) => snapshot?.children.signedInChunk)
  const isMissing = useSelector(
    chunk,
    (snapshot) => snapshot !== undefined && chunkView(snapshot) === 'failed',
  )
  const isDelayed = useSelector(login, (snapshot) => snapshot !== undefined && delayView(snapshot) !== null)
  const isExpired = useSelector(session, ({ context }) => context.endReason === 'expiry')
  const isFailed = useSelector(session, (snapshot) => snapshot.matches('failed'))
  const isStarting = screen === 'starting' && !isMissing && !isFailed
  useLayoutEffect(() => {
    if (!isStarting) onDrawn()
  }, [isStarting, onDrawn])
  const { Screen, Session, keepsAnswers } = signedIn() ?? {}
  // The dialog itself is in the code of an open session.
  if (isFailed && !Session) return <Broken onOk={() => session.send({ type: 'alert.acknowledged' })} />

  const drawn = () => {
    if (chunk && isMissing) return <NotLoaded actor={chunk} />
    switch (screen) {
      case 'starting':
        return <Waiting>{common.loading}</Waiting>
      case 'login':
        return login && isDelayed ? (
          <StartDelayed actor={login} />
        ) : (
          <Login actor={login} keepsAnswers={isExpired && keepsAnswers?.() === true} />
        )
      case 'noPassword':
        return <NoPassword isSignedIn={false} />
      case 'accessibility':
        return <Accessibility />
      case 'signedIn':
        return (
          screens &&
          Screen && (
            <ErrorBoundary key={screens.sessionId} onError={() => opened?.send({ type: 'screen.failed' })}>
              <Screen screens={screens} />
            </ErrorBoundary>
          )
        )
    }
  }
  return (
    <Shell actor={session} session={Session && <Session actor={session} />}>
      {drawn()}
    </Shell>
  )
}
