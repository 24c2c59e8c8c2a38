import * as css from './skeleton.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

/** Stands where `lines` rows are about to be, so that the page does not jump when they come; its foot waits for them. */
export function Skeleton({ lines, label }: { lines: number; label: string }) {
  return (
    <div className={css.block} data-coming>
      <p role="status" className={visuallyHidden}>
        {label}
      </p>
      {Array.from({ length: lines }, (_, index) => `line-${index}`).map((key) => (
        <div key={key} className={css.line} aria-hidden="true" />
      ))}
    </div>
  )
}
