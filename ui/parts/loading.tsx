import { shallowEqual, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'

import { type QueryActor, queryView } from '#machines/calls/query/index.ts'

import { Refusal } from './refusal.tsx'

type Props = {
  /** Undefined for a moment when it ends. */
  actor: QueryActor | undefined
  /** The page has no title until the read ends. */
  titled?: boolean
  children: ReactNode
}

/**
 * A read that a screen waits for. If the server refuses it, the reason and the time until a retry are
 * shown.
 */
export function Loading({ actor, titled = false, children }: Props) {
  const view = useSelector(actor, (snapshot) => snapshot && queryView(snapshot), shallowEqual)
  if (!actor || !view || view.refusal === null) return children
  return (
    <Refusal
      titled={titled}
      message={view.refusal}
      wait={view.wait}
      canRetry={view.canRetry}
      onRetry={() => actor.send({ type: 'retry.chosen' })}
    />
  )
}
