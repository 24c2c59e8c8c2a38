import { mdiLogout } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import { hasUnsaved } from '#machines/app/open-request/index.ts'
import type { ScreensActor } from '#machines/app/screens/index.ts'
import { type SessionActor, type SessionView, sessionView } from '#machines/app/session/index.ts'
import { type SignedInActor, type SignedInView, signedInView } from '#machines/app/signed-in/index.ts'
import { newDocumentView } from '#machines/documents/new-document/index.ts'
import { transfersIn } from '#machines/documents/upload-queue/index.ts'
import { isTranslated } from '#ui/parts/is-translated.ts'
import { Button } from '#ui/primitives/button.tsx'
import * as texts from '#ui/texts/session.ts'
import { ExitDialog } from './exit-dialog.tsx'
import { FatalDialog } from './fatal-dialog.tsx'
import { SessionClock } from './session-clock.tsx'

type Props = {
  actor: SessionActor
  /** The clock, in milliseconds since 1970. */
  now: () => number
  /** Whether the tab has all that was typed and not saved. */
  keepsAnswers: () => boolean
}

/** The parts of the shell that need a session: the countdown, Sair and the dialogs. */
export function Session({ actor, now, keepsAnswers }: Props) {
  const view = useSelector(actor, sessionView, shallowEqual)
  const signedIn = useSelector(actor, (snapshot) => snapshot.children.signedIn)
  const asked = useSelector(signedIn, (snapshot) => snapshot && signedInView(snapshot), shallowEqual)
  const clock = useSelector(signedIn, (snapshot) => snapshot?.children.clock)
  const screens = useSelector(signedIn, (snapshot) => snapshot?.children.screens)
  const request = useSelector(screens, (snapshot) => snapshot?.children.openRequest)
  const isUnsaved = useSelector(request, (snapshot) => snapshot !== undefined && hasUnsaved(snapshot))
  const hasUploads = useHasUploads(screens)
  return (
    <>
      {signedIn && clock && (
        <>
          <SessionClock
            actor={clock}
            now={now}
            quiet={asked?.dialog !== null}
            keepsDraft={() => isUnsaved && keepsAnswers()}
            hasUploads={hasUploads}
          />
          <Button
            variant="onPrimary"
            icon={mdiLogout}
            onClick={() => signedIn.send({ type: 'exit.requested' })}
          >
            {texts.exit}
          </Button>
        </>
      )}
      <ExitDialog
        open={asked?.dialog === 'exit'}
        question={asked?.dialogText ?? ''}
        hasUnsaved={isUnsaved}
        hasUploads={hasUploads}
        elsewhere={asked?.elsewhere ?? []}
        onYes={() => signedIn?.send({ type: 'exit.confirmed' })}
        onNo={() => signedIn?.send({ type: 'exit.dismissed' })}
      />
      <Fatal session={actor} view={view} signedIn={signedIn} asked={asked} keepsAnswers={keepsAnswers} />
    </>
  )
}

/** Whether uploads are running or stopped, in rows of requests or on a page of their own. */
function useHasUploads(screens: ScreensActor | undefined): boolean {
  const uploadQueue = useSelector(screens, (snapshot) => snapshot?.children.uploadQueue)
  const newDocument = useSelector(screens, (snapshot) => snapshot?.children.newDocument)
  const toRows = useSelector(
    uploadQueue,
    (snapshot) => snapshot !== undefined && transfersIn(snapshot).length > 0,
  )
  const ofItsOwn = useSelector(
    newDocument,
    (snapshot) => snapshot !== undefined && newDocumentView(snapshot).screen === 'sending',
  )
  return toRows || ofItsOwn
}

type FatalProps = {
  session: SessionActor
  view: SessionView
  signedIn: SignedInActor | undefined
  asked: SignedInView | undefined
  keepsAnswers: () => boolean
}

/** The alert for an ended session, or for an interrupted call, which can be repeated. */
function Fatal({ session, view, signedIn, asked, keepsAnswers }: FatalProps) {
  const isInterrupted = asked?.dialog === 'interrupted'
  return (
    <FatalDialog
      open={view.dialog !== null || isInterrupted}
      text={isInterrupted ? asked.dialogText : view.dialogText}
      keepsAnswers={view.dialog !== null && keepsAnswers()}
      callId={isInterrupted ? asked.callId : view.callId}
      mayBeTranslation={view.dialog === 'failed' && view.callId === null && isTranslated()}
      onOk={() => (isInterrupted ? signedIn : session)?.send({ type: 'alert.acknowledged' })}
      onRetry={isInterrupted ? () => signedIn?.send({ type: 'retry.chosen' }) : null}
    />
  )
}
