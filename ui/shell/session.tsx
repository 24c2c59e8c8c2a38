import { mdiLogout } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { draftView } from '#machines/draft/index.ts'
import { portalView } from '#machines/portal/index.ts'
import { type SessionActor, type SessionView, sessionView } from '#machines/session/index.ts'
import { transfersIn } from '#machines/transfers/index.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FatalDialog } from '#ui/screens/fatal/fatal-dialog.tsx'
import * as texts from '#ui/texts/session.ts'

import { ExitDialog } from './exit-dialog.tsx'
import { SessionClock } from './session-clock.tsx'

type Props = { actor: SessionActor }

/** What the shell shows of a session: the countdown, Sair and the session's dialogs. */
export function Session({ actor }: Props) {
  const view = useSelector(actor, sessionView, shallowEqual)
  const { clock, portal } = useSelector(actor, (snapshot) => snapshot.children, shallowEqual)
  const hasUnsaved = useSelector(
    portal,
    (snapshot) => snapshot !== undefined && portalView(snapshot).hasUnsaved,
  )
  const form = useSelector(portal, (snapshot) => snapshot?.children.wizard)
  const draft = useSelector(form, (snapshot) => snapshot?.children.draft)
  const isRefused = useSelector(draft, (snapshot) => snapshot && draftView(snapshot).state === 'refused')
  return (
    <>
      {clock && (
        <>
          <SessionClock actor={clock} quiet={view.dialog !== null} keepsDraft={hasUnsaved && !isRefused} />
          <Button variant="onPrimary" icon={mdiLogout} onClick={() => actor.send({ type: 'exit.requested' })}>
            {texts.exit}
          </Button>
        </>
      )}
      <SessionDialog actor={actor} view={view} hasUnsaved={hasUnsaved} />
    </>
  )
}

type DialogProps = Props & { view: SessionView; hasUnsaved: boolean }

function SessionDialog({
  actor,
  view: { dialog, dialogText, keepsAnswers, elsewhere },
  hasUnsaved,
}: DialogProps) {
  const portal = useSelector(actor, (snapshot) => snapshot.children.portal)
  const transfers = useSelector(portal, (snapshot) => snapshot?.children.transfers)
  const hasUploads = useSelector(
    transfers,
    (snapshot) => snapshot !== undefined && transfersIn(snapshot).length > 0,
  )
  return (
    <>
      <ExitDialog
        open={dialog === 'exit'}
        question={dialogText}
        hasUnsaved={hasUnsaved}
        hasUploads={hasUploads}
        elsewhere={elsewhere}
        onYes={() => actor.send({ type: 'exit.confirmed' })}
        onNo={() => actor.send({ type: 'exit.dismissed' })}
      />
      <FatalDialog
        open={dialog !== null && dialog !== 'exit'}
        text={dialogText}
        keepsAnswers={keepsAnswers}
        onOk={() => actor.send({ type: 'acknowledged' })}
        onRetry={dialog === 'interrupted' ? () => actor.send({ type: 'retry.chosen' }) : null}
      />
    </>
  )
}
