import { mdiRefresh } from '@mdi/js'
import { shallowEqual, useSelector } from '@xstate/react'
import { type ReactNode, useId } from 'react'

import { type LoadActor, type LoadView, loadView } from '#machines/load/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/loading.ts'

type Props = {
  /** Undefined for a moment when it ends. */
  actor: LoadActor | undefined
  /** The page has no title until the read ends. */
  titled?: boolean
  children: ReactNode
}

/**
 * A read that a screen waits for. If the server refuses it, the reason and the time until a retry are
 * shown.
 */
export function Loading({ actor, titled = false, children }: Props) {
  const view = useSelector(actor, (snapshot) => snapshot && loadView(snapshot), shallowEqual)
  if (!actor || !view || view.refusal === null) return children
  if (!titled) return <Refused actor={actor} view={view} />
  return (
    <div className={narrow}>
      <PageTitle>{texts.refusedTitle}</PageTitle>
      <Card>
        <Refused actor={actor} view={view} />
      </Card>
    </div>
  )
}

function Refused({ actor, view: { refusal, wait, canRetry } }: { actor: LoadActor; view: LoadView }) {
  const waitId = useId()
  return (
    <>
      <Alert tone="error">{refusal}</Alert>
      {wait !== null && (
        <p id={waitId} role="status">
          {canRetry ? texts.waitOver : texts.waitFor(wait)}
        </p>
      )}
      <ActionBar>
        <Button
          icon={mdiRefresh}
          off={!canRetry}
          {...(wait !== null && { 'aria-describedby': waitId })}
          onClick={() => actor.send({ type: 'retry.chosen' })}
        >
          {common.retry}
        </Button>
      </ActionBar>
    </>
  )
}
