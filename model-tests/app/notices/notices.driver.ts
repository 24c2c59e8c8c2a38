import { listRequests } from '#api/contract/requests.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { notices as model } from './notices.models.ts'

type World = Stage & { text: string }

const SUCCESS = 'Protocolo copiado.'
const ERROR = 'Não foi possível copiar. Selecione o número do protocolo e copie.'

const copyButton = ({ page }: Stage) => page.getByRole('button', { name: 'Copiar o protocolo' })
const closeButton = ({ page }: Stage) => page.getByRole('button', { name: 'Fechar aviso' })

/** Copies a protocol, which the browser allows or not. By keyboard: the pointer would be on the notice. */
const copying = (text: string, isAllowed: boolean) => async (world: World) => {
  world.text = text
  await world.page.evaluate((allowed) => {
    const writeText = () => (allowed ? Promise.resolve() : Promise.reject(new Error('not allowed')))
    Object.assign(navigator.clipboard, { writeText })
  }, isAllowed)
  await copyButton(world).press('Enter')
}

/** An error is announced at once, a success in a pause. */
const region = ({ page, text }: World) =>
  page.getByRole(text === ERROR ? 'alert' : 'status').filter({ hasText: text })

const seeNotice = async (world: World) => {
  await expect(region(world).filter({ has: closeButton(world) })).toHaveText(world.text)
  for (const text of [SUCCESS, ERROR])
    await expect(world.page.getByText(text, { exact: true })).toHaveCount(text === world.text ? 1 : 0)
}

// LIST-09, LOOK-08, MESSAGES-05, MESSAGES-07, MESSAGES-08
export const notices: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await lendSession(marina, {
      [`portal.draft.${marina}.enviado`]: { requestId: 101, protocol: '2026000007' },
    })
    // Notices are shown for seconds that only the driver lets pass.
    await page.clock.install()
    await hold(listRequests)
    await page.goto('/')
    await copyButton(stage).waitFor()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    return { ...stage, text: '' }
  },
  drive: {
    'chega um aviso de sucesso': copying(SUCCESS, true),
    'chega um aviso de erro': copying(ERROR, false),
    'olha o aviso': ({ page, text }) => page.getByText(text, { exact: true }).hover(),
    // With the pointer, and after almost two seconds again by keyboard.
    'deixa o aviso': async (world) => {
      const { clock, mouse } = world.page
      await mouse.move(0, 0)
      await clock.runFor(1999)
      await closeButton(world).focus()
      await clock.runFor(2000)
      await seeNotice(world)
      await copyButton(world).focus()
    },
    'fecha o aviso': (world) => closeButton(world).click(),
    'passam 2 segundos': async (world) => {
      await world.page.clock.runFor(1999)
      await seeNotice(world)
      await world.page.clock.runFor(1)
    },
  },
  see: {
    // The last text stays for screen readers.
    silent: async (world) => {
      await expect(closeButton(world)).toHaveCount(0)
      if (world.text !== '') await expect(region(world)).toHaveText(world.text)
    },
    showing: seeNotice,
    held: async (world) => {
      await world.page.clock.runFor(2000)
      await seeNotice(world)
    },
  },
  ends: {
    'chega um aviso de sucesso': { in: 'showing', calls: [] },
    'chega um aviso de erro': { in: 'showing', calls: [] },
    'olha o aviso': { in: 'held', calls: [] },
    'deixa o aviso': { in: 'showing', calls: [] },
    'fecha o aviso': { in: 'silent', calls: [] },
    'passam 2 segundos': { in: 'silent', calls: [] },
  },
  offered: {
    'fecha o aviso': (snapshot) => snapshot.matches('held'),
  },
  unreachable: {
    'notices/showing/notice.dismissed#1':
      'quem fecha um aviso chega antes ao botão, com o ponteiro ou com o foco, e isso o segura',
  },
}
