import type { ReactNode } from 'react'

import { keepFocusInSight } from '#ui/primitives/focus-in-sight.ts'

import { Foot } from './foot.tsx'
import { HelpPanel } from './help-panel.tsx'
import { Logo } from './logo.tsx'
import { Scenery } from './scenery.tsx'
import * as css from './shell.css.ts'
import { PARTS, SkipLinks } from './skip-links.tsx'

type Props = {
  help: ReactNode
  /** The countdown and Sair, if there is a session. */
  session?: ReactNode
  /** The foot of the panel. */
  foot?: ReactNode
  children: ReactNode
}

/** Side panel and page; on narrower screens the panel is a bar above the page. */
export function Frame({ help, session, foot, children }: Props) {
  return (
    <div className={css.frame}>
      <SkipLinks />
      <header id={PARTS.menu} tabIndex={-1} className={css.panel}>
        <div className={css.view}>
          <div className={css.panelContent}>
            <div className={css.logo}>
              <Logo />
            </div>
            {/* The space is reserved without a session too, so that nothing moves after the login. */}
            <div className={css.session}>{session}</div>
            <HelpPanel>{help}</HelpPanel>
            {foot && <div className={css.foot}>{foot}</div>}
          </div>
          <Scenery />
        </div>
      </header>
      <div className={css.page}>
        <main id={PARTS.content} tabIndex={-1} className={css.main} ref={keepFocusInSight}>
          {children}
        </main>
        <Foot id={PARTS.foot} />
      </div>
    </div>
  )
}
