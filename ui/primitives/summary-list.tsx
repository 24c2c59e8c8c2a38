import type { ReactNode } from 'react'

import * as css from './summary-list.css.ts'

export type Summary = { readonly label: string; readonly value: ReactNode }

/** Answers and other read-only data, wherever they are shown. An empty value is shown as a dash, an empty list not at all. */
export function SummaryList({ items }: { items: readonly Summary[] }) {
  if (items.length === 0) return null
  return (
    <dl className={css.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={css.item}>
          <dt className={css.term}>{label}</dt>
          <dd className={css.value}>{value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
