import type { ReactNode } from 'react'

import { Alert } from '#ui/primitives/alert.tsx'
import { takeFocus } from '#ui/primitives/take-focus.ts'
import { PlaceLink } from './place-link.tsx'
import * as css from './summary.css.ts'

/** A summary of problems above a form. It takes the focus when it appears. */
export function Summary({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus} className={css.summary}>
      <Alert tone="error" title={title}>
        {children}
      </Alert>
    </div>
  )
}

/** A problem, and the id of the control that its link focuses; null if it has no place in the form. */
export type SummaryLink = {
  readonly text: string
  readonly way: { readonly id: string; readonly go: () => void } | null
}

export function SummaryLinks({ links }: { links: readonly SummaryLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={css.links}>
      {links.map(({ text, way }) => (
        <li key={text}>
          {way === null ? (
            text
          ) : (
            <PlaceLink id={way.id} className={css.link} go={way.go}>
              {text}
            </PlaceLink>
          )}
        </li>
      ))}
    </ul>
  )
}
