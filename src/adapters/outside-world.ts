import { fromCallback } from 'xstate'

import type { TabsAsked } from '#machines/inside/index.ts'

import type { SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'
import type { SteadyClock } from './steady-clock.ts'

/** Milliseconds between two looks at whether the computer slept: browsers do not tell. */
const LOOK = 1000

type Live = {
  readonly clock: SteadyClock
  readonly sessions: SessionStore
  readonly tabs: SessionTabs
}

/** What the session hears from the page and from the other tabs; `page.resumed` comes once the clock is right. */
export function outsideWorldAdapter({ clock, sessions, tabs }: Live) {
  return fromCallback<TabsAsked>(({ receive, sendBack }) => {
    const resumed = async () => {
      if (clock.isDisturbed()) await clock.align()
      sendBack({ type: 'page.resumed' })
    }
    const looked = () => {
      if (document.visibilityState === 'visible') void resumed()
    }
    const timer = setInterval(() => {
      if (clock.isDisturbed()) void resumed()
    }, LOOK)
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('pageshow', looked)

    const forget = tabs.listen((said) => {
      const stored = sessions.read()
      if (stored === null || stored.cpf !== said.cpf) return
      if (said.kind === 'left') {
        sendBack({ type: 'session.endedElsewhere' })
      } else if (said.kind === 'holding') {
        sendBack({ type: 'tab.answered', holds: said.holds })
      } else if (said.kind === 'renewed' && said.from === stored.deadline) {
        const { deadline, isLast } = said
        sessions.keep({ ...stored, deadline, isLast })
        sendBack({ type: 'session.renewedElsewhere', deadline, isLast })
      }
    })
    receive(() => {
      const cpf = sessions.read()?.cpf
      if (cpf) tabs.tell({ kind: 'asked', cpf })
    })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('pageshow', looked)
      forget()
    }
  })
}
