import { listRequests } from '#api/contract/requests.ts'

import type { notices as model } from './notices.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'

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

const seeNotice = async (world: World) => {
  await expect(closeButton(world)).toBeVisible()
  await expect(world.page.getByText(world.text, { exact: true })).toBeVisible()
}

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
    'deixa o aviso': ({ page }) => page.mouse.move(0, 0),
    'fecha o aviso': (world) => closeButton(world).click(),
    'passam 2 segundos': async (world) => {
      await world.page.clock.runFor(1999)
      await seeNotice(world)
      await world.page.clock.runFor(1)
    },
  },
  see: {
    silent: (world) => expect(closeButton(world)).toHaveCount(0),
    showing: seeNotice,
    held: async (world) => {
      await world.page.clock.runFor(2000)
      await seeNotice(world)
    },
  },
  offered: {
    'fecha o aviso': (snapshot) => snapshot.matches('held'),
  },
  unreachable: {
    'notices/showing/notice.dismissed#1':
      'quem fecha um aviso chega antes ao botão, com o ponteiro ou com o foco, e isso o segura',
  },
}
