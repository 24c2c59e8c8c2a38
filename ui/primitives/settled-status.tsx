import { useEffect, useState } from 'react'

import { visuallyHidden } from './visually-hidden.css.ts'

/* Longer than between two keys. */
const SETTLED_MS = 1000

type Props = { children: string; className: string }

/** A text that changes while somebody types: seen at once, and read out when it has not changed for a second. */
export function SettledStatus({ children, className }: Props) {
  const [said, say] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => say(children), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [children])
  return (
    <>
      <p className={className}>{children}</p>
      <div role="status" className={visuallyHidden}>
        {said}
      </div>
    </>
  )
}
