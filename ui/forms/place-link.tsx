import type { ReactNode } from 'react'

type Props = {
  /** The id of the control or the heading to focus. */
  id: string
  className: string
  /** A disabled link. */
  off?: boolean
  go: () => void
  children: ReactNode
}

/** Focuses a place of the form, in any step. The URL does not change. */
export function PlaceLink({ id, className, off = false, go, children }: Props) {
  return (
    <a
      href={`#${id}`}
      className={className}
      {...(off && { 'aria-disabled': true })}
      onClick={(event) => {
        event.preventDefault()
        if (!off) go()
      }}
    >
      {children}
    </a>
  )
}
