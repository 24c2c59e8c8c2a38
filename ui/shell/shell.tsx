import { mdiLogout } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { PORTAL_VERSION } from '#domain/session.ts'
import { portalView } from '#machines/portal/index.ts'
import { type SessionActor, type SessionView, sessionView } from '#machines/session/index.ts'
import type { SessionClockActor } from '#machines/session-clock/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FatalDialog } from '#ui/screens/fatal/fatal-dialog.tsx'

import { ExitDialog } from './exit-dialog.tsx'
import { Frame } from './frame.tsx'
import { HelpText } from './help-text.tsx'
import { Notices } from './notices.tsx'
import { SessionClock } from './session-clock.tsx'
import * as css from './shell.css.ts'

type Props = { actor: SessionActor }

/** Everything around a screen: side panel, clock, Sair, help, notices and the session's dialogs. */
export function Shell({ actor, children }: Props & { children: ReactNode }) {
  const view = useSelector(actor, sessionView, shallowEqual)
  const { notices, clock } = useSelector(actor, (snapshot) => snapshot.children, shallowEqual)
  return (
    <>
      <Frame
        help={<HelpText actor={actor} />}
        session={clock && <Clock actor={actor} clock={clock} quiet={view.dialog !== null} />}
        foot={view.screen === 'login' && <p className={css.version}>Versão {PORTAL_VERSION}</p>}
      >
        {children}
      </Frame>
      {notices && <Notices actor={notices} />}
      <SessionDialog actor={actor} view={view} />
    </>
  )
}

type ClockProps = Props & { clock: SessionClockActor; quiet: boolean }

function Clock({ actor, clock, quiet }: ClockProps) {
  return (
    <>
      <SessionClock actor={clock} quiet={quiet} />
      <Button variant="onPrimary" icon={mdiLogout} onClick={() => actor.send({ type: 'exit.requested' })}>
        Sair
      </Button>
    </>
  )
}

function SessionDialog({ actor, view: { dialog, dialogText } }: Props & { view: SessionView }) {
  const portal = useSelector(actor, (snapshot) => snapshot.children.portal)
  const hasUnsaved = useSelector(
    portal,
    (snapshot) => snapshot !== undefined && portalView(snapshot).hasUnsaved,
  )
  return (
    <>
      <ExitDialog
        open={dialog === 'exit'}
        question={dialogText}
        hasUnsaved={hasUnsaved}
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
