import { shallowEqual, useSelector } from '@xstate/react'
import { type ComponentProps, type ComponentType, useEffect } from 'react'
import { type ScreensActor, screensView } from '#machines/app/screens/index.ts'
import type { SessionActor } from '#machines/app/session/index.ts'
import type { signedInMachine } from '#machines/app/signed-in/index.ts'
import { isViewing } from '#machines/documents/document-reader/index.ts'
import { InterruptedUploads } from '#ui/parts/interrupted-uploads.tsx'
import { DocumentViewer } from '#ui/screens/document-reader/document-viewer.tsx'
import { Session } from '#ui/shell/session.tsx'
import { createDraftStore } from './adapters/draft-store.ts'
import { type SessionDependencies, signedInAdapter } from './adapters/signed-in.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { screenRows } from './screens.tsx'
import { inTurnWhenIdle } from './when-idle.ts'

/** Charts and components of an open session, which the login does not need. */
export type SignedIn = {
  readonly signedIn: typeof signedInMachine
  readonly Screen: ComponentType<{ screens: ScreensActor }>
  /** Countdown, logout button and dialogs of the session. */
  readonly Session: ComponentType<{ actor: SessionActor }>
  /** Whether the tab has all that was typed and not saved; false too if there is nothing. */
  readonly keepsAnswers: () => boolean
}

const everyScreen = Object.values(screenRows)

/** Preloads every screen; never rejects. */
export const preloadScreens = () => Promise.all(everyScreen.map(({ preload }) => preload()))

/** Screens are loaded when shown; the first ones before the login ends, the others once one is shown. */
export function createSignedIn(outside: SessionDependencies): SignedIn {
  inTurnWhenIdle([screenRows.consent.preload, screenRows.list.preload])
  prefetchLinks({ prefetch: outside.prefetch, loadForm: screenRows.request.preload })
  const drafts = createDraftStore(outside.storage)
  const { keepsAnswers } = drafts
  return {
    signedIn: signedInAdapter({ ...outside, drafts }),
    Screen: SignedInScreen,
    Session: sessionAt({ now: outside.clock.now, keepsAnswers }),
    keepsAnswers,
  }
}

/** The session components with the clock `now`, in milliseconds since 1970, and the tab's drafts. */
export const sessionAt = (outside: Omit<ComponentProps<typeof Session>, 'actor'>): SignedIn['Session'] =>
  function SessionAt(props) {
    return <Session {...props} {...outside} />
  }

/** The screen that is open, with the charts that it shows. */
export function SignedInScreen({ screens }: { screens: ScreensActor }) {
  const { screen } = useSelector(screens, screensView, shallowEqual)
  const children = useSelector(screens, (snapshot) => snapshot.children)
  useEffect(() => {
    if (screen === 'consent') return
    void screenRows[screen].preload().then(() => inTurnWhenIdle(everyScreen.map(({ preload }) => preload)))
  }, [screen])
  return (
    <>
      <Interrupted screens={screens} />
      {screenRows[screen].draw(children, screens)}
      <OpenDocument screens={screens} />
    </>
  )
}

function Interrupted({ screens }: { screens: ScreensActor }) {
  const { screen } = useSelector(screens, screensView, shallowEqual)
  const { openRequest, uploadQueue } = useSelector(screens, (snapshot) => snapshot.children)
  const isForm = useSelector(openRequest, (snapshot) => snapshot?.matches('form') === true)
  const isShown = screen === 'list' || isForm
  return uploadQueue && isShown && <InterruptedUploads actor={uploadQueue} />
}

function OpenDocument({ screens }: { screens: ScreensActor }) {
  const reader = useSelector(screens, (snapshot) => snapshot.children.documentReader)
  const isOpen = useSelector(reader, (snapshot) => snapshot !== undefined && isViewing(snapshot))
  return reader && isOpen && <DocumentViewer actor={reader} />
}
