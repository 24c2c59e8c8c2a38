import { shallowEqual, useSelector } from '@xstate/react'

import { type SessionActor, sessionView } from '#machines/session/index.ts'
import { Going, GoingBack } from '#ui/primitives/going.ts'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { Accessibility } from '#ui/screens/accessibility/accessibility.tsx'
import { Login } from '#ui/screens/login/login.tsx'
import { NoPassword } from '#ui/screens/no-password/no-password.tsx'
import { Contact } from '#ui/shell/contact.ts'
import { Shell } from '#ui/shell/shell.tsx'
import * as common from '#ui/texts/common.ts'

import { goBack, navigate } from './live/browser-history.ts'
import type { Inside } from './load-inside.ts'

type Props = {
  session: SessionActor
  /** How participants reach the fund, in words; '' where nobody said. */
  contact: string
  /** What is drawn of a session; there by the time that one begins. */
  inside: () => Pick<Inside, 'Screen' | 'Session'>
}

/** Shell and screen of wherever the session's chart is. */
export function App({ contact, ...props }: Props) {
  return (
    <Going value={navigate}>
      <GoingBack value={goBack}>
        <Contact value={contact}>
          <Portal {...props} />
        </Contact>
      </GoingBack>
    </Going>
  )
}

function Portal({ session, inside }: Omit<Props, 'contact'>) {
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
        return portal && <Screen portal={portal} />
    }
  }
  return (
    <Shell actor={session} session={<Session actor={session} />}>
      {drawn()}
    </Shell>
  )
}
