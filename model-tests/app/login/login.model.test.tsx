import { describe, test } from 'vitest'

import type { EndReason } from '#machines/app/session/index.ts'
import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { anonymousSession, newSession, rememberedSession } from '#tools/samples/sessions.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { openPortal, type PortalPage } from '../session/session.page.tsx'
import { cases } from './login.cases.ts'
import { logins, row } from './login.models.ts'

type Beginning = keyof typeof logins

const modelOf = (beginning: Beginning) =>
  chartModel(logins[beginning].machine, { ...logins[beginning], ways: waysThrough(row, beginning) })

const models = {
  'a página é aberta': modelOf('a página é aberta'),
  'saiu nesta aba': modelOf('saiu nesta aba'),
  'saiu em outra aba': modelOf('saiu em outra aba'),
}

type Way = 'password' | 'tab' | 'code'

/** What is shown and asked for while a session starts, by how it was entered. */
const STARTING: Readonly<Record<Way, (page: PortalPage) => void>> = {
  password: (page) => {
    page.seeBusy()
    page.seeFields({ cpf: '529.982.247-25', password: '' })
    page.seeStartAsked(newSession)
  },
  tab: (page) => {
    page.seeArriving()
    page.seeStartAsked(rememberedSession)
  },
  code: (page) => {
    page.seeArriving()
    page.seeStartAsked(anonymousSession)
  },
}

const LOADING: Readonly<Record<Way, (page: PortalPage) => void>> = {
  password: (page) => page.seeBusy(),
  tab: (page) => page.seeArriving(),
  code: (page) => page.seeArriving(),
}

/** The line over the form after a login that was not answered. */
const UNAVAILABLE: ReadonlyMap<unknown, string> = new Map([
  [cases['a conexão cai no login'].error, 'Serviço indisponível. Tente novamente.'],
  [cases['há tentativas demais'].error, 'Muitas tentativas. Tente novamente em 15 minutos.'],
])

/** The line over the form where the password was right, and the code of the app is missing or wrong. */
const APP_CODE: ReadonlyMap<unknown, string> = new Map([
  [cases['o servidor pede o código do aplicativo'].error, 'Digite o código do seu aplicativo.'],
  [cases['o código do aplicativo não confere'].error, 'O código não confere.'],
])

const WAITING = {
  asked: 'Aguarde 30 segundos para tentar novamente.',
  over: 'Você já pode tentar novamente.',
} as const

const BEGINNINGS = Object.keys(models) as Beginning[]

/** The portal in one of those starts of the login. */
async function openAt(beginning: Beginning) {
  const page = openPortal()
  if (beginning === 'a página é aberta') return page
  await page.isSignedIn()
  if (beginning === 'saiu em outra aba') await page.leaveInAnotherTab()
  else {
    await page.askToLeave()
    await page.press('Sim')
  }
  await page.serverLetsGo()
  return page
}

