import { shallowEqual, useSelector } from '@xstate/react'

import type { CloudPickerActor } from '#machines/cloud-picker/index.ts'
import type { ConsentActor } from '#machines/consent/index.ts'
import type { NewDocumentActor } from '#machines/new-document/index.ts'
import type { PortalActor } from '#machines/portal/index.ts'
import type { RequestListActor } from '#machines/request-list/index.ts'
import type { RequestViewActor } from '#machines/request-view/index.ts'
import type { SessionActor } from '#machines/session/index.ts'
import type { ChartMeta } from '#machines/support/chart-meta.ts'
import type { WizardActor } from '#machines/wizard/index.ts'
import * as texts from '#ui/texts/shell.ts'

type Helpful = { readonly getMeta: () => object }

/** What the innermost active state says about itself. */
function helpIn(snapshot: Helpful): string | null {
  const metas = Object.entries(snapshot.getMeta()) as [string, ChartMeta | undefined][]
  const depth = ([id]: [string, unknown]) => id.split('.').length
  return metas.sort((a, b) => depth(b) - depth(a)).find(([, meta]) => meta?.help)?.[1]?.help ?? null
}

/** The help of whatever is on screen: the charts say it, the innermost one first. */
export function HelpText({ actor }: { actor: SessionActor }) {
  const { own, portal } = useSelector(
    actor,
    (snapshot) => ({ own: helpIn(snapshot), portal: snapshot.children.portal }),
    shallowEqual,
  )
  return portal ? <PortalHelp actor={portal} fallback={own} /> : (own ?? texts.helpElsewhere)
}

function PortalHelp({ actor, fallback }: { actor: PortalActor; fallback: string | null }) {
  const { own, screen } = useSelector(
    actor,
    (snapshot) => {
      const { cloudPicker, consent, newDocument, requestList, requestView, wizard } = snapshot.children
      return {
        own: helpIn(snapshot),
        screen: consent ?? requestList ?? requestView ?? wizard ?? cloudPicker ?? newDocument,
      }
    },
    shallowEqual,
  )
  const outer = own ?? fallback
  return screen ? <ScreenHelp actor={screen} fallback={outer} /> : (outer ?? texts.helpElsewhere)
}

type ScreenActor =
  | CloudPickerActor
  | ConsentActor
  | NewDocumentActor
  | RequestListActor
  | RequestViewActor
  | WizardActor

function ScreenHelp({ actor, fallback }: { actor: ScreenActor; fallback: string | null }) {
  const own = useSelector(actor, helpIn)
  return own ?? fallback ?? texts.helpElsewhere
}
