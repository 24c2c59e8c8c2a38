import type { ReactNode } from 'react'

/** One of the answers a control offers. */
export type Choice = {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** For radios: content that is shown in place when this choice is selected. */
  readonly unfolded?: ReactNode
}
