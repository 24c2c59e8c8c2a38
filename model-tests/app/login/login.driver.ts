import { authenticate, singleSignOn, startSession, startSessionByToken } from '#api/contract/session.ts'
import { isUrlOf } from '../../../tests/e2e/support/call-url.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { takePlainPage } from '../../../tests/e2e/support/plain-page.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { notInBrowser } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import { fromOtherTab } from '../../drivers/other-tab.ts'
import { newSession, type Stage } from '../../drivers/stage.ts'
import { noteWrites } from '../../drivers/writes.ts'
import type { logins } from './login.models.ts'

type Way = 'password' | 'tab' | 'code'

type World = Stage & {
  readonly config: HeldCall
  readonly login: HeldCall
  readonly code: HeldCall
  readonly starts: Readonly<Record<Way, HeldCall>>
  readonly portal: HeldCall
  /** The bodies of the logins. */
  readonly sent: unknown[]
  readonly typed: { cpf: string; password: string; appCode: string | null }
  way: Way
  /** The line over the form after a login that failed. */
  refusal: string
  /** The line of a start that is delayed, and what is said about the time until another try. */
  delay: { readonly message: string; readonly wait: string | null }
  /** What the login says after a session that ended before it began. */
  end: string | null
  /** What the server says about the code of the app; null before. */
  ofAppCode: string | null
}

const enter = ({ page }: Stage) => page.getByRole('button', { name: 'Entrar', exact: true })
const password = ({ page }: Stage) => page.getByLabel('Senha', { exact: true })
const announced = ({ page }: Stage, role: 'alert' | 'status') =>
  page.locator(`[role=${role}]`).filter({ hasText: /./ })

const leftElsewhere = ({ page }: Stage) => fromOtherTab(page, { kind: 'left', cpf: marina })

/** Timers would limit how long the configuration and the code of the portal can be held. */
async function stopClock({ page }: Stage) {
  await page.clock.install({ time: Date.now() })
  await page.clock.pauseAt(Date.now() + 1000)
}

async function leave({ page }: Stage) {
  await page.getByRole('button', { name: 'Sair' }).click()
  await page.getByRole('button', { name: 'Sim' }).click()
}

/** The button leads to the page about passwords, and Back to the login (LOGIN-17). */
async function lookAtHelp(world: Stage) {
  const { page } = world
  await page.getByRole('button', { name: 'Não tem senha? clique aqui!' }).click()
  await expect(page).toHaveURL('/naotemsenha')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não tem senha?')
  await page.goBack()
  await enter(world).waitFor()
}

async function holdEverything(stage: Stage): Promise<World> {
  const { hold, page } = stage
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (isUrlOf(authenticate)(new URL(request.url()))) sent.push(request.postDataJSON())
  })
  const byCpf = await hold(startSession)
  return {
    ...stage,
    config: await hold({ method: 'GET', path: '/config.json' }),
    login: await hold(authenticate),
    code: await hold(singleSignOn),
    starts: { password: byCpf, tab: byCpf, code: await hold(startSessionByToken) },
    portal: await hold({ method: 'GET', path: '/assets/signed-in-:hash' }),
    sent,
    typed: { cpf: '', password: '', appCode: null },
    way: 'password',
    refusal: '',
    delay: { message: '', wait: null },
    end: null,
    ofAppCode: null,
  }
}

/** The login after a session of this tab. */
async function beginAfterSession(stage: Stage, end: (stage: Stage) => Promise<unknown>): Promise<World> {
  const { page } = stage
  await stage.lendSession(marina)
  await page.goto('/')
  await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
  await end(stage)
  await enter(stage).waitFor()
  return holdEverything(stage)
}

async function seeLogin(world: World, alert: string | null, news: string | null) {
  await expect(enter(world)).toBeVisible()
  await expect(enter(world)).not.toHaveAttribute('aria-busy')
  await expect(world.page).toHaveURL('/login')
  await expect(world.page).toHaveTitle(
    `${alert === null ? '' : 'Erro: '}Portal do participante · Fundação Horizonte`,
  )
  await expect(announced(world, 'alert')).toHaveText(alert === null ? [] : [alert])
  await expect(announced(world, 'status')).toHaveText(news === null ? [] : [news])
  await expect(world.page.getByLabel('CPF')).toHaveValue(world.typed.cpf)
  await expect(password(world)).toHaveValue(world.typed.password)
  expect(world.login.waiting()).toBe(0)
  const code = world.typed.appCode
  if (code === null) await expect(appCode(world)).toHaveCount(0)
  else await expect(appCode(world)).toHaveValue(code)
}

