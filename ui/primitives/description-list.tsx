import type { ReactNode } from 'react'

import * as css from './description-list.css.ts'

export type Description = { readonly term: string; readonly value: ReactNode }

/** Names and read-only values. An empty value is shown as a dash. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ term, value }) => (
        <div key={term}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value === '' ? '—' : value}</dd>
        </div>
      ))}
    </dl>
  )
}
