import { mdiMessageTextOutline } from '@mdi/js'

import { Icon } from './icon.tsx'
import * as css from './timeline.css.ts'

export type TimelineEntry = {
  readonly id: number | string
  readonly kind: 'status' | 'message'
  /** ISO 8601. */
  readonly dateTime: string
  /** For display. */
  readonly date: string
  /** Who did it. */
  readonly author?: string | undefined
  /** In bold, where entries of both kinds are mixed. */
  readonly title?: string
  readonly text?: string
}

/** Entries in the given order: newest first (D-59). */
export function Timeline({ entries, empty }: { entries: readonly TimelineEntry[]; empty: string }) {
  if (entries.length === 0) return <p className={css.empty}>{empty}</p>
  return (
    <ol className={css.list}>
      {entries.map(({ id, kind, dateTime, date, author, title, text }) => (
        <li key={id} className={css.entry}>
          <span className={css.mark[kind]}>
            {kind === 'message' && <Icon path={mdiMessageTextOutline} size="sm" />}
          </span>
          <p className={css.time}>
            <time dateTime={dateTime}>{date}</time>
            {author && <span>{` · ${author}`}</span>}
          </p>
          {title && <p className={css.title}>{title}</p>}
          {text && <p className={css.text}>{text}</p>}
        </li>
      ))}
    </ol>
  )
}
