import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { PORTAL_VERSION } from '#domain/session.ts'
import type { SessionActor } from '#machines/app/session/index.ts'
import * as texts from '#ui/texts/shell.ts'

import { Frame } from './frame.tsx'
import { HelpText } from './help-text.tsx'
import { Notices } from './notices.tsx'
import * as css from './shell.css.ts'
import { useScreen } from './use-screen.ts'

type Props = {
  actor: SessionActor
  /** The parts of the panel that need a session. */
  session: ReactNode
  children: ReactNode
}

/** Everything around a screen: side panel, help, foot and notices. */
export function Shell({ actor, session, children }: Props) {
  const screen = useScreen(actor)
  const { notices } = useSelector(actor, (snapshot) => snapshot.children, shallowEqual)
  return (
    <>
      <Frame
        help={<HelpText actor={actor} />}
        session={session}
        foot={screen === 'login' && <p className={css.version}>{texts.versionOf(PORTAL_VERSION)}</p>}
      >
        {children}
      </Frame>
      {notices && <Notices actor={notices} />}
    </>
  )
}
