import { shallowEqual, useSelector } from '@xstate/react'

import { loginView } from '#machines/app/login/index.ts'
import { type SessionActor, type SessionView, sessionView } from '#machines/app/session/index.ts'

/** The current screen of the session. The login appears when its chart needs input. */
export function useScreen(session: SessionActor): SessionView['screen'] {
  const { screen } = useSelector(session, sessionView, shallowEqual)
  const login = useSelector(session, (snapshot) => snapshot.children.login)
  const isArriving = useSelector(
    login,
    (snapshot) => snapshot !== undefined && loginView(snapshot).isArriving,
  )
  return isArriving ? 'starting' : screen
}
