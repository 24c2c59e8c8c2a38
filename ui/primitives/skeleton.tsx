import { Card } from './card.tsx'
import * as css from './skeleton.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

type Props = {
  lines: number
  label: string
  /** The whole page is loading: also show a placeholder for the title. */
  titled?: boolean
  /** The rows are cards on narrow screens, with few lines or many. */
  records?: 'short' | 'tall'
}

/**
 * A placeholder for `lines` rows, so that the layout does not shift when they are loaded; the foot of the
 * page is hidden meanwhile.
 */
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
