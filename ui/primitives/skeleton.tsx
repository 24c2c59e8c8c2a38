import * as css from './skeleton.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

type Props = {
  lines: number
  label: string
  /** The page's title is still to come, too. */
  titled?: boolean
}

/** Stands where `lines` rows are about to be, so that the page does not jump when they come; its foot waits for them. */
export function Skeleton({ lines, label, titled = false }: Props) {
  return (
    <div className={css.block} data-coming>
      <p role="status" className={visuallyHidden}>
        {label}
      </p>
      {titled && <div className={css.title} aria-hidden="true" />}
      {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key) => (
        <div key={key} className={css.line} aria-hidden="true" />
      ))}
    </div>
  )
}
