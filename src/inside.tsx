import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense } from 'react'

import { type PortalActor, portalView } from '#machines/portal/index.ts'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { Accessibility } from '#ui/screens/accessibility/accessibility.tsx'
import { LeaveDialog } from '#ui/screens/leave/leave-dialog.tsx'
import { NoPassword } from '#ui/screens/no-password/no-password.tsx'
import { Unknown } from '#ui/screens/unknown/unknown.tsx'
import { Session } from '#ui/shell/session.tsx'

import { lateScreen } from './late-screen.tsx'
import { liveInside, type Outside } from './live/live-inside.ts'
import type { Inside } from './load-inside.ts'
import { whenIdle } from './when-idle.ts'

const Consent = lateScreen(async () => (await import('#ui/screens/consent/consent.tsx')).Consent)
const RequestList = lateScreen(
  async () => (await import('#ui/screens/request-list/request-list.tsx')).RequestList,
)
const RequestTypes = lateScreen(
  async () => (await import('#ui/screens/request-types/request-types.tsx')).RequestTypes,
)
const RequestView = lateScreen(
  async () => (await import('#ui/screens/request-view/request-view.tsx')).RequestView,
)
const Wizard = lateScreen(async () => (await import('#ui/screens/wizard/wizard.tsx')).Wizard)

/** In the order in which they are likely to be needed. */
const PLACES = [Consent, RequestList, RequestTypes, Wizard, RequestView]

/** Has every screen come before it is shown; it never rejects. */
export const preloadScreens = () => Promise.all(PLACES.map((place) => place.preload()))

/** What a session needs; the screens come when they are shown, or while nothing else is going on. */
export function openInside(outside: Outside): Inside {
  whenIdle(() => void preloadScreens())
  return { ...liveInside(outside), Screen: InsideScreen, Session }
}

/** The screen that the portal's chart is at, bound to the chart that lives there. */
export function InsideScreen({ portal }: { portal: PortalActor }) {
  return (
    <Suspense fallback={<Waiting>Carregando…</Waiting>}>
      <Place portal={portal} />
    </Suspense>
  )
}

function Place({ portal }: { portal: PortalActor }) {
  const { screen } = useSelector(portal, portalView, shallowEqual)
  const { consent, participantArea, requestList, requestView, wizard } = useSelector(
    portal,
    (snapshot) => snapshot.children,
  )

  switch (screen) {
    case 'consent':
      return consent && <Consent actor={consent} />
    case 'list':
      return requestList && participantArea && <RequestList actor={requestList} area={participantArea} />
    case 'types':
      return participantArea && <RequestTypes actor={portal} area={participantArea} />
    case 'request':
      return (
        wizard && (
          <>
            <Wizard actor={wizard} />
            <LeaveDialog portal={portal} form={wizard} />
          </>
        )
      )
    case 'view':
      return requestView && <RequestView actor={requestView} />
    case 'noPassword':
      return <NoPassword />
    case 'accessibility':
      return <Accessibility />
    case 'unknown':
      return <Unknown />
  }
}
