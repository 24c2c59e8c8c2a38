import { mdiAlertOutline, mdiRefresh } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import { useId } from 'react'

import { delayView, type LoginActor } from '#machines/login/index.ts'
import { DeadEnd } from '#ui/parts/dead-end.tsx'
import { Button } from '#ui/primitives/button.tsx'
import * as common from '#ui/texts/common.ts'
import * as loading from '#ui/texts/loading.ts'

/** The start of the session is waiting for another try; the tab keeps the session (D-148). */
export function StartDelayed({ actor }: { actor: LoginActor }) {
  const view = useSelector(actor, delayView, shallowEqual)
  const waitId = useId()
  if (view === null) return null
  const { message, wait } = view
  return (
    <DeadEnd icon={mdiAlertOutline} title={loading.refusedTitle} words={message}>
      {wait !== null && (
        <p id={waitId} role="status">
          {wait === 0 ? loading.waitOver : loading.waitFor(wait)}
        </p>
      )}
      <Button
        icon={mdiRefresh}
        off={Boolean(wait)}
        {...(wait !== null && { 'aria-describedby': waitId })}
        onClick={() => actor.send({ type: 'retry.chosen' })}
      >
        {common.retry}
      </Button>
    </DeadEnd>
  )
}
