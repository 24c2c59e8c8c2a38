import { type ReactNode, useEffect } from 'react'

import * as texts from '#ui/texts/primitives.ts'

import * as css from './page-title.css.ts'

/* One function for all titles: a new one per render would move the focus here while the participant types. */
function arrive(heading: HTMLHeadingElement | null) {
  heading?.focus()
  // If a dialog closes at the same time, the browser restores the scroll position of the page behind it.
  requestAnimationFrame(() => {
    if (heading !== null && document.activeElement === heading) heading.scrollIntoView?.({ block: 'center' })
  })
}

type Props = {
  children: string
  lead?: ReactNode
  /** Only for the title of the window: the step of a form, the number of a request. */
  part?: string | null
  /** The page has problems: the title of the window says so first. */
  troubled?: boolean
}

/**
 * The h1 of the page and the title of the window. It takes the focus when it appears, so that screen
 * readers announce the new page.
 */
export function PageTitle({ children, lead, part = null, troubled = false }: Props) {
  const place = part === null ? children : texts.placeWithin(children, part)
  const windowTitle = texts.windowTitle(troubled ? texts.troubled(place) : place)
  useEffect(() => {
    document.title = windowTitle
  }, [windowTitle])
  return (
    <header className={css.header}>
      {/* A new key for a new title, so that it takes the focus. */}
      <h1 key={children} className={css.title} tabIndex={-1} ref={arrive}>
        {children}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </header>
  )
}
