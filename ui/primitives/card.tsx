import { type ReactNode, useId } from 'react'

import * as css from './card.css.ts'

/** A white sheet; with a title it is a section named by it. */
export function Card({ title, children }: { title?: string; children: ReactNode }) {
  const titleId = useId()
  if (title === undefined) return <div className={css.card}>{children}</div>
  return (
    <section className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
