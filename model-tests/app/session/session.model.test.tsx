import { describe, test } from 'vitest'
import { CallError } from '#domain/call-failure.ts'
import type { EndReason } from '#machines/app/session/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { row, session } from './session.models.ts'
import { openPortal } from './session.page.tsx'

const model = chartModel(session.machine, { ...session, ways: waysThrough(row) })

describe('session: every path of the chart, on the rendered portal', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openPortal()
    const seeFatal = (text: string) => page.seeDialog('Alerta', text, ['OK'])
    /** Why the last session ended; null if there was none. */
    let reason: EndReason | null = null
    let isOpen = false
    let callId: string | null = null
    const ends = (why: EndReason, call: string | null = null) => {
      isOpen = false
      reason = why
      callId = call
    }

    await path.walk({
      events: {
        'login.opened': () => {
          isOpen = true
          return page.isSignedIn()
        },
        'login.exited': async () => {
          ends('exit')
          await page.entersSomehow()
          await page.startFails(new CallError({ kind: 'interrupted' }))
          await page.press('Sair')
        },
        'login.endedElsewhere': async () => {
          ends('elsewhere')
          await page.entersSomehow()
          await page.leaveInAnotherTab()
        },
        'xstate.error.actor.login': ({ error }) => {
          ends('failure')
          return page.partFails('login', error)
        },
        'signedIn.exited': async () => {
          ends('exit')
          await page.askToLeave()
          await page.press('Sim')
        },
        'signedIn.abandoned': async () => {
          ends('failure')
          await page.callIsInterrupted()
          await page.press('OK')
        },
        'signedIn.expired': () => {
          ends('expiry')
          return page.waitForTheEnd()
        },
        'signedIn.failed': ({ callId: call }) => {
          ends('failure', call)
          return page.childFails('screens', new CallError({ kind: 'offContract', callId: call }))
        },
        'xstate.error.actor.signedIn': ({ error }) => {
          ends('failure')
          return page.partFails('signedIn', error)
        },
        'code.arrived': ({ code }) => page.codeArrives(code),
        'place.changed': ({ place }) => page.goTo(place.path),
        'navigation.blocked': page.send,
        'tab.answered': ({ holds }) => page.otherTabAnswers(holds),
        'session.endedElsewhere': () => {
          if (isOpen) ends('elsewhere')
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