// LOGIN-02, LOGIN-13
describe.each(BEGINNINGS)('login, %s: every path of the chart, on the rendered portal', (beginning) => {
  const model = models[beginning]

  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = await openAt(beginning)
    let way: Way | null = null
    let failure: unknown
    /** What the server asked for before another try of the start. */
    let wait: 'asked' | 'over' | null = null
    /** In its field; null without one. */
    let appCode: string | null = null
    /** The page of the delay stays while the start is tried again. */
    let isRetry = false
    let left: EndReason = 'elsewhere'
    const seeDelay = () => page.seeHeading('Não foi possível carregar agora')
    const seeLogin = (alert: string | null, news: string | null = null) => {
      page.seeLogin()
      page.seeAlert(alert)
      page.seeNews(news)
      page.seeAddress('/login')
      page.seeAppCode(appCode)
    }

    await path.walk({
      events: {
        'xstate.done.actor.recallSession': ({ output }) => {
          way = output && 'tab'
          return page.tabAnswers(output)
        },
        'xstate.error.actor.recallSession': ({ error }) => page.tabFails(error),
        'code.arrived': ({ code }) => page.codeArrives(code),
        'xstate.done.actor.singleSignOn': ({ output }) => {
          way = 'code'
          return page.codeIsGood(output)
        },
        'xstate.error.actor.singleSignOn': ({ error }) => page.codeIsRefused(error),
        'place.changed': ({ place }) => page.goTo(place.path),
        'cpf.typed': () => {
          appCode = null
          return page.typeCpf('52998224725')
        },
        'password.typed': ({ value }) => page.typePassword(value),
        'appCode.typed': ({ value }) => {
          appCode = value
          return page.typeAppCode(value)
        },
        'login.submitted': () => page.enter(),
        'xstate.done.actor.authenticate': ({ output }) => {
          way = 'password'
          appCode = null
          return page.loginSucceeds(output)
        },
        'xstate.error.actor.authenticate': ({ error }) => {
          failure = error
          if (APP_CODE.has(error)) appCode = ''
          else if (!UNAVAILABLE.has(error)) appCode = null
          return page.loginFails(error)
        },
        'xstate.done.actor.startSession': ({ output }) => page.startSucceeds(output),
        'xstate.error.actor.startSession': ({ error }) => {
          wait = error === cases['o servidor pede 30 segundos no início'].error ? 'asked' : null
          return page.startFails(error)
        },
        'xstate.after.retryAfter.login.delayed': () => {
          wait = 'over'
          return page.wait(30_000)
        },
        'retry.chosen': () => {
          isRetry = true
          return page.press('Tentar novamente')
        },
        'exit.chosen': () => {
          left = 'exit'
          return page.press('Sair')
        },
        'xstate.done.actor.signedInChunk': () => page.chunkArrives(),
        'session.endedElsewhere': () => page.leaveInAnotherTab(),
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
        'loggedOut.appCodeAsked': () => {
          seeLogin(null, required(APP_CODE.get(failure), 'expected line'))
          page.seeFields({ cpf: '529.982.247-25', password: 'segredo' })
        },
        'loggedOut.refused': () =>
          seeLogin(APP_CODE.get(failure) ?? UNAVAILABLE.get(failure) ?? 'Usuário ou senha inválidos'),
        'loggedOut.leftElsewhere': () => {
          seeLogin(null, 'Você saiu em outra aba.')
          page.seeNoProblems()
        },
        'loggedOut.notStarted': () => seeLogin(null, 'Não foi possível iniciar a sessão. Entre novamente.'),
        authenticating: () => {
          page.seeBusy()
          page.seeAddress('/login')
          page.seeLoginAsked('52998224725', 'segredo', appCode)
        },
        starting: () => (isRetry ? seeDelay() : STARTING[required(way, 'expected way')](page)),
        delayed: () => {
          seeDelay()
          page.see(
            wait === null ? 'Serviço indisponível. Tente novamente.' : 'Muitas chamadas em pouco tempo.',
          )
          page.seeNews(wait && WAITING[wait])
          page.seeRetryOff(wait === 'asked')
        },
        loadingPortal: () => (isRetry ? seeDelay() : LOADING[required(way, 'expected way')](page)),
        opened: () => {
          page.seeSignedIn()
          page.seeClock(/^(30|50):00$/)
          page.seeNoDialog()
        },
        ended: () => {
          page.seeArriving()
          page.seeEndAsked(left)
        },
      },
    })
  })
})

test('the code of the app is asked for in the form, which keeps what was typed', async () => {
  const page = openPortal()
  await page.tabAnswers(null)
  await page.typeCpf('52998224725')
  await page.typePassword('segredo')
  page.seeAppCode(null)
  await page.enter()
  await page.loginFails(cases['o servidor pede o código do aplicativo'].error)
  page.seeNews('Digite o código do seu aplicativo.')
  page.seeFocusOn('Código do aplicativo')
  await page.enter()
  page.seeProblemWhereEmpty()
  page.seeAlert('Preencha o CPF, a senha e o código do aplicativo.')
  await page.typeAppCode('654321')
  await page.enter()
  page.seeLoginAsked('52998224725', 'segredo', '654321')
  await page.loginFails(cases['o código do aplicativo não confere'].error)
  page.seeAlert('O código não confere.')
  page.seeFields({ cpf: '529.982.247-25', password: 'segredo' })
  page.seeAppCode('')
  await page.typeAppCode('123456')
  await page.enter()
  await page.loginFails(cases['a conexão cai no login'].error)
  page.seeAppCode('123456')
  await page.enter()
  page.seeLoginAsked('52998224725', 'segredo', '123456')
  await page.loginSucceeds(newSession)
  page.seeAppCode(null)
  page.seeFields({ cpf: '529.982.247-25', password: '' })
})

test.each([
  ['without its leading zero', '5299822472'],
  ['of one digit', '5'],
])('a CPF %s is refused at the field, and makes no call', async (_what, typed) => {
  const page = openPortal()
  await page.tabAnswers(null)
  await page.typeShortCpf(typed)
  await page.typePassword('segredo')
  await page.enter()
  page.seeCpfProblem('Faltam números no CPF.')
  page.seeFocusOn('CPF')
  page.seeNoLoginAsked()
  // Its check digits are wrong, which the login does not look at.
  await page.typeShortCpf('52998224724')
  page.seeCpfProblem(null)
  await page.enter()
  page.seeLoginAsked('52998224724', 'segredo', null)
})

test('the page of a delay stays while a remembered session is tried again', async () => {
  const page = openPortal()
  await page.tabAnswers(rememberedSession)
  await page.startFails(cases['o início não tem resposta'].error)
  page.seeHeading('Não foi possível carregar agora')
  page.seeNews(null)
  await page.press('Tentar novamente')
  page.seeHeading('Não foi possível carregar agora')
  await page.startFails(cases['a sessão não abre'].error)
  page.seeNews('Não foi possível iniciar a sessão. Entre novamente.')
})
