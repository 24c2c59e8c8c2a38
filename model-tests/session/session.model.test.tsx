import { describe, expect, test } from 'vitest'

import { sessionMachine } from '#machines/session/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { anonymousSession, cases, input, newSession, rememberedSession, traitOf } from './session.cases.ts'
import { openPortal } from './session.page.tsx'

const model = chartModel(sessionMachine, {
  input,
  cases,
  transient: ['left', 'loggedOut.arriving'],
  trait: traitOf,
})

describe('session: every path of the chart, on the rendered portal', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openPortal()
    const seeLogin = (alert: string | null, news: string | null = null) => {
      page.seeLogin()
      page.seeAlert(alert)
      page.seeNews(news)
      page.seeAddress('/login')
    }
    const seeFatal = (text: string, buttons: readonly string[]) => page.seeDialog('Alerta', text, buttons)

    await path.walk({
      events: {
        'xstate.done.actor.recallSession': ({ output }) => page.tabAnswers(output),
        'xstate.error.actor.recallSession': ({ error }) => page.tabFails(error),
        'code.arrived': ({ code }) => page.codeArrives(code),
        'xstate.done.actor.singleSignOn': ({ output }) => page.codeIsGood(output),
        'xstate.error.actor.singleSignOn': ({ error }) => page.codeIsRefused(error),
        'place.changed': ({ place }) => page.goTo(place.path),
        'navigation.blocked': page.send,
        'cpf.typed': () => page.typeCpf('52998224725'),
        'password.typed': ({ value }) => page.typePassword(value),
        'login.submitted': () => page.enter(),
        'xstate.done.actor.authenticate': ({ output }) => page.loginSucceeds(output),
        'xstate.error.actor.authenticate': ({ error }) => page.loginFails(error),
        'xstate.done.actor.startSession': ({ output }) => page.startSucceeds(output),
        'xstate.error.actor.startSession': ({ error }) => page.startFails(error),
        'xstate.error.actor.portal': ({ error }) => page.childFails('portal', error),
        'xstate.error.actor.clock': ({ error }) => page.childFails('clock', error),
        'screen.failed': page.send,
        'exit.requested': () => page.press('Sair'),
        'tab.answered': ({ holds }) => page.otherTabAnswers(holds),
        'xstate.after.tabsAnswer.session.loggedIn.confirmingExit.askingTabs': () => page.wait(300),
        'exit.confirmed': () => page.press('Sim'),
        'exit.dismissed': () => page.press('Não'),
        'trouble.reported': (trouble) => page.troubleComes(trouble),
        'retry.chosen': async () => {
          await page.press('Tentar novamente')
          page.seeReporterTold([{ type: 'trouble.retried' }])
        },
        acknowledged: () => page.press('OK'),
        'session.endedElsewhere': () => page.leaveInAnotherTab(),
        'xstate.done.actor.clock': () => page.waitForTheEnd(),
        'page.resumed': () => page.sleep(0),
        'session.renewedElsewhere': (renewed) => page.renewInAnotherTab(renewed),
        'xstate.done.actor.endSession': () => page.serverLetsGo(),
        'xstate.error.actor.endSession': ({ error }) => page.serverKeeps(error),
        'xstate.after.goodbye.session.leaving': () => page.wait(2000),
      },
      states: {
        restoring: () => page.seeArriving(),
        signingOn: () => {
          page.seeArriving()
          page.seeCodesTried(['CODIGO-1'])
        },
        'loggedOut.waiting': () => {
          seeLogin(null)
          page.seeNoProblems()
        },
        'loggedOut.incomplete': () => {
          page.seeLogin()
          page.seeAddress('/login')
          page.seeProblemWhereEmpty()
        },
        'loggedOut.refused': () => seeLogin('Usuário ou senha inválidos'),
        'loggedOut.unavailable': () =>
          seeLogin(
            path.title.includes('há tentativas demais')
              ? 'Muitas tentativas. Tente novamente em 15 minutos.'
              : 'Serviço indisponível. Tente novamente.',
          ),
        'loggedOut.leftElsewhere': () => {
          seeLogin(null, 'Você saiu em outra aba.')
          page.seeNoProblems()
        },
        'loggedOut.notStarted': () => seeLogin(null, 'Não foi possível iniciar a sessão. Entre novamente.'),
        authenticating: () => {
          page.seeBusy()
          page.seeAddress('/login')
          page.seeLoginAsked('52998224725', 'segredo')
        },
        starting: ({ context }) => {
          if (context.credentials.cpf === '') {
            page.seeArriving()
            page.seeStartAsked(context.session?.cpf === null ? anonymousSession : rememberedSession)
          } else {
            page.seeBusy()
            page.seeFields({ cpf: '529.982.247-25', password: '' })
            page.seeStartAsked(newSession)
          }
        },
        'loggedIn.working': ({ context }) => {
          page.seeInside()
          page.seeClock(/^(30|50):00$/)
          page.seeNoDialog()
          // The login's address leads to the list: nobody who is inside logs in.
          page.seeAddress(context.place?.screen === 'types' ? '/tiposreq' : '/')
        },
        'loggedIn.confirmingExit.askingTabs': () => {
          page.seeInside()
          page.seeNoDialog()
          page.seeTabsAsked(1)
        },
        'loggedIn.confirmingExit.confirming': () => {
          page.seeDialog('Deseja sair do sistema?', '', ['Não', 'Sim'])
          page.seeLosses(
            ...(path.title.includes('outra aba tem respostas por gravar')
              ? ['Em outra aba há respostas que ainda não foram gravadas: elas serão descartadas.']
              : []),
            ...(path.title.includes('outra aba tem um envio por terminar')
              ? ['Em outra aba há um envio de documento que não terminou: ele será interrompido.']
              : []),
          )
        },
        'loggedIn.interrupted': () =>
          seeFatal('Ocorreu um problema, o sistema será finalizado.', ['OK', 'Tentar novamente']),
        failed: () => seeFatal('Ocorreu um problema, o sistema será finalizado.', ['OK']),
        expired: () => seeFatal('Sua sessão expirou. Faça um novo login.', ['OK']),
        leaving: () => page.seeArriving(),
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./session.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})
