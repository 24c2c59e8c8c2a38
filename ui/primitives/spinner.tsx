import * as css from './spinner.css.ts'

export function Spinner() {
  return <span className={css.spinner} aria-hidden="true" />
}

/** A spinner in place of loading content, announced once. */
export function Waiting({ children }: { children: string }) {
  return (
    <p className={css.waiting} role="status" data-coming>
      <Spinner />
      {children}
    </p>
  )
}
