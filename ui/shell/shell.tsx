import { mdiLogout } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { PORTAL_VERSION } from '#domain/session.ts'
import { type SessionActor, type SessionView, sessionView } from '#machines/session/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FatalDialog } from '#ui/screens/fatal/fatal-dialog.tsx'

import { Countdown } from './countdown.tsx'
import { ExitDialog } from './exit-dialog.tsx'
import { Frame } from './frame.tsx'
import { HelpText } from './help-text.tsx'
import { Notices } from './notices.tsx'
import * as css from './shell.css.ts'

type Props = { actor: SessionActor }

/** Everything around a screen: side panel, clock, Sair, help, notices and the session's dialogs. */
export function Shell({ actor, children }: Props & { children: ReactNode }) {
  const view = useSelector(actor, sessionView, shallowEqual)
  const notices = useSelector(actor, (snapshot) => snapshot.children.notices)
  return (
    <>
      <Frame
        help={<HelpText actor={actor} />}
        session={view.deadline !== null && <Clock actor={actor} deadline={view.deadline} />}
        foot={view.screen === 'login' && <p className={css.version}>Versão {PORTAL_VERSION}</p>}
      >
        {children}
      </Frame>
      {notices && <Notices actor={notices} />}
      <SessionDialog actor={actor} view={view} />
    </>
  )
}

function Clock({ actor, deadline }: Props & { deadline: number }) {
  return (
    <>
      <Countdown deadline={deadline} />
      <Button variant="onPrimary" icon={mdiLogout} onClick={() => actor.send({ type: 'exit.requested' })}>
        Sair
      </Button>
    </>
  )
}

function SessionDialog({ actor, view: { dialog, dialogText } }: Props & { view: SessionView }) {
  return (
    <>
      <ExitDialog
        open={dialog === 'exit'}
        question={dialogText}
        onYes={() => actor.send({ type: 'exit.confirmed' })}
        onNo={() => actor.send({ type: 'exit.dismissed' })}
      />
      <FatalDialog
        open={dialog !== null && dialog !== 'exit'}
        text={dialogText}
        onOk={() => actor.send({ type: 'acknowledged' })}
        onRetry={dialog === 'interrupted' ? () => actor.send({ type: 'retry.chosen' }) : null}
      />
    </>
  )
}
