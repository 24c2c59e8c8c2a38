import { logOut, startSession } from '#api/contract/session.ts'

import type { session as model } from './session.models.ts'
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

type World = Stage & {
  readonly start: HeldCall
  readonly end: HeldCall
  /** The line over the form of the login. */
  news: string | null
  /** A form was left with answers that the tab keeps. */
  isKept: boolean
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

/** The tab deletes what it kept. */
const exited = (news: string | null, how: (world: World) => Promise<unknown>) => async (world: World) => {
  world.isKept = false
  await ended(news, how)(world)
}

async function seeFatal({ page }: Stage, text: string) {
  await expect(alertDialog(page)).toContainText(text)
  await expect(alertDialog(page).getByRole('button')).toHaveText(['OK'])
}

export const session: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold } = stage
    await page.clock.install()
    const [start, end] = [await hold(startSession), await hold(logOut)]
    await page.goto('/login')
    return { ...stage, start, end, news: null, isKept: false }
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
    'não tenta novamente': ended(null, async ({ page }) => {
      await interruptRead(page)
      await alertDialog(page).getByRole('button', { name: 'OK' }).click()
    }),
    'a sessão expira': async (world) => {
      world.news = world.isKept ? KEPT : null
      await passUntil(world.page, 0)
    },
    'uma resposta não pode ser usada': ended(null, ({ page }) => spoilRead(page)),
    'o portal para': notInBrowser(HANDLED),
    'chega com um código': async (world) => {
      world.news = 'Não foi possível iniciar a sessão. Entre novamente.'
      await world.page.goto('/login/CODIGO-1')
    },
    'pede os tipos': ({ page }) => follow(page, '/tiposreq'),
    'sai de um formulário por gravar': async (world) => {
      await typeAnswer(world.page)
      await leaveForm(world.page)
      world.isKept = true
    },
    'outra aba tem respostas por gravar': ({ page }) =>
      fromOtherTab(page, { kind: 'holding', cpf: marina, holds: 'answers' }),
    'sai em outra aba': async (world) => {
      if (await exit(world).isVisible()) {
        world.news = LEFT_ELSEWHERE
        world.isKept = false
      }
      await left(world)
    },
    'volta a olhar a página': ({ page }) => resumePage(page),
    'continua conectado em outra aba': ({ page }) => renewElsewhere(page),
    'clica em OK': ({ page }) => alertDialog(page).getByRole('button', { name: 'OK' }).click(),
    'o servidor se despede': ({ end }) => end.pass(),
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
      await expect(page.getByRole('main').getByRole('status').filter({ hasText: /./ })).toHaveText(
        news === null ? [] : [news],
      )
    },
    loggedIn: async (world) => {
      await expect(exit(world)).toBeVisible()
      await expect(world.page.getByRole('timer')).toContainText(/(?:59|60):\d\d$/)
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
    },
    failed: (world) => seeFatal(world, 'Ocorreu um problema, o sistema será finalizado.'),
    expired: (world) => seeFatal(world, 'Sua sessão expirou. Faça um novo login.'),
    leaving: async (world) => {
      await expect(world.page.getByText('Carregando…')).toBeVisible()
      await expect(exit(world)).toHaveCount(0)
      await world.end.asked()
    },
  },
  offered: {
    // The code is in the URL of a page that is opened.
    'chega com um código': ({ context }) => context.endReason === null,
  },
}
