import type { ReactNode } from 'react'

import { Alert } from '#ui/primitives/alert.tsx'
import * as common from '#ui/texts/common.ts'

import * as css from './fund-wish.css.ts'

/**
 * The request of the fund to the participant, above everything else. `children` is the link to where to do
 * it.
 */
export function FundWish({ wish, children }: { wish: string; children?: ReactNode }) {
  return (
    <Alert tone="warning" title={common.yourTurn}>
      <p className={css.wish}>{wish}</p>
      {children && <div className={css.way}>{children}</div>}
    </Alert>
  )
}
