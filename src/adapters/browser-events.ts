import { fromCallback } from 'xstate'

import type { TabsAsked } from '#machines/app/signed-in/index.ts'
import type { ServerClock } from './server-clock.ts'
import type { SessionStore } from './session-store.ts'
import type { SessionTabs } from './session-tabs.ts'

/** Interval in milliseconds of the check for a sleep, which browsers do not report. */
const CHECK_INTERVAL = 1000

type Dependencies = {
  readonly clock: ServerClock
  readonly sessions: SessionStore
  readonly tabs: SessionTabs
}

/**
 * Events for the session from the page and from other tabs; `page.resumed` is sent once the clock is correct.
 */
export function browserEventsAdapter({ clock, sessions, tabs }: Dependencies) {
  return fromCallback<TabsAsked>(({ receive, sendBack }) => {
    const resumed = async () => {
      if (clock.isDisturbed()) await clock.align()
      sendBack({ type: 'page.resumed' })
    }
    const looked = () => {
      if (document.visibilityState === 'visible') void resumed()
    }
    // Meanwhile another page of the tab may have renewed the session.
    const shown = ({ persisted }: PageTransitionEvent) => {
      const before = sessions.read()
      if (persisted && before && sessions.isCurrent()) {
        const { deadline, isLast } = sessions.refresh() ?? before
        if (deadline !== before.deadline) {
          sendBack({ type: 'session.renewedElsewhere', deadline, isLast })
        }
      }
      looked()
    }
    const timer = setInterval(() => {
      if (clock.isDisturbed()) void resumed()
    }, CHECK_INTERVAL)
    document.addEventListener('visibilitychange', looked)
    window.addEventListener('pageshow', shown)

    const stopListening = tabs.listen((message) => {
      const stored = sessions.read()
      if (stored === null || stored.cpf !== message.cpf) return
      if (message.kind === 'left') {
        sendBack({ type: 'session.endedElsewhere' })
      } else if (message.kind === 'holding') {
        sendBack({ type: 'tab.answered', holds: message.holds })
      } else if (message.kind === 'renewed' && message.from === stored.deadline) {
        const { deadline, isLast } = message
        sessions.keep({ ...stored, deadline, isLast })
        sendBack({ type: 'session.renewedElsewhere', deadline, isLast })
      }
    })
    receive(() => {
      const cpf = sessions.read()?.cpf
      if (cpf) tabs.post({ kind: 'asked', cpf })
    })
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', looked)
      window.removeEventListener('pageshow', shown)
      stopListening()
    }
  })
}
