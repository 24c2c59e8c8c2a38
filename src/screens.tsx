import { useSelector } from '@xstate/react'
import type { ComponentType, ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { OpenRequestActor } from '#machines/app/open-request/index.ts'
import type { ScreensActor, ScreensView, screensMachine } from '#machines/app/screens/index.ts'
import type { DocumentReaderActor } from '#machines/documents/document-reader/index.ts'
import type { UploadQueueActor } from '#machines/documents/upload-queue/index.ts'
import { Unknown } from '#ui/screens/unknown/unknown.tsx'

import { ChunkStatus, lazyScreen } from './lazy-screen.tsx'
import { Accessibility, NoPassword } from './public-screens.ts'

type Children = SnapshotFrom<typeof screensMachine>['children']

type Row = {
  readonly preload: () => Promise<unknown>
  /** Null if one of its charts is not running. */
  readonly draw: (children: Children, screens: ScreensActor) => ReactNode
}

function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  propsOf: (children: Children, screens: ScreensActor) => Props | null | undefined,
): Row {
  const Screen = lazyScreen(load)
  return {
    preload: Screen.preload,
    draw: (children, screens) => {
      const props = propsOf(children, screens)
      return props && <Screen {...props} />
    },
  }
}

const Form = lazyScreen(async () => (await import('#ui/screens/wizard/wizard-page.tsx')).WizardPage)

const Acceptance = lazyScreen(
  async () => (await import('#ui/screens/acceptance/acceptance-page.tsx')).AcceptancePage,
)

type RequestProps = {
  readonly actor: OpenRequestActor
  readonly uploadQueue: UploadQueueActor
  readonly reader: DocumentReaderActor
}

/** The request of the URL: its form, or the acceptance once its chart is loaded. */
function OpenRequest({ actor, ...documents }: RequestProps) {
  const { acceptance, acceptanceCode, wizard } = useSelector(actor, ({ children }) => children)
  if (acceptance) return <Acceptance actor={acceptance} request={actor} {...documents} />
  if (acceptanceCode) return <ChunkStatus actor={acceptanceCode} />
  return wizard && <Form actor={wizard} request={actor} {...documents} />
}

/** One row for each screen of the chart `screens`. They are preloaded in this order, the most likely first. */
export const screenRows = {
  consent: screen(
    async () => (await import('#ui/screens/consent/consent.tsx')).Consent,
    ({ consent }) => consent && { actor: consent },
  ),
  staffStart: screen(
    async () => (await import('#ui/screens/staff-start/staff-start.tsx')).StaffStart,
    (_, screens) => ({ screens }),
  ),
  list: screen(
    async () => (await import('#ui/screens/request-list/request-list.tsx')).RequestList,
    ({ requestList, participantArea, consentWithdrawal }) =>
      requestList &&
      participantArea &&
      consentWithdrawal && { actor: requestList, area: participantArea, withdrawal: consentWithdrawal },
  ),
  types: screen(
    async () => (await import('#ui/screens/request-types/request-types.tsx')).RequestTypes,
    ({ requestTypes, participantArea }) =>
      requestTypes && participantArea && { actor: requestTypes, area: participantArea },
  ),
  request: {
    preload: () => Promise.all([Form.preload(), Acceptance.preload()]),
    draw: ({ openRequest, uploadQueue, documentReader }) =>
      openRequest &&
      uploadQueue &&
      documentReader && <OpenRequest actor={openRequest} uploadQueue={uploadQueue} reader={documentReader} />,
  },
  view: screen(
    async () => (await import('#ui/screens/request-view/request-view.tsx')).RequestView,
    ({ requestView, documentReader }) =>
      requestView && documentReader && { actor: requestView, reader: documentReader },
  ),
  newDocument: screen(
    async () => (await import('#ui/screens/new-document/new-document.tsx')).NewDocument,
    ({ newDocument }) => newDocument && { actor: newDocument },
  ),
  cloudPicker: screen(
    async () => (await import('#ui/screens/cloud-picker/cloud-picker.tsx')).CloudPicker,
    ({ cloudPicker, documentReader }) =>
      cloudPicker && documentReader && { actor: cloudPicker, reader: documentReader },
  ),
  accessibility: { preload: Accessibility.preload, draw: () => <Accessibility /> },
  noPassword: { preload: NoPassword.preload, draw: () => <NoPassword isSignedIn /> },
  unknown: { preload: async () => {}, draw: () => <Unknown /> },
} satisfies Record<ScreensView['screen'], Row>
