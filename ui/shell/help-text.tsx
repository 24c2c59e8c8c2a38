import { shallowEqual, useSelector } from '@xstate/react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { isOpen } from '#domain/requests/status.ts'
import type { SessionActor } from '#machines/session/index.ts'
import type { ChartMeta } from '#machines/support/chart-meta.ts'
import { ContactHelp } from '#ui/parts/contact.tsx'

/** Charts of what is on screen, by the names that those around them give them. */
const INNER = [
  'inside',
  'portal',
  'consent',
  'requestList',
  'requestTypes',
  'requestView',
  'cloudPicker',
  'newDocument',
  'openRequest',
  'acceptance',
  'correction',
  'judgement',
  'wizard',
  'editor',
  'submission',
]

/** What the innermost active state says about itself. */
function helpIn(snapshot: AnyMachineSnapshot, kind: 'help' | 'helpWhenClosed'): string | null {
  const metas = Object.entries(snapshot.getMeta()) as [string, ChartMeta | undefined][]
  const depth = ([id]: [string, unknown]) => id.split('.').length
  return metas.sort((a, b) => depth(b) - depth(a)).find(([, meta]) => meta?.[kind])?.[1]?.[kind] ?? null
}

/** A request that takes no changes has help of its own. */
function helpOf(snapshot: AnyMachineSnapshot): string | null {
  const closed = helpIn(snapshot, 'helpWhenClosed')
  return closed !== null && !isOpen(snapshot.context.request.status) ? closed : helpIn(snapshot, 'help')
}

/** The help of whatever is on screen: the charts say it, the innermost one first. */
export const HelpText = ({ actor }: { actor: SessionActor }) => <ChartHelp actor={actor} fallback={null} />

export function ChartHelp({ actor, fallback }: { actor: AnyActorRef; fallback: string | null }) {
  const { own, inner } = useSelector(
    actor,
    (snapshot: AnyMachineSnapshot) => ({
      own: helpOf(snapshot),
      inner: INNER.map((name) => snapshot.children[name]).find(Boolean),
    }),
    shallowEqual,
  )
  const outer = own ?? fallback
  return inner ? <ChartHelp actor={inner} fallback={outer} /> : (outer ?? <ContactHelp />)
}
