import { shallowEqual, useSelector } from '@xstate/react'

import { type NoticesActor, noticesView } from '#machines/app/notices/index.ts'
import { Snackbar } from '#ui/primitives/snackbar.tsx'

/**
 * Reports of success and failure, for two seconds or while the pointer or focus is on them (MESSAGES-05,
 * D-60).
 */
export function Notices({ actor }: { actor: NoticesActor }) {
  const view = useSelector(actor, noticesView, shallowEqual)
  return (
    <Snackbar
      {...view}
      onClose={() => actor.send({ type: 'notice.dismissed' })}
      onHold={() => actor.send({ type: 'attention.gained' })}
      onRelease={() => actor.send({ type: 'attention.lost' })}
    />
  )
}
