import { type ReactNode, useEffect } from 'react'

import * as texts from '#ui/texts/primitives.ts'

import * as css from './page-title.css.ts'

/* One function for all titles: a new one at every render would take the focus back while the participant types. */
function arrive(heading: HTMLHeadingElement | null) {
  heading?.focus()
  // Where a dialog closes in the same moment, the browser scrolls back to where the page stood under it.
  requestAnimationFrame(() => {
    if (heading !== null && document.activeElement === heading) heading.scrollIntoView?.({ block: 'center' })
  })
}

type Props = {
  children: string
  lead?: ReactNode
  /** Where on this page one is, for the window's title alone: the step of a form, the number of a request. */
  part?: string | null
  /** Something here is wrong: the window's title begins with it, so that it is the first thing heard. */
  troubled?: boolean
}

/** The page's h1 and the window's title. It takes the focus when it appears, so that a change of screen is read out. */
export function PageTitle({ children, lead, part = null, troubled = false }: Props) {
  const place = part === null ? children : texts.placeWithin(children, part)
  const windowTitle = texts.windowTitle(troubled ? texts.troubled(place) : place)
  useEffect(() => {
    document.title = windowTitle
  }, [windowTitle])
  return (
    <header className={css.header}>
      {/* Another title is another arrival. */}
      <h1 key={children} className={css.title} tabIndex={-1} ref={arrive}>
        {children}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </header>
  )
}
