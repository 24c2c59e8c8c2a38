import type { ReactNode } from 'react'

import { awaitsAnswer, type RequestSummary } from '#domain/requests/summary.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import * as common from '#ui/texts/common.ts'

import * as css from './correction-request.css.ts'

type Props = {
  request: Pick<RequestSummary, 'status' | 'typeId'>
  correctionRequest: string
  /** The link to where to do it. */
  children?: ReactNode
}

/** The request of the fund to the participant, above everything else. */
export function CorrectionRequest({ request, correctionRequest, children }: Props) {
  const title = awaitsAnswer(request) ? common.waitsForAnswer : common.waitsForCorrection
  return (
    <Alert tone="warning" title={title}>
      <p className={css.correctionRequest}>{correctionRequest}</p>
      {children && <div className={css.way}>{children}</div>}
    </Alert>
  )
}
