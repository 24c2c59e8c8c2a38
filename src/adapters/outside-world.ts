import { fromCallback } from 'xstate'

import type { TabsAsked } from '#machines/inside/index.ts'

import type { SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'
import type { SteadyClock } from './steady-clock.ts'

/** Interval in milliseconds of the check for a sleep, which browsers do not report. */
const LOOK = 1000

type Live = {
  readonly clock: SteadyClock
  readonly sessions: SessionStore
  readonly tabs: SessionTabs
}

/**
 * Events for the session from the page and from other tabs; `page.resumed` is sent once the clock is correct.
 */
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
