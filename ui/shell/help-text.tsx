import { shallowEqual, useSelector } from '@xstate/react'

import { isOpen } from '#domain/requests/status.ts'
import type { AcceptanceActor } from '#machines/acceptance/index.ts'
import type { CloudPickerActor } from '#machines/cloud-picker/index.ts'
import type { ConsentActor } from '#machines/consent/index.ts'
import type { FormEditorActor } from '#machines/form-editor/index.ts'
import type { NewDocumentActor } from '#machines/new-document/index.ts'
import type { PortalActor } from '#machines/portal/index.ts'
import type { RequestListActor } from '#machines/request-list/index.ts'
import type { RequestViewActor } from '#machines/request-view/index.ts'
import type { SessionActor } from '#machines/session/index.ts'
import type { ChartMeta } from '#machines/support/chart-meta.ts'
import type { WizardActor } from '#machines/wizard/index.ts'
import { useContact } from '#ui/parts/contact.ts'
import * as texts from '#ui/texts/shell.ts'

type Helpful = { readonly getMeta: () => object }

/** What the innermost active state says about itself. */
function helpIn(snapshot: Helpful, kind: 'help' | 'helpWhenClosed' = 'help'): string | null {
  const metas = Object.entries(snapshot.getMeta()) as [string, ChartMeta | undefined][]
  const depth = ([id]: [string, unknown]) => id.split('.').length
  return metas.sort((a, b) => depth(b) - depth(a)).find(([, meta]) => meta?.[kind])?.[1]?.[kind] ?? null
}

/** The help of whatever is on screen: the charts say it, the innermost one first. */
export function HelpText({ actor }: { actor: SessionActor }) {
  const { own, inside } = useSelector(
    actor,
    (snapshot) => ({ own: helpIn(snapshot), inside: snapshot.children.inside }),
    shallowEqual,
  )
  const portal = useSelector(inside, (snapshot) => snapshot?.children.portal)
  return portal ? <PortalHelp actor={portal} fallback={own} /> : (own ?? <Elsewhere />)
}

function PortalHelp({ actor, fallback }: { actor: PortalActor; fallback: string | null }) {
  const { own, screen, wizard } = useSelector(
    actor,
    (snapshot) => {
      const at = snapshot.children
      return {
        own: helpIn(snapshot),
        screen:
          at.acceptance ?? at.consent ?? at.requestList ?? at.requestView ?? at.cloudPicker ?? at.newDocument,
        wizard: at.wizard,
      }
    },
    shallowEqual,
  )
  const outer = own ?? fallback
  if (wizard && !screen) return <WizardHelp actor={wizard} fallback={outer} />
  return screen ? <ScreenHelp actor={screen} fallback={outer} /> : (outer ?? <Elsewhere />)
}

type ScreenActor =
  | AcceptanceActor
  | CloudPickerActor
  | ConsentActor
  | NewDocumentActor
  | RequestListActor
  | RequestViewActor

function ScreenHelp({ actor, fallback }: { actor: ScreenActor; fallback: string | null }) {
  const own = useSelector(actor, (snapshot) => helpIn(snapshot))
  return own ?? fallback ?? <Elsewhere />
}

export function WizardHelp({ actor, fallback }: { actor: WizardActor; fallback: string | null }) {
  const { own, editor } = useSelector(
    actor,
    (snapshot) => ({ own: helpIn(snapshot), editor: snapshot.children.editor }),
    shallowEqual,
  )
  const outer = own ?? fallback
  return editor ? <EditorHelp actor={editor} fallback={outer} /> : (outer ?? <Elsewhere />)
}

/** A request that takes no changes has help of its own. */
function EditorHelp({ actor, fallback }: { actor: FormEditorActor; fallback: string | null }) {
  const own = useSelector(actor, (snapshot) => {
    const isClosed = !isOpen(snapshot.context.request.status)
    return (isClosed ? helpIn(snapshot, 'helpWhenClosed') : null) ?? helpIn(snapshot)
  })
  const submission = useSelector(actor, (snapshot) => snapshot.children.submission)
  const ofQuestion = useSelector(submission, (snapshot) => snapshot && helpIn(snapshot))
  return ofQuestion ?? own ?? fallback ?? <Elsewhere />
}

function Elsewhere() {
  return texts.helpElsewhere(useContact())
}
