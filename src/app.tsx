import { shallowEqual, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom'

import { type SessionActor, sessionView } from '#machines/session/index.ts'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { Login } from '#ui/screens/login/login.tsx'
import { NoPassword } from '#ui/screens/no-password/no-password.tsx'
import { Shell } from '#ui/shell/shell.tsx'

import type { LiveRouter } from './live/live-router.ts'
import { loadInside } from './load-inside.ts'

/** What needs a session is a chunk of its own: the login does not wait for it. */
const Inside = lazy(loadInside)

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
  const location = useLocation()
  useEffect(
    () => router.attach((to, options) => (typeof to === 'number' ? navigate(to) : navigate(to, options))),
    [router, navigate],
  )
  // The whole of it: two entries of the history may have the same address.
  useEffect(() => router.moved(location.pathname), [router, location])
  return null
}