const seeProblems = async (world: World, problems: { readonly cpf: string; readonly password: string }) => {
  await expect(world.page.getByLabel('CPF')).toHaveAccessibleDescription(problems.cpf)
  await expect(password(world)).toHaveAccessibleDescription(problems.password)
}

const seeArriving = async (world: World) => {
  // The text of the page, until a screen is drawn, or that of the screen.
  await expect(world.page.getByText('Carregando…').filter({ visible: true })).toBeVisible()
  await expect(enter(world)).toHaveCount(0)
}

const again = ({ page }: Stage) => page.getByRole('button', { name: 'Tentar novamente' })

const seeDelay = ({ page }: Stage) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText('Não foi possível carregar agora')

/** The form or the page of a delay while it waits, or the page of a session that begins without them. */
async function seeEntering(world: World) {
  if (world.delay.message !== '') {
    await seeDelay(world)
    await expect(again(world)).toHaveAttribute('aria-busy', 'true')
  } else if (world.way === 'password') {
    await expect(enter(world)).toHaveAttribute('aria-busy', 'true')
    await expect(world.page.getByLabel('CPF')).toHaveValue('529.982.247-25')
    await expect(password(world)).toHaveValue('')
  } else await seeArriving(world)
}

/** The field that is missing first; null if none is. */
function missingIn(world: World) {
  const { cpf, password: secret, appCode: code } = world.typed
  if (cpf === '') return world.page.getByLabel('CPF')
  if (secret === '') return password(world)
  return code === '' ? appCode(world) : null
}

/** The form of another login is empty. */
const left = (world: World, end: string | null) => {
  world.end = end
  Object.assign(world.typed, { cpf: '', password: '', appCode: null })
}

const appCode = ({ page }: Stage) => page.getByLabel('Código do aplicativo')

/** The password was right, and stays. */
const aboutAppCode = (message: string, status: number) => async (world: World) => {
  world.ofAppCode = message
  world.refusal = message
  world.typed.appCode = ''
  await world.login.reply({ ...refusal(message), erros: [{ campo: 'codigo', mensagem: message }] }, status)
}

const answered = (alert: string, how: (login: HeldCall) => Promise<void>) => (world: World) => {
  world.refusal = alert
  return how(world.login)
}

