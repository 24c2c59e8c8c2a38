import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

import * as css from './pages.css.ts'
import { ROW } from './paths.ts'

type Props = { id: string; children: ReactNode }

/** The name of a table's row: if the URL names the row, it is marked, scrolled to, and takes the focus. */
export function RowName({ id, children }: Props) {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const name = useRef<HTMLDivElement>(null)
  const isWanted = query.get(ROW) === id
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link may be followed again
  useEffect(() => {
    if (!isWanted) return
    name.current?.focus({ preventScroll: true })
    name.current?.scrollIntoView({ block: 'center' })
  }, [isWanted, key])
  if (!isWanted) return children
  return (
    <div ref={name} tabIndex={-1} aria-current="true" className={css.wantedRow}>
      {children}
    </div>
  )
}
