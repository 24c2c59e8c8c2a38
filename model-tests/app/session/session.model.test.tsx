import { describe, test } from 'vitest'
import { CallError } from '#domain/call-failure.ts'
import type { EndReason } from '#machines/app/session/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { row, session } from './session.models.ts'
import { openPortal } from './session.page.tsx'

const model = chartModel(session.machine, { ...session, ways: waysThrough(row) })

type Page = ReturnType<typeof openPortal>

/** The events that end an open session, and the reason that is shown. */
const WAYS_OUT = {
  exited: {
    reason: 'exit',
    take: async (page: Page) => {
      await page.askToLeave()
      await page.press('Sim')
    },
  },
  abandoned: {
    reason: 'failure',
    take: async (page: Page) => {
      await page.callIsInterrupted()
      await page.press('OK')
    },
  },
  expired: { reason: 'expiry', take: (page: Page) => page.waitForTheEnd() },
  failed: {
    reason: 'failure',
    take: (page: Page) =>
      page.childFails('portal', new CallError({ kind: 'offContract', callId: '7K3M-9QXD-2RWH' })),
  },
} as const

describe('session: every path of the chart, on the rendered portal', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openPortal()
    const seeFatal = (text: string) => page.seeDialog('Alerta', text, ['OK'])
    /** Why the last session ended; null if there was none. */
    let reason: EndReason | null = null
    let isOpen = false
    let callId: string | null = null

    await path.walk({
      events: {
        'xstate.done.actor.login': async ({ output }) => {
          isOpen = output.kind === 'opened'
          if (isOpen) return page.isSignedIn()
          await page.entersSomehow()
          if (output.kind === 'exited') {
            reason = 'exit'
            await page.startFails(new CallError({ kind: 'interrupted' }))
            return page.press('Sair')
          }
          reason = 'elsewhere'
          await page.leaveInAnotherTab()
        },
        'xstate.error.actor.login': ({ error }) => {
          reason = 'failure'
          callId = null
          return page.partFails('login', error)
        },
        'xstate.done.actor.signedIn': ({ output }) => {
          isOpen = false
          reason = WAYS_OUT[output.kind].reason
          callId = output.kind === 'failed' ? output.callId : null
          return WAYS_OUT[output.kind].take(page)
        },
        'xstate.error.actor.signedIn': ({ error }) => {
          isOpen = false
          reason = 'failure'
          callId = null
          return page.partFails('signedIn', error)
        },
        'code.arrived': ({ code }) => page.codeArrives(code),
        'place.changed': ({ place }) => page.goTo(place.path),
        'navigation.blocked': page.send,
        'tab.answered': ({ holds }) => page.otherTabAnswers(holds),
        'session.endedElsewhere': () => {
          if (isOpen) reason = 'elsewhere'
          isOpen = false
          return page.leaveInAnotherTab()
        },
        'page.resumed': () => page.sleep(0),
        'session.renewedElsewhere': (renewed) => page.renewInAnotherTab(renewed),
        'alert.acknowledged': () => page.press('OK'),
        'xstate.done.actor.endSession': () => page.serverLetsGo(),
        'xstate.error.actor.endSession': ({ error }) => page.serverKeeps(error),
        'xstate.after.goodbye.session.leaving': async () => {
          await page.wait(1999)
          page.seeArriving()
          await page.wait(1)
        },
      },
      states: {
        entering: () => {
          if (reason === null) return page.seeArriving()
          page.seeLogin()
          page.seeAddress('/login')
          page.seeNews(reason === 'elsewhere' ? 'Você saiu em outra aba.' : null)
        },
        loggedIn: () => {
          page.seeSignedIn()
          page.seeClock(/^(30|40|50|90):00$/)
          page.seeNoDialog()
        },
        failed: () => {
          seeFatal('Ocorreu um problema, o sistema será finalizado.')
          page.seeCallId(callId)
        },
        expired: () => seeFatal('Sua sessão expirou. Faça um novo login.'),
        leaving: () => {
          page.seeArriving()
          page.seeEndAsked(reason)
        },
      },
    })
  })
})
