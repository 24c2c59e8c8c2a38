import { mdiRefresh } from '@mdi/js'
import { type ReactNode, useId } from 'react'

import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Alert } from '#ui/primitives/alert.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { narrow } from '#ui/primitives/page.css.ts'
import { PageTitle } from '#ui/primitives/page-title.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/loading.ts'

type Props = {
  /** It is the whole page, which has no other title. */
  titled?: boolean
  message: string | null
  /** The seconds until another try; null if the server gave none. */
  wait: number | null
  canRetry: boolean
  busy?: boolean
  onRetry: () => void
  /** Further buttons. */
  children?: ReactNode
}

/** What the server refused or did not answer, with 'Tentar novamente' and the time until then (D-130). */
export function Refusal({ titled = false, message, wait, canRetry, busy = false, onRetry, children }: Props) {
  const waitId = useId()
  const reason = (
    <>
      <Alert tone="error">{message}</Alert>
      {wait !== null && (
        <p id={waitId} role="status">
          {canRetry ? texts.waitOver : texts.waitFor(wait)}
        </p>
      )}
      <ActionBar>
        <Button
          icon={mdiRefresh}
          off={!canRetry}
          busy={busy}
          {...(wait !== null && { 'aria-describedby': waitId })}
          onClick={onRetry}
        >
          {common.retry}
        </Button>
        {children}
      </ActionBar>
    </>
  )
  if (!titled) return reason
  return (
    <div className={narrow}>
      <PageTitle>{texts.refusedTitle}</PageTitle>
      <Card>{reason}</Card>
    </div>
  )
}
