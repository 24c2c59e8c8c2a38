import { describe, test } from 'vitest'

import { callIdIn, failureOf } from '#domain/call-failure.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { openPortal } from '../session/session.page.tsx'
import { row, signedIn } from './signed-in.models.ts'

const model = chartModel(signedIn.machine, { ...signedIn, ways: waysThrough(row) })

/** What an exit destroys in another tab. */
const LOSSES = {
  answers: 'Em outra aba há dados que você preencheu e ainda não gravou: eles serão descartados.',
  uploads: 'Em outra aba há um envio de documento que não terminou: ele será interrompido.',
} as const

// LOOK-01
describe('signed in: every path of the chart, on the rendered portal', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openPortal()
    await page.isSignedIn()
    const seeFatal = (text: string, buttons: readonly string[]) => page.seeDialog('Alerta', text, buttons)
    let address = '/'
    let exits = 0
    let retries = 0
    let callId: string | null = null
    const lost = new Set<keyof typeof LOSSES>()

    await path.walk({
      events: {
        'place.changed': ({ place, ...wanted }) => {
          // With an open session, the login's URL leads to the list.
          address = place.screen === 'types' ? '/tiposreq' : '/'
          return 'isWanted' in wanted ? page.portalGoesTo(place.path) : page.goTo(place.path)
        },
        'navigation.blocked': page.send,
        'xstate.error.actor.screens': ({ error }) => {
          callId = callIdIn(failureOf(error))
          return page.childFails('screens', error)
        },
        'xstate.error.actor.clock': ({ error }) => page.childFails('clock', error),
        'xstate.done.actor.clock': () => page.waitForTheEnd(),
        'screen.failed': () => page.screenFails(),
        'exit.requested': () => {
          exits += 1
          lost.clear()
          return page.press('Sair')
        },
        'tab.answered': ({ holds }) => {
          lost.add(holds)
          return page.otherTabAnswers(holds)
        },
        'xstate.after.tabsAnswer.signedIn.confirmingExit.askingTabs': async () => {
          await page.wait(299)
          page.seeNoDialog()
          await page.wait(1)
        },
        'exit.confirmed': () => page.press('Sim'),
        'exit.dismissed': () => page.press('Não'),
        'call.interrupted': ({ callId }) => page.callIsInterrupted(callId),
        'retry.chosen': async () => {
          retries += 1
          await page.press('Tentar novamente')
          page.seeRetried(retries)
        },
        'alert.acknowledged': () => page.press('OK'),
        'page.resumed': () => page.sleep(0),
        'session.renewedElsewhere': (renewed) => page.renewInAnotherTab(renewed),
      },
      states: {
        working: () => {
          page.seeSignedIn()
          page.seeClock(/^50:00$/)
          page.seeNoDialog()
          page.seeAddress(address)
        },
        'confirmingExit.askingTabs': () => {
          page.seeSignedIn()
          page.seeNoDialog()
          page.seeTabsAsked(exits)
        },
        'confirmingExit.confirming': () => {
          page.seeDialog('Deseja sair do sistema?', '', ['Não', 'Sim'])
          page.seeLosses(
            ...(['answers', 'uploads'] as const).flatMap((loss) => (lost.has(loss) ? LOSSES[loss] : [])),
          )
        },
        interrupted: () => {
          seeFatal('Ocorreu um problema, o sistema será finalizado.', ['OK', 'Tentar novamente'])
          page.seeCallId('7K3M-9QXD-2RWH')
        },
        exited: () => {
          page.seeArriving()
          page.seeEndAsked('exit')
        },
        abandoned: () => {
          page.seeArriving()
          page.seeEndAsked('failure')
        },
        expired: () => seeFatal('Sua sessão expirou. Faça um novo login.', ['OK']),
        failed: () => {
          seeFatal('Ocorreu um problema, o sistema será finalizado.', ['OK'])
          page.seeCallId(callId)
        },
      },
    })
  })

  test('the id of a call that was tried again is not shown for a later failure', async () => {
    const page = openPortal()
    await page.isSignedIn()
    await page.callIsInterrupted('7K3M-9QXD-2RWH')
    await page.press('Tentar novamente')
    await page.screenFails()
    page.seeDialog('Alerta', 'Ocorreu um problema, o sistema será finalizado.', ['OK'])
    page.seeCallId(null)
  })

  test('what another tab had at an exit that was cancelled is not shown at the next one', async () => {
    const page = openPortal()
    await page.isSignedIn()
    await page.press('Sair')
    await page.otherTabAnswers('answers')
    page.seeLosses(LOSSES.answers)
    await page.press('Não')
    await page.press('Sair')
    await page.wait(300)
    page.seeDialog('Deseja sair do sistema?', '', ['Não', 'Sim'])
    page.seeLosses()
  })
})
