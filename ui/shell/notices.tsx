import { shallowEqual, useSelector } from '@xstate/react'

import { type NoticesActor, noticesView } from '#machines/notices/index.ts'
import { Snackbar } from '#ui/primitives/snackbar.tsx'

/** What went well or wrong, for two seconds or for as long as it is looked at (MESSAGES-05, D-60). */
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
