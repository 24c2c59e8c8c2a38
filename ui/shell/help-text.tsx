import { shallowEqual, useSelector } from '@xstate/react'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

import type { SessionActor } from '#machines/app/session/index.ts'
import type { ChartMeta } from '#machines/support/chart-meta.ts'
import { ContactHelp } from '#ui/parts/contact.tsx'

/** Whether the help of a running chart replaces that of its parent: its root has the tag `help`. */
const hasHelp = (actor: AnyActorRef | undefined): boolean => actor?.getSnapshot()?.hasTag?.('help') ?? false

/** The help of the innermost active state. */
function helpOf(snapshot: AnyMachineSnapshot): string | null {
  const metas = Object.entries(snapshot.getMeta()) as [string, ChartMeta | undefined][]
  const depth = ([id]: [string, unknown]) => id.split('.').length
  return metas.sort((a, b) => depth(b) - depth(a)).find(([, meta]) => meta?.help)?.[1]?.help ?? null
}

/** The help of the current screen, from the metadata of the innermost chart. */
export const HelpText = ({ actor }: { actor: SessionActor }) => <ChartHelp actor={actor} fallback={null} />

export function ChartHelp({ actor, fallback }: { actor: AnyActorRef; fallback: string | null }) {
  const { own, inner } = useSelector(
    actor,
    (snapshot: AnyMachineSnapshot) => ({
      own: helpOf(snapshot),
      // A task that was started over a screen comes last.
      inner: Object.values<AnyActorRef | undefined>(snapshot.children).findLast(hasHelp),
    }),
    shallowEqual,
  )
  const outer = own ?? fallback
  if (inner) return <ChartHelp actor={inner} fallback={outer} />
  return outer === null ? <ContactHelp /> : <span>{outer}</span>
}
