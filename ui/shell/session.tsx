import { mdiLogout } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'

import { draftView } from '#machines/draft/index.ts'
import { newDocumentView } from '#machines/new-document/index.ts'
import { type PortalActor, portalView } from '#machines/portal/index.ts'
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
  const hasUploads = useHasUploads(portal)
  const form = useSelector(portal, (snapshot) => snapshot?.children.wizard)
  const draft = useSelector(form, (snapshot) => snapshot?.children.draft)
  const isRefused = useSelector(draft, (snapshot) => snapshot && draftView(snapshot).state === 'refused')
  return (
    <>
      {clock && (
        <>
          <SessionClock
            actor={clock}
            quiet={view.dialog !== null}
            keepsDraft={hasUnsaved && !isRefused}
            hasUploads={hasUploads}
          />
          <Button variant="onPrimary" icon={mdiLogout} onClick={() => actor.send({ type: 'exit.requested' })}>
            {texts.exit}
          </Button>
        </>
      )}
      <SessionDialog actor={actor} view={view} hasUnsaved={hasUnsaved} hasUploads={hasUploads} />
    </>
  )
}

/** Whether files are on their way, or stopped on it, to rows of requests or from a page of their own. */
function useHasUploads(portal: PortalActor | undefined): boolean {
  const transfers = useSelector(portal, (snapshot) => snapshot?.children.transfers)
  const newDocument = useSelector(portal, (snapshot) => snapshot?.children.newDocument)
  const toRows = useSelector(
    transfers,
    (snapshot) => snapshot !== undefined && transfersIn(snapshot).length > 0,
  )
  const ofItsOwn = useSelector(
    newDocument,
    (snapshot) => snapshot !== undefined && newDocumentView(snapshot).screen === 'sending',
  )
  return toRows || ofItsOwn
}

type DialogProps = Props & { view: SessionView; hasUnsaved: boolean; hasUploads: boolean }

function SessionDialog({ actor, view, hasUnsaved, hasUploads }: DialogProps) {
  const { dialog, dialogText, keepsAnswers, elsewhere } = view
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
