import { shallowEqual, useSelector } from '@xstate/react'
import { Suspense } from 'react'

import { isViewing } from '#machines/document-reader/index.ts'
import { type PortalActor, portalView } from '#machines/portal/index.ts'
import { Waiting } from '#ui/primitives/spinner.tsx'
import { InterruptedUploads } from '#ui/screens/interrupted-uploads/interrupted-uploads.tsx'
import { LeaveDialog } from '#ui/screens/leave/leave-dialog.tsx'
import { Unknown } from '#ui/screens/unknown/unknown.tsx'
import { Session } from '#ui/shell/session.tsx'
import * as common from '#ui/texts/common.ts'

import { lateScreen } from './late-screen.tsx'
import { liveInside, type Outside } from './live/live-inside.ts'
import type { Inside } from './load-inside.ts'
import { Accessibility, NoPassword } from './public-screens.ts'
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
const NewDocument = lateScreen(
  async () => (await import('#ui/screens/new-document/new-document.tsx')).NewDocument,
)
const CloudPicker = lateScreen(
  async () => (await import('#ui/screens/cloud-picker/cloud-picker.tsx')).CloudPicker,
)
const DocumentViewer = lateScreen(
  async () => (await import('#ui/screens/document-reader/document-viewer.tsx')).DocumentViewer,
)
const Wizard = lateScreen(async () => (await import('#ui/screens/wizard/wizard.tsx')).Wizard)

/** In the order in which they are likely to be needed. */
const PLACES = [
  Consent,
  RequestList,
  RequestTypes,
  Wizard,
  RequestView,
  DocumentViewer,
  NewDocument,
  CloudPicker,
  Accessibility,
  NoPassword,
]

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
    <>
      <Suspense fallback={<Waiting>{common.loading}</Waiting>}>
        <Interrupted portal={portal} />
        <Place portal={portal} />
      </Suspense>
      <Suspense>
        <OpenDocument portal={portal} />
      </Suspense>
    </>
  )
}

/** What an earlier session interrupted, where its participant looks first and where it is sent again. */
function Interrupted({ portal }: { portal: PortalActor }) {
  const { screen } = useSelector(portal, portalView, shallowEqual)
  const transfers = useSelector(portal, (snapshot) => snapshot.children.transfers)
  const isShown = screen === 'list' || screen === 'request'
  return transfers && isShown && <InterruptedUploads actor={transfers} />
}

/** The document that is looked at, over whatever screen. */
function OpenDocument({ portal }: { portal: PortalActor }) {
  const reader = useSelector(portal, (snapshot) => snapshot.children.documentReader)
  const isOpen = useSelector(reader, (snapshot) => snapshot !== undefined && isViewing(snapshot))
  return reader && isOpen && <DocumentViewer actor={reader} />
}

function Place({ portal }: { portal: PortalActor }) {
  const { screen } = useSelector(portal, portalView, shallowEqual)
  const {
    cloudPicker,
    consent,
    documentReader,
    newDocument,
    participantArea,
    requestList,
    requestView,
    transfers,
    wizard,
  } = useSelector(portal, (snapshot) => snapshot.children)

  switch (screen) {
    case 'consent':
      return consent && <Consent actor={consent} />
    case 'list':
      return requestList && participantArea && <RequestList actor={requestList} area={participantArea} />
    case 'types':
      return participantArea && <RequestTypes actor={portal} area={participantArea} />
    case 'request':
      return (
        wizard &&
        transfers &&
        documentReader && (
          <>
            <Wizard actor={wizard} transfers={transfers} reader={documentReader} />
            <LeaveDialog portal={portal} form={wizard} />
          </>
        )
      )
    case 'view':
      return requestView && documentReader && <RequestView actor={requestView} reader={documentReader} />
    case 'newDocument':
      return newDocument && <NewDocument actor={newDocument} />
    case 'cloudPicker':
      return cloudPicker && documentReader && <CloudPicker actor={cloudPicker} reader={documentReader} />
    case 'noPassword':
      return <NoPassword />
    case 'accessibility':
      return <Accessibility />
    case 'unknown':
      return <Unknown />
  }
}
