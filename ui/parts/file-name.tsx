import * as css from './file-name.css.ts'

/** Longest name that fits on one line of the narrowest row. */
const SHORT = 24
/** The file extension, and enough before it to distinguish two photos. */
const END = 10

/**
 * A file name. A long one is shortened in its middle on the screen; screen readers and copying get the
 * whole name.
 */
export function FileName({ children: name }: { children: string }) {
  if (name.length <= SHORT) return <span className={css.whole}>{name}</span>
  return (
    <span className={css.cut} title={name}>
      <span className={css.start}>{name.slice(0, -END)}</span>
      <span className={css.end}>{name.slice(-END)}</span>
    </span>
  )
}
