import { showRequest } from '#api/contract/requests.ts'
import { logOut } from '#api/contract/session.ts'
import { isUrlOf } from '../../../tests/e2e/support/call-url.ts'
import { follow } from '../../../tests/e2e/support/follow.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import { fromOtherTab, renewElsewhere } from '../../drivers/other-tab.ts'
import type { Stage } from '../../drivers/stage.ts'
import {
  alertDialog,
  breakRead,
  expireRead,
  leaveForm,
  passUntil,
  resumePage,
  spoilRead,
  typeAnswer,
} from '../../drivers/trouble.ts'
import type { signedIn as model } from './signed-in.models.ts'

type World = Stage & {
  /** What the question before Sair mentions. */
  readonly lost: Set<string>
  path: string | RegExp
  title: string | RegExp
  /** Of the call that failed. */
  callId: string | null
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

const CALL_ID = 'Se falar com o fundo sobre isto, informe este código: '

async function seeFatal({ page, callId }: World, text: string, buttons: readonly string[]) {
  await expect(alertDialog(page)).toContainText(text)
  await expect(alertDialog(page).getByRole('button')).toHaveText(buttons)
  if (callId === null) await expect(alertDialog(page)).not.toContainText('informe este código')
  else await expect(alertDialog(page)).toContainText(`${CALL_ID}${callId}`)
}

async function seeQuestion(world: World) {
  await expect(question(world).getByRole('button')).toHaveText(['Não', 'Sim'])
  for (const text of [ANSWERS, UPLOADS])
    await expect(question(world).getByText(text)).toHaveCount(world.lost.has(text) ? 1 : 0)
}

/** Sair discards what the tab kept, which another end does not (SESSION-29). */
const seeLeaving = (kept: number) => async (world: World) => {
  await expect(world.page.getByText('Carregando…')).toBeVisible()
  await expect(exit(world)).toHaveCount(0)
  const drafts = () =>
    world.page.evaluate(
      (key) => Object.keys(sessionStorage).filter((name) => name === key).length,
      `portal.draft.${marina}.enviado`,
    )
  await expect.poll(drafts).toBe(kept)
}

const LIST = { path: '/', title: 'Meus requerimentos' }
const TYPES = { path: '/tiposreq', title: 'Novo requerimento' }
const VIEW = { path: /\/ver\/102[12]$/, title: /./ }

/** Each read of a request that fails is at the address of another one. */
const troubled =
  (callId: string | null, how: (page: World['page']) => Promise<void>) => async (world: World) => {
    Object.assign(world, VIEW, { callId })
    await how(world.page)
  }

// LOOK-01, LOGIN-19; P-216
export const signedIn: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(marina, {
      [`portal.draft.${marina}.enviado`]: { requestId: 101, protocol: '2026000007' },
    })
    await hold(logOut)
    await page.goto('/')
    await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
    // So that 300 milliseconds pass only when the driver says so.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    return { ...stage, lost: new Set(), callId: null, ...LIST }
  },
  drive: {
    'o portal para': troubled(null, (page) => spoilRead(page)),
    'o portal para, uma resposta não pode ser usada': troubled('2RWH-7K3M-9QXD', (page) =>
      spoilRead(page, '2RWH-7K3M-9QXD'),
    ),
    'o portal para, a sessão expirou': troubled(null, expireRead),
    'o relógio da sessão para': notInBrowser(NO_ERROR),
    'o tempo da sessão acaba': async ({ page }) => {
      // Each wait begins when the one before it ends.
      await page.clock.resume()
      await passUntil(page, 0)
    },
    'uma tela não pôde ser mostrada': notInBrowser(DRAWS),
    'pede os tipos': async (world) => {
      Object.assign(world, TYPES)
      await follow(world.page, '/tiposreq')
    },
    'o portal leva aos tipos': notInBrowser('nenhum diagrama de dentro leva aos tipos de requerimento'),
    'pede o login': async (world) => {
      Object.assign(world, LIST)
      await follow(world.page, '/login')
    },
    [LEAVING]: async (world) => {
      const { page } = world
      Object.assign(world, TYPES)
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
    // A tab that answers late adds its sentence, and one that answers again does not.
    'confirma a saída': async (world) => {
      await world.page.clock.runFor(10_000)
      await holding(UPLOADS, 'uploads')(world)
      await holding(ANSWERS, 'answers')(world)
      await seeQuestion(world)
      await holding(UPLOADS, 'uploads')(world)
      await seeQuestion(world)
      await question(world).getByRole('button', { name: 'Sim' }).click()
    },
    'desiste de sair': (world) => question(world).getByRole('button', { name: 'Não' }).click(),
    'uma chamada é interrompida': troubled('7K3M-9QXD-2RWH', (page) => breakRead(page, '7K3M-9QXD-2RWH')),
    'tenta novamente': async ({ page }) => {
      const isRead = isUrlOf(showRequest)
      const reply = page.waitForResponse((response) => isRead(new URL(response.url())))
      await alertDialog(page).getByRole('button', { name: 'Tentar novamente' }).click()
      await reply
    },
    'clica em OK': ({ page }) => alertDialog(page).getByRole('button', { name: 'OK' }).click(),
    'volta a olhar a página': ({ page }) => resumePage(page),
    'continua conectado em outra aba': ({ page }) => renewElsewhere(page),
  },
  see: {
    working: async (world) => {
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
      await expect(exit(world)).toBeVisible()
      await expect(world.page).toHaveURL(world.path)
      await expect(world.page.getByRole('heading', { level: 1 })).toHaveText(world.title)
      await expect(world.page.locator('[role=timer]')).toHaveText(/\d\d:\d\d$/)
      await expect(world.page.getByText('Ajuda', { exact: true })).toBeVisible()
    },
    'confirmingExit.askingTabs': async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(exit(world)).toBeVisible()
    },
    'confirmingExit.confirming': seeQuestion,
    interrupted: async (world) => {
      await seeFatal(world, 'Ocorreu um problema, o sistema será finalizado.', ['OK', 'Tentar novamente'])
      await expect(alertDialog(world.page)).toContainText(
        'Algo não funcionou. Tente novamente; se não der certo, clique em OK e entre outra vez. O que você preencheu não se perde.',
      )
    },
    exited: seeLeaving(0),
    abandoned: seeLeaving(1),
    expired: (world) => seeFatal(world, 'Sua sessão expirou. Faça um novo login.', ['OK']),
    failed: (world) => seeFatal(world, 'Ocorreu um problema, o sistema será finalizado.', ['OK']),
  },
  ends: {
    'o portal para': { in: 'failed', calls: [] },
    'o portal para, a sessão expirou': { in: 'expired', calls: [] },
    'o portal para, uma resposta não pode ser usada': { in: 'failed', calls: [] },
    'o tempo da sessão acaba': { in: 'expired', calls: [] },
    'pede os tipos': { in: 'working', calls: [] },
    'pede o login': { in: 'working', calls: [] },
    [LEAVING]: { in: 'working', calls: [] },
    'clica em Sair': { in: 'confirmingExit.askingTabs', calls: [] },
    'outra aba tem respostas por gravar': { in: 'confirmingExit.confirming', calls: [] },
    'outra aba tem um envio por terminar': { in: 'confirmingExit.confirming', calls: [] },
    'passam 300 milissegundos': { in: 'confirmingExit.confirming', calls: [] },
    'confirma a saída': { in: 'exited', calls: ['logOut'] },
    'desiste de sair': { in: 'working', calls: [] },
    'uma chamada é interrompida': { in: 'interrupted', calls: [] },
    'tenta novamente': { in: 'working', calls: [] },
    'clica em OK': { in: 'abandoned', calls: ['logOut'] },
  },
}
