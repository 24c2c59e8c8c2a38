import type { ReactNode } from 'react'

import * as css from './page-title.css.ts'

/* One function for all titles: a new one at every render would take the focus back while the participant types. */
const arrive = (heading: HTMLHeadingElement | null) => {
  if (heading === null) return
  document.title = `${heading.textContent} · Fundação Horizonte`
  heading.focus()
}

/** The page's h1 and the window's title. It takes the focus when it appears, so that a change of screen is read out. */
export function PageTitle({ children, lead }: { children: string; lead?: ReactNode }) {
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