// LOGIN-02, LOGIN-13, LOGIN-22, SESSION-29; D-01, D-03, D-04, D-06, D-17
export const login: Drivers<(typeof logins)['a página é aberta'], World> = {
  async begin(stage, { visit, cases }) {
    if (visit === 'saiu nesta aba') return beginAfterSession(stage, leave)
    if (visit === 'saiu em outra aba') return beginAfterSession(stage, leftElsewhere)
    const isRemembered = cases.includes('a aba do navegador ainda guarda uma sessão')
    // An expired session is remembered until the server's time is known.
    const expired = { ...(await newSession(stage.serverUrl, marina)), deadline: 0 }
    await stage.lendSession(marina, isRemembered ? {} : { 'portal.session': expired })
    await takePlainPage(stage.page)
    await stopClock(stage)
    const world = await holdEverything(stage)
    await stage.page.goto('/login')
    await world.config.asked()
    return world
  },
  drive: {
    'a aba não lembra sessão': async (world) => {
      await world.config.pass()
      await lookAtHelp(world)
    },
    'a aba do navegador ainda guarda uma sessão': async (world) => {
      world.way = 'tab'
      await world.config.pass()
    },
    'a aba não responde': notInBrowser('o que a aba não consegue ler vale como nada guardado'),
    // The two calls may overtake each other.
    'chega com um código': async ({ page, config }) => {
      const writes = noteWrites(page)
      await page.goto('/login/CODIGO-1')
      await config.pass()
      await expect.poll(() => [...writes].sort()).toEqual(['logOut', 'singleSignOn'])
    },
    'o código vale': async (world) => {
      world.way = 'code'
      const { token } = await newSession(world.serverUrl, marina)
      await world.code.reply({ original: token, expira_em: 3600 })
    },
    'o código não vale': ({ code }) => code.reply(refusal(null), 401),
    'pede os tipos': ({ page }) => follow(page, '/tiposreq'),
    'pede o login': ({ page }) => follow(page, '/login'),
    'digita o CPF': async ({ page, typed }) => {
      typed.cpf = '529.982.247-25'
      typed.appCode = null
      await page.getByLabel('CPF').fill('52998224725')
    },
    'digita a senha': async (world) => {
      world.typed.password = '20262026'
      await password(world).fill('20262026')
    },
    'digita o código do aplicativo': async (world) => {
      world.typed.appCode = '123456'
      await appCode(world).fill('123456')
    },
    'clica em Entrar': async (world) => {
      await enter(world).click()
      const missing = missingIn(world)
      if (missing) await expect(missing).toBeFocused()
    },
    'CPF e senha conferem': async (world) => {
      Object.assign(world, { way: 'password' })
      Object.assign(world.typed, { password: '', appCode: null })
      await world.login.pass()
    },
    'a senha não confere': async (world) => {
      Object.assign(world.typed, { password: '', appCode: null })
      world.ofAppCode = null
      world.refusal = 'Usuário ou senha inválidosConfira o CPF e a senha.'
      await world.login.reply(refusal(null), 401)
    },
    'o servidor pede o código do aplicativo': async (world) => {
      await aboutAppCode('Digite o código do seu aplicativo.', 422)(world)
      await expect(appCode(world)).toBeFocused()
    },
    'o código do aplicativo não confere': aboutAppCode('O código não confere.', 401),
    'a conexão cai no login': answered('Serviço indisponível. Tente novamente.', (call) => call.drop()),
    'há tentativas demais': answered('Muitas tentativas. Tente novamente em 15 minutos.', (call) =>
      call.reply(refusal('Muitas tentativas. Tente novamente em 15 minutos.'), 429),
    ),
    'a sessão abre': ({ starts, way }) => starts[way].pass(),
    'a sessão não abre': ({ starts, way }) => starts[way].reply(refusal(null), 422),
    'o início não tem resposta': async (world) => {
      world.delay = { message: 'Serviço indisponível. Tente novamente.', wait: null }
      await world.starts[world.way].interrupt()
    },
    'o servidor pede 30 segundos no início': async (world) => {
      world.delay = {
        message: 'Muitas chamadas em pouco tempo.',
        wait: 'Aguarde 30 segundos para tentar novamente.',
      }
      await world.starts[world.way].answer((route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': '30' },
          json: refusal('Muitas chamadas em pouco tempo.'),
        }),
      )
    },
    'passam os 30 segundos': async (world) => {
      world.delay = { ...world.delay, wait: 'Você já pode tentar novamente.' }
      await world.page.clock.runFor(29_999)
      await expect(again(world)).toBeDisabled()
      await world.page.clock.runFor(1)
    },
    'clica em Tentar novamente': (world) => again(world).click(),
    'sai sem esperar': async (world) => {
      left(world, null)
      await world.page.getByRole('button', { name: 'Sair' }).click()
    },
    'o portal é carregado': ({ portal }) => portal.pass(),
    'sai em outra aba': (world) => {
      left(world, 'Você saiu em outra aba.')
      return leftElsewhere(world)
    },
  },
  see: {
    restoring: async (world) => {
      await seeArriving(world)
      await world.config.asked()
    },
    signingOn: async (world) => {
      await seeArriving(world)
      expect(world.config.waiting()).toBe(0)
      await world.code.asked()
    },
    'loggedOut.waiting': async (world) => {
      await seeLogin(world, null, null)
      await seeProblems(world, { cpf: '', password: '' })
    },
    'loggedOut.incomplete': async (world) => {
      const problemOf = (value: string) => (value === '' ? 'Obrigatório!' : '')
      const { cpf, password: secret, appCode: code } = world.typed
      await seeProblems(world, { cpf: problemOf(cpf), password: problemOf(secret) })
      if (code !== null) await expect(appCode(world)).toHaveAccessibleDescription(problemOf(code))
      const isMissing = cpf === '' || secret === '' || code === ''
      const all =
        code === null ? 'Preencha o CPF e a senha.' : 'Preencha o CPF, a senha e o código do aplicativo.'
      await seeLogin(world, isMissing ? all : null, null)
    },
    'loggedOut.appCodeAsked': async (world) => {
      await seeLogin(world, null, world.ofAppCode)
      await expect(password(world)).toHaveValue('20262026')
    },
    'loggedOut.refused': (world) => seeLogin(world, world.refusal, null),
    'loggedOut.notStarted': (world) =>
      seeLogin(world, null, 'Não foi possível iniciar a sessão. Entre novamente.'),
    'loggedOut.leftElsewhere': (world) => seeLogin(world, null, 'Você saiu em outra aba.'),
    authenticating: async (world) => {
      await expect(enter(world)).toHaveAttribute('aria-busy', 'true')
      await expect(world.page).toHaveURL('/login')
      await world.login.asked()
      const code = world.typed.appCode
      expect(world.sent.at(-1)).toEqual({
        cpf: '52998224725',
        senha: '20262026',
        ...(code !== null && { codigo: code }),
      })
    },
    starting: async (world) => {
      await seeEntering(world)
      await world.starts[world.way].asked()
    },
    delayed: async (world) => {
      const { page, delay } = world
      await seeDelay(world)
      await expect(page.getByText(delay.message)).toBeVisible()
      if (delay.wait !== null) await expect(page.getByText(delay.wait)).toBeVisible()
      if (delay.wait === null) await expect(page.getByText('Você já pode tentar novamente.')).toHaveCount(0)
      const isOff = delay.wait?.startsWith('Aguarde') ?? false
      await (isOff ? expect(again(world)).toBeDisabled() : expect(again(world)).toBeEnabled())
    },
    loadingPortal: async (world) => {
      await seeEntering(world)
      await world.portal.asked()
      // The code of the portal may be asked for before the session has started.
      await expect(world.page).toHaveURL(/\/(?:tiposreq)?$/)
      for (const start of Object.values(world.starts)) expect(start.waiting()).toBe(0)
    },
    opened: async (world) => {
      await expect(world.page.getByRole('button', { name: 'Sair' })).toBeVisible()
      await expect(world.page.locator('[role=timer]')).toHaveText(/(?:59|60):\d\d$/)
      await expect(enter(world)).toHaveCount(0)
    },
    ended: (world) => seeLogin(world, null, world.end),
  },
  ends: {
    'a aba não lembra sessão': { in: 'loggedOut.waiting', calls: [] },
    'a aba do navegador ainda guarda uma sessão': { in: 'starting', calls: [] },
    'o código vale': { in: 'starting', calls: [] },
    'o código não vale': { in: 'loggedOut.notStarted', calls: [] },
    'CPF e senha conferem': { in: 'starting', calls: [] },
    'a senha não confere': { in: 'loggedOut.refused', calls: [] },
    'o servidor pede o código do aplicativo': { in: 'loggedOut.appCodeAsked', calls: [] },
    'o código do aplicativo não confere': { in: 'loggedOut.refused', calls: [] },
    'a conexão cai no login': { in: 'loggedOut.refused', calls: [] },
    'há tentativas demais': { in: 'loggedOut.refused', calls: [] },
    'a sessão abre': { in: 'loadingPortal', calls: [] },
    'a sessão não abre': { in: 'loggedOut.notStarted', calls: ['logOut'] },
    'o início não tem resposta': { in: 'delayed', calls: [] },
    'o servidor pede 30 segundos no início': { in: 'delayed', calls: [] },
    'passam os 30 segundos': { in: 'delayed', calls: [] },
    'clica em Tentar novamente': { in: 'starting', calls: [] },
    'sai sem esperar': { in: 'ended', calls: ['logOut'] },
    'o portal é carregado': { in: 'opened', calls: [] },
    'sai em outra aba': { in: 'ended', calls: ['logOut'], from: ['starting', 'delayed', 'loadingPortal'] },
  },
  offered: {
    // Without the CPF the tab does not know whether the other one had the same session.
    'sai em outra aba': ({ context }) => context.session?.cpf !== null,
  },
}
