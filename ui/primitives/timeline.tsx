import * as css from './timeline.css.ts'

export type TimelineEntry = {
  readonly id: number | string
  /** ISO, for machines. */
  readonly dateTime: string
  /** As people read it. */
  readonly date: string
  readonly text: string
}

/** Entries in the order given: the newest first (D-59). */
export function Timeline({ entries, empty }: { entries: readonly TimelineEntry[]; empty: string }) {
  if (entries.length === 0) return <p className={css.empty}>{empty}</p>
  return (
    <ol className={css.list}>
      {entries.map(({ id, dateTime, date, text }) => (
        <li key={id} className={css.entry}>
          <time dateTime={dateTime} className={css.time}>
            {date}
          </time>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
