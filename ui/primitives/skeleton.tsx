import { Card } from './card.tsx'
import * as css from './skeleton.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

type Props = {
  lines: number
  label: string
  /** A whole page is still to come: its title, and its white sheet with the lines. */
  titled?: boolean
  /** They are rows of a table that is cards where it has little room, of a few lines or of many. */
  records?: 'short' | 'tall'
}

/** Stands where `lines` rows are about to be, so that the page does not jump when they come; its foot waits for them. */
export function Skeleton({ lines, label, titled = false, records }: Props) {
  const bars = <Bars count={lines} look={records ? css.record[records] : css.line} />
  return (
    <div className={css.block} data-coming>
      <p role="status" className={visuallyHidden}>
        {label}
      </p>
      {titled && <div className={css.title} aria-hidden="true" />}
      {titled ? <Card>{bars}</Card> : bars}
    </div>
  )
}

const Bars = ({ count, look }: { count: number; look: string }) =>
  Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
    <div key={key} className={look} aria-hidden="true" />
  ))
