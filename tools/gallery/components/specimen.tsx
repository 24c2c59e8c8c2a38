import type { ReactNode } from 'react'

import * as css from './specimen.css.ts'

type Props = {
  name: string
  /** When to use it. */
  use: string
  /** The states one below the other instead of side by side. */
  stacked?: boolean
  children: ReactNode
}

export function Specimen({ name, use, stacked = false, children }: Props) {
  return (
    <article className={css.specimen}>
      <h3 className={css.name}>{name}</h3>
      <p className={css.use}>{use}</p>
      <div className={stacked ? css.stacked : css.shown}>{children}</div>
    </article>
  )
}
