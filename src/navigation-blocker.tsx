import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router-dom'

import type { SessionActor } from '#machines/app/session/index.ts'

import type { HistoryAdapter } from './adapters/history.ts'
import { placeOf } from './adapters/place-of.ts'

type Props = {
  session: SessionActor
  onChange: HistoryAdapter['blockerChanged']
}

/** Blocks a navigation that the open request would ask about; renders nothing. */
export function NavigationBlocker({ session, onChange }: Props) {
  const isBlocked = useCallback<BlockerFunction>(
    ({ nextLocation }) => {
      const signedIn = session.getSnapshot().children.signedIn?.getSnapshot()
      const screens = signedIn?.children.screens?.getSnapshot()
      const request = screens?.children.openRequest?.getSnapshot()
      return request?.can({ type: 'navigation.blocked', place: placeOf(nextLocation.pathname) }) ?? false
    },
    [session],
  )
  const blocker = useBlocker(isBlocked)
  useEffect(() => onChange(blocker), [blocker, onChange])
  return null
}
