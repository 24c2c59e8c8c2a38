import { logOut, startSession } from '#api/contract/session.ts'
import { isUrlOf } from '../../../tests/e2e/support/call-url.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { enter, marina } from '../../../tests/e2e/support/people.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import { fromOtherTab, renewElsewhere } from '../../drivers/other-tab.ts'
import type { Stage } from '../../drivers/stage.ts'
import {
  alertDialog,
  interruptRead,
  leaveForm,
  passUntil,
  resumePage,
  spoilRead,
  typeAnswer,
} from '../../drivers/trouble.ts'
import type { session as model } from './session.models.ts'

type World = Stage & {
  readonly start: HeldCall
  readonly end: HeldCall
  /** The line over the form of the login. */
  news: string | null
  /** A form was left with answers that the tab keeps. */
  isKept: boolean
  /** The address of the session, or of the next one. */
  path: string
}

const HANDLED = 'a entrada e o que há dentro do portal tratam os erros das suas partes'
const ALWAYS_ENDS = 'a aba sai seja qual for a resposta do servidor'

const form = ({ page }: Stage) => page.getByRole('button', { name: 'Entrar', exact: true })
const exit = ({ page }: Stage) => page.getByRole('button', { name: 'Sair' })
const left = (world: World) => fromOtherTab(world.page, { kind: 'left', cpf: marina })
const KEPT = 'O que você preencheu está guardado nesta aba. Entre de novo para continuar.'
const LEFT_ELSEWHERE = 'Você saiu em outra aba.'

const ended = (news: string | null, how: (world: World) => Promise<unknown>) => async (world: World) => {
  world.news = news
  await how(world)
}

/** The tab deletes what it kept, and the next session begins at the list. */
const exited = (news: string | null, how: (world: World) => Promise<unknown>) => async (world: World) => {
  world.isKept = false
  world.path = '/'
  await ended(news, how)(world)
}

const HELP = /^Entre com o CPF e a senha da área restrita\./

async function seeFatal({ page }: Stage, text: string) {
  await expect(alertDialog(page)).toContainText(text)
  await expect(alertDialog(page).getByRole('button')).toHaveText(['OK'])
}

