import { shallowEqual, useSelector } from '@xstate/react'
import type { ComponentType } from 'react'

import { isViewing } from '#machines/document-reader/index.ts'
import type { insideMachine } from '#machines/inside/index.ts'
import { type PortalActor, portalView } from '#machines/portal/index.ts'
import type { SessionActor } from '#machines/session/index.ts'
import { InterruptedUploads } from '#ui/parts/interrupted-uploads.tsx'
import { Session } from '#ui/shell/session.tsx'

import { lazyScreen } from './chunk.tsx'
import { liveInside, type Outside } from './live/live-inside.ts'
import { screens } from './screens.tsx'
import { whenIdle } from './when-idle.ts'

/** What a session needs and the login does not: charts, and what is drawn of them. */
export type Inside = {
  readonly inside: typeof insideMachine
  /** The screen that the portal's chart is at. */
  readonly Screen: ComponentType<{ portal: PortalActor }>
  /** Countdown, Sair and the session's dialogs. */
  readonly Session: ComponentType<{ actor: SessionActor }>
}

const DocumentViewer = lazyScreen(
  async () => (await import('#ui/screens/document-reader/document-viewer.tsx')).DocumentViewer,
  null,
)

/** Loads every screen before it is shown; it never rejects. */
export const preloadScreens = () =>
  Promise.all([...Object.values(screens), DocumentViewer].map(({ preload }) => preload()))

/** What a session needs; the screens are loaded when they are shown, or while the browser is idle. */
export function openInside(outside: Outside): Inside {
  whenIdle(() => void preloadScreens())
  return { inside: liveInside(outside), Screen: InsideScreen, Session: sessionAt(outside.clock.now) }
}

/** What is drawn of a session, on the clock of `now`: milliseconds since 1970. */
export const sessionAt = (now: () => number): Inside['Session'] =>
  function SessionAt(props) {
    return <Session {...props} now={now} />
  }

/** The screen that the portal's chart is at, bound to the charts that live there. */
export function InsideScreen({ portal }: { portal: PortalActor }) {
  const { screen } = useSelector(portal, portalView, shallowEqual)
  const children = useSelector(portal, (snapshot) => snapshot.children)
  return (
    <>
      <Interrupted portal={portal} />
      {screens[screen].draw(children)}
      <OpenDocument portal={portal} />
    </>
  )
}

/** What an earlier session interrupted, where its participant looks first and where it is sent again. */
function Interrupted({ portal }: { portal: PortalActor }) {
  const { screen } = useSelector(portal, portalView, shallowEqual)
  const { openRequest, transfers } = useSelector(portal, (snapshot) => snapshot.children)
  const isForm = useSelector(openRequest, (snapshot) => snapshot?.matches('form') === true)
  const isShown = screen === 'list' || isForm
  return transfers && isShown && <InterruptedUploads actor={transfers} />
}

/** The document that is looked at, over whatever screen. */
function OpenDocument({ portal }: { portal: PortalActor }) {
  const reader = useSelector(portal, (snapshot) => snapshot.children.documentReader)
  const isOpen = useSelector(reader, (snapshot) => snapshot !== undefined && isViewing(snapshot))
  return reader && isOpen && <DocumentViewer actor={reader} />
}
