import { logOut } from '#api/contract/session.ts'
import type { signedIn as model } from './signed-in.models.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { fromOtherTab, renewElsewhere } from '../../drivers/other-tab.ts'
import type { Stage } from '../../drivers/stage.ts'
import {
  alertDialog,
  expireRead,
  interruptRead,
  leaveForm,
  passUntil,
  resumePage,
  spoilRead,
  typeAnswer,
} from '../../drivers/trouble.ts'

type World = Stage & {
  /** What the question before Sair mentions. */
  readonly lost: Set<string>
}

const NO_ERROR = 'nenhuma porta do relógio da sessão falha sem que o diagrama dele trate a falha'
const DRAWS = 'nenhuma tela falha ao ser desenhada'

const ANSWERS = 'Em outra aba há dados que você preencheu e ainda não gravou: eles serão descartados.'
const UPLOADS = 'Em outra aba há um envio de documento que não terminou: ele será interrompido.'
const LEAVING = 'sai de um formulário por gravar'

const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Deseja sair do sistema?' })
const exit = ({ page }: Stage) => page.getByRole('button', { name: 'Sair', includeHidden: true })

const holding = (text: string, holds: 'answers' | 'uploads') => async (world: World) => {
  world.lost.add(text)
  await fromOtherTab(world.page, { kind: 'holding', cpf: marina, holds })
}

async function seeFatal({ page }: Stage, text: string, buttons: readonly string[]) {
  await expect(alertDialog(page)).toContainText(text)
  await expect(alertDialog(page).getByRole('button')).toHaveText(buttons)
}

const seeLeaving = async (world: World) => {
  await expect(world.page.getByText('Carregando…')).toBeVisible()
  await expect(exit(world)).toHaveCount(0)
}

export const signedIn: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(marina)
    await hold(logOut)
    await page.goto('/')
    await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
    // So that 300 milliseconds pass only when the driver says so.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    return { ...stage, lost: new Set() }
  },
  drive: {
    'o portal para': ({ page }) => spoilRead(page),
    'o portal para, uma resposta não pode ser usada': ({ page }) => spoilRead(page),
    'o portal para, a sessão expirou': ({ page }) => expireRead(page),
    'o relógio da sessão para': notInBrowser(NO_ERROR),
    'o tempo da sessão acaba': async ({ page }) => {
      // Each wait begins when the one before it ends.
      await page.clock.resume()
      await passUntil(page, 0)
    },
    'uma tela não pôde ser mostrada': notInBrowser(DRAWS),
    'pede os tipos': ({ page }) => follow(page, '/tiposreq'),
    'o portal leva aos tipos': notInBrowser('nenhum diagrama de dentro leva aos tipos de requerimento'),
    'pede o login': ({ page }) => follow(page, '/login'),
    [LEAVING]: async ({ page }) => {
      if (new URL(page.url()).pathname !== '/requerimento01/novo/1') await typeAnswer(page)
      await leaveForm(page)
    },
    'clica em Sair': async (world, next) => {
      world.lost.clear()
      if (next === LEAVING) await typeAnswer(world.page)
      await exit(world).click()
    },
    'outra aba tem respostas por gravar': holding(ANSWERS, 'answers'),
    'outra aba tem um envio por terminar': holding(UPLOADS, 'uploads'),
    'passam 300 milissegundos': async (world) => {
      await world.page.clock.runFor(299)
      await expect(question(world)).toHaveCount(0)
      await world.page.clock.runFor(1)
    },
    'confirma a saída': (world) => question(world).getByRole('button', { name: 'Sim' }).click(),
    'desiste de sair': (world) => question(world).getByRole('button', { name: 'Não' }).click(),
    'uma chamada é interrompida': ({ page }) => interruptRead(page),
    'tenta novamente': async ({ page }) => {
      await alertDialog(page).getByRole('button', { name: 'Tentar novamente' }).click()
    },
    'clica em OK': ({ page }) => alertDialog(page).getByRole('button', { name: 'OK' }).click(),
    'volta a olhar a página': ({ page }) => resumePage(page),
    'continua conectado em outra aba': ({ page }) => renewElsewhere(page),
  },
  see: {
    working: async (world) => {
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
      await expect(exit(world)).toBeVisible()
    },
    'confirmingExit.askingTabs': async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(exit(world)).toBeVisible()
    },
    'confirmingExit.confirming': async (world) => {
      await expect(question(world).getByRole('button')).toHaveText(['Não', 'Sim'])
      for (const text of [ANSWERS, UPLOADS])
        await expect(question(world).getByText(text)).toHaveCount(world.lost.has(text) ? 1 : 0)
    },
    interrupted: (world) =>
      seeFatal(world, 'Ocorreu um problema, o sistema será finalizado.', ['OK', 'Tentar novamente']),
    exited: seeLeaving,
    abandoned: seeLeaving,
    expired: (world) => seeFatal(world, 'Sua sessão expirou. Faça um novo login.', ['OK']),
    failed: (world) => seeFatal(world, 'Ocorreu um problema, o sistema será finalizado.', ['OK']),
  },
}
