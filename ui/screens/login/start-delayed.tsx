import { shallowEqual, useSelector } from '@xstate/react'

import { delayView, type LoginActor } from '#machines/app/login/index.ts'
import { Refusal } from '#ui/parts/refusal.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { exit } from '#ui/texts/session.ts'

/** The start of the session is waiting for another try; the tab keeps the session (D-148). */
export function StartDelayed({ actor }: { actor: LoginActor }) {
  const view = useSelector(actor, delayView, shallowEqual)
  if (view === null) return null
  const { message, wait, isBusy } = view
  return (
    <Refusal
      titled
      message={message}
      wait={wait}
      canRetry={!wait}
      busy={isBusy}
      onRetry={() => actor.send({ type: 'retry.chosen' })}
    >
      <Button variant="secondary" off={isBusy} onClick={() => actor.send({ type: 'exit.chosen' })}>
        {exit}
      </Button>
    </Refusal>
  )
}
