import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'

import { type SessionActor, sessionView } from '#machines/session/index.ts'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { Login } from '#ui/screens/login/login.tsx'
import { NoPassword } from '#ui/screens/no-password/no-password.tsx'
import { Shell } from '#ui/shell/shell.tsx'

import type { LiveRouter } from './live/live-router.ts'

/** What needs a session is a chunk of its own: the login does not wait for it. */
const Inside = lazy(() => import('./inside.tsx'))

type Props = { session: SessionActor; router: LiveRouter }

export function App({ session, router }: Props) {
  return (
    <BrowserRouter>
      <RouterBridge router={router} />
      <Shell actor={session}>
        <Screen session={session} />
      </Shell>
    </BrowserRouter>
  )
}

function Screen({ session }: Pick<Props, 'session'>) {
  const { screen } = useSelector(session, sessionView, shallowEqual)
  const portal = useSelector(session, (snapshot) => snapshot.children.portal)

  switch (screen) {
    case 'starting':
      return <Waiting>Carregando…</Waiting>
    case 'login':
      return <Login actor={session} />
    case 'noPassword':
      return <NoPassword />
    case 'inside':
      return (
        portal && (
          <Suspense fallback={<Waiting>Carregando…</Waiting>}>
            <Inside portal={portal} />
          </Suspense>
        )
      )
  }
}

/** Lends the charts the mounted router and tells them where the browser is; the one place that talks to both. */
function RouterBridge({ router }: Pick<Props, 'router'>) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const movement = useNavigationType()
  useEffect(
    () => router.attach((to, options) => (to === -1 ? navigate(-1) : navigate(to, options))),
    [router, navigate],
  )
  useEffect(() => router.moved(pathname, movement), [router, pathname, movement])
  return null
}
