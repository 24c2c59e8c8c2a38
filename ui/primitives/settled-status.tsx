import { useEffect, useState } from 'react'

import { visuallyHidden } from './visually-hidden.css.ts'

/* Longer than the time between two key presses. */
const SETTLED_MS = 1000

type Props = { children: string; className: string }

/** A text that changes while the participant types: shown at once, announced after a second without change. */
export function SettledStatus({ children, className }: Props) {
  const [announced, announce] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => announce(children), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <>
      <p className={className}>{children}</p>
      <div role="status" className={visuallyHidden}>
        {announced}
      </div>
    </>
  )
}
