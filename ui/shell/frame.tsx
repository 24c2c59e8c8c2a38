import type { ReactNode } from 'react'

import { HelpPanel } from './help-panel.tsx'
import { Logo } from './logo.tsx'
import { Scenery } from './scenery.tsx'
import * as css from './shell.css.ts'

type Props = {
  help: ReactNode
  /** The countdown and Sair, while there is a session. */
  session?: ReactNode
  /** What stands at the foot of the panel. */
  foot?: ReactNode
  children: ReactNode
}

const MAIN = 'conteudo'

/* The address stays as it is: it says where the participant is, not where on the page. */
const skipToMain = (event: { preventDefault: () => void }) => {
  event.preventDefault()
  document.getElementById(MAIN)?.focus()
}

/** Side panel and page; on narrower screens the panel is a bar above the page. */
export function Frame({ help, session, foot, children }: Props) {
  return (
    <div className={css.frame}>
      <a href={`#${MAIN}`} className={css.skip} onClick={skipToMain}>
        Pular para o conteúdo
      </a>
      <header className={css.panel}>
        <div className={css.view}>
          <div className={css.panelContent}>
            <div className={css.logo}>
              <Logo />
            </div>
            {session && <div className={css.session}>{session}</div>}
            <HelpPanel>{help}</HelpPanel>
            {foot && <div className={css.foot}>{foot}</div>}
          </div>
          <Scenery />
        </div>
      </header>
      <main id={MAIN} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  )
}
