import { shallowEqual, useSelector } from '@xstate/react'

import { loginView } from '#machines/login/index.ts'
import { type SessionActor, type SessionView, sessionView } from '#machines/session/index.ts'

/** The screen that the session is at; the login is shown once its chart knows that somebody has to fill it in. */
export function useScreen(session: SessionActor): SessionView['screen'] {
  const { screen } = useSelector(session, sessionView, shallowEqual)
  const login = useSelector(session, (snapshot) => snapshot.children.login)
  const isArriving = useSelector(
    login,
    (snapshot) => snapshot !== undefined && loginView(snapshot).isArriving,
  )
  return isArriving ? 'starting' : screen
}
