import type { ComponentType, ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'

import type { PortalActor, PortalView, portalMachine } from '#machines/portal/index.ts'
import { LeaveDialog } from '#ui/parts/leave-dialog.tsx'
import { Unknown } from '#ui/screens/unknown/unknown.tsx'

import { ChunkStatus, lazyScreen } from './chunk.tsx'
import { Accessibility, NoPassword } from './public-screens.ts'

type Children = SnapshotFrom<typeof portalMachine>['children']

type Row = {
  readonly preload: () => Promise<void>
  /** null while one of its charts is not running. */
  readonly draw: (portal: PortalActor, children: Children) => ReactNode
}

/** The component of a screen, and the charts that it is bound to. */
function screen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  propsOf: (children: Children, portal: PortalActor) => Props | null | undefined,
): Row {
  const Screen = lazyScreen(load)
  return {
    preload: Screen.preload,
    draw: (portal, children) => {
      const props = propsOf(children, portal)
      return props && <Screen {...props} />
    },
  }
}

/** The code of its chart is loaded when it is first opened. */
const acceptance = screen(
  async () => (await import('#ui/screens/acceptance/acceptance.tsx')).Acceptance,
  ({ acceptance, transfers, documentReader }) =>
    acceptance && transfers && documentReader && { actor: acceptance, transfers, reader: documentReader },
)

/** One row for each screen of the portal chart, likeliest first: they are preloaded in this order. */
export const screens = {
  consent: screen(
    async () => (await import('#ui/screens/consent/consent.tsx')).Consent,
    ({ consent }) => consent && { actor: consent },
  ),
  list: screen(
    async () => (await import('#ui/screens/request-list/request-list.tsx')).RequestList,
    ({ requestList, participantArea }) =>
      requestList && participantArea && { actor: requestList, area: participantArea },
  ),
  types: screen(
    async () => (await import('#ui/screens/request-types/request-types.tsx')).RequestTypes,
    ({ participantArea }, portal) => participantArea && { actor: portal, area: participantArea },
  ),
  request: screen(
    async () => {
      const { Wizard } = await import('#ui/screens/wizard/wizard.tsx')
      type Props = Parameters<typeof Wizard>[0] & { readonly portal: PortalActor }
      return ({ portal, ...wizard }: Props) => (
        <>
          <Wizard {...wizard} />
          <LeaveDialog portal={portal} wizard={wizard.actor} />
        </>
      )
    },
    ({ wizard, transfers, documentReader }, portal) =>
      wizard && transfers && documentReader && { actor: wizard, transfers, reader: documentReader, portal },
  ),
  view: screen(
    async () => (await import('#ui/screens/request-view/request-view.tsx')).RequestView,
    ({ requestView, documentReader }) =>
      requestView && documentReader && { actor: requestView, reader: documentReader },
  ),
  acceptance: {
    preload: acceptance.preload,
    draw: (portal, children) =>
      acceptance.draw(portal, children) ??
      (children.acceptanceCode && <ChunkStatus actor={children.acceptanceCode} />),
  },
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
  noPassword: { preload: NoPassword.preload, draw: () => <NoPassword isInside /> },
  unknown: { preload: async () => {}, draw: () => <Unknown /> },
} satisfies Record<PortalView['screen'], Row>
