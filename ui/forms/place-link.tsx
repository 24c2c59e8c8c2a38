import type { ReactNode } from 'react'

type Props = {
  /** Of the control or the heading that it leads to. */
  id: string
  className: string
  /** Leads nowhere for now. */
  off?: boolean
  go: () => void
  children: ReactNode
}

/** Leads to a place of the form, in whatever step: the address stays, the keyboard goes there. */
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