// LOOK-02, SESSION-04, SESSION-19, SESSION-29, SESSION-30
export const session: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold } = stage
    await page.clock.install()
    const [start, end] = [await hold(startSession), await hold(logOut)]
    await page.goto('/login')
    return { ...stage, start, end, news: null, isKept: false, path: '/' }
  },
  drive: {
    'a sessão abre': async (world) => {
      await enter(world.page, marina)
      await world.start.pass()
    },
    'a sessão termina em outra aba antes de abrir': exited(LEFT_ELSEWHERE, async (world) => {
      await enter(world.page, marina)
      await world.start.asked()
      await left(world)
      await world.start.reply(refusal(null), 422)
    }),
    'não espera a sessão abrir': exited(null, async (world) => {
      await enter(world.page, marina)
      await world.start.interrupt()
      await world.page.getByRole('button', { name: 'Sair' }).click()
    }),
    'a entrada para': notInBrowser(HANDLED),
    'sai pelo botão': exited(null, async ({ page }) => {
      await page.getByRole('button', { name: 'Sair' }).click()
      await page.getByRole('button', { name: 'Sim' }).click()
    }),
    'não tenta novamente': ended(null, async (world) => {
      const { page } = world
      await interruptRead(page)
      world.path = world.path === '/ver/1021' ? '/ver/1022' : '/ver/1021'
      await alertDialog(page).getByRole('button', { name: 'OK' }).click()
    }),
    'a sessão expira': async (world) => {
      world.news = world.isKept ? KEPT : null
      await passUntil(world.page, 0)
    },
    // A screen that fails would fail again.
    'uma resposta não pode ser usada': ended(null, async (world) => {
      world.path = '/'
      await spoilRead(world.page)
    }),
    'o portal para': notInBrowser(HANDLED),
    'chega com um código': async (world) => {
      world.news = 'Não foi possível iniciar a sessão. Entre novamente.'
      await world.page.goto('/login/CODIGO-1')
    },
    'pede os tipos': async (world) => {
      // While the session is left, the address is not kept.
      if (world.end.waiting() === 0) world.path = '/tiposreq'
      await follow(world.page, '/tiposreq')
    },
    'sai de um formulário por gravar': async (world) => {
      await typeAnswer(world.page)
      await leaveForm(world.page)
      world.isKept = true
      world.path = '/tiposreq'
    },
    'outra aba tem respostas por gravar': ({ page }) =>
      fromOtherTab(page, { kind: 'holding', cpf: marina, holds: 'answers' }),
    'sai em outra aba': async (world) => {
      if (await exit(world).isVisible()) {
        world.news = LEFT_ELSEWHERE
        world.isKept = false
        world.path = '/'
      }
      await left(world)
    },
    'volta a olhar a página': ({ page }) => resumePage(page),
    'continua conectado em outra aba': ({ page }) => renewElsewhere(page),
    'clica em OK': ({ page }) => alertDialog(page).getByRole('button', { name: 'OK' }).click(),
    'o servidor se despede': async ({ page, end }) => {
      const isEnd = isUrlOf(logOut)
      const reply = page.waitForResponse((response) => isEnd(new URL(response.url())))
      await end.pass()
      expect((await reply).status()).toBe(200)
    },
    'o servidor não se despede': notInBrowser(ALWAYS_ENDS),
    'passam 2 segundos sem resposta': async ({ page, end }) => {
      await end.asked()
      await page.clock.fastForward(2000)
      await end.drop()
    },
  },
  see: {
    entering: async (world) => {
      const { page, news } = world
      await expect(form(world)).toBeVisible()
      await expect(page).toHaveURL('/login')
      await expect(page.getByLabel('CPF')).toHaveValue('')
      await expect(page.getByRole('timer')).toHaveCount(0)
      await expect(page.getByText(HELP)).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toContainText('Atendimento: ')
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText(
        news === null ? [] : [news],
      )
    },
    loggedIn: async (world) => {
      await expect(exit(world)).toBeVisible()
      await expect(world.page.getByRole('timer')).toContainText(/(?:59|60):\d\d$/)
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
      await expect(world.page).toHaveURL(world.path)
      await expect(world.page.getByText(HELP)).toHaveCount(0)
    },
    failed: (world) => seeFatal(world, 'Ocorreu um problema, o sistema será finalizado.'),
    expired: (world) => seeFatal(world, 'Sua sessão expirou. Faça um novo login.'),
    leaving: async (world) => {
      await expect(world.page.getByText('Carregando…')).toBeVisible()
      await expect(exit(world)).toHaveCount(0)
      await world.end.asked()
    },
  },
  ends: {
    'a sessão abre': { in: 'loggedIn', calls: ['authenticate'] },
    'a sessão termina em outra aba antes de abrir': { in: 'leaving', calls: ['authenticate', 'logOut'] },
    'não espera a sessão abrir': { in: 'leaving', calls: ['authenticate', 'logOut'] },
    'sai pelo botão': { in: 'leaving', calls: ['logOut'] },
    'não tenta novamente': { in: 'leaving', calls: ['logOut'] },
    'a sessão expira': { in: 'expired', calls: [] },
    'uma resposta não pode ser usada': { in: 'failed', calls: [] },
    'chega com um código': { in: 'entering', calls: ['singleSignOn'] },
    'pede os tipos': {
      from: {
        entering: { in: 'entering', calls: [] },
        loggedIn: { in: 'loggedIn', calls: [] },
        leaving: { in: 'leaving', calls: [] },
      },
    },
    'sai de um formulário por gravar': { in: 'loggedIn', calls: [] },
    'sai em outra aba': {
      from: { entering: { in: 'entering', calls: [] }, loggedIn: { in: 'leaving', calls: ['logOut'] } },
    },
    'clica em OK': { in: 'leaving', calls: ['logOut'], from: ['expired', 'failed'] },
    'o servidor se despede': { in: 'entering', calls: [] },
    'passam 2 segundos sem resposta': { in: 'entering', calls: [] },
  },
  offered: {
    // The code is in the URL of a page that is opened.
    'chega com um código': ({ context }) => context.endReason === null,
  },
}
