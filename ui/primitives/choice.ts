import type { ReactNode } from 'react'

/** One of the answers a control offers. */
export type Choice = {
  readonly value: string
  readonly label: string
  readonly hint?: string
  /** Of radios: what there is to do once it is chosen, in place. */
  readonly unfolded?: ReactNode
}
