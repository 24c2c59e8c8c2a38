import type { ReactNode } from 'react'

import { awaitsAnswer, type RequestSummary } from '#domain/requests/summary.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import * as common from '#ui/texts/common.ts'

import * as css from './fund-wish.css.ts'

type Props = {
  request: Pick<RequestSummary, 'status'>
  wish: string
  /** Where to do it. */
  children?: ReactNode
}

/** What the fund waits for, over everything else: it is the participant's turn. */
export function FundWish({ request, wish, children }: Props) {
  const title = awaitsAnswer(request) ? common.waitsForAnswer : common.waitsForCorrection
  return (
    <Alert tone="warning" title={title}>
      <p className={css.wish}>{wish}</p>
      {children && <div className={css.way}>{children}</div>}
    </Alert>
  )
}
