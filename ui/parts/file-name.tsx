import * as css from './file-name.css.ts'

/** Names up to here go on one line of the narrowest row. */
const SHORT = 24
/** The ending, and enough before it to tell two photos apart. */
const END = 10

/** A file's name; a long one is cut in its middle for the eye, and whole for whoever hears or copies it. */
export function FileName({ children: name }: { children: string }) {
  if (name.length <= SHORT) return <span className={css.whole}>{name}</span>
  return (
    <span className={css.cut} title={name}>
      <span className={css.start}>{name.slice(0, -END)}</span>
      <span className={css.end}>{name.slice(-END)}</span>
    </span>
  )
}
