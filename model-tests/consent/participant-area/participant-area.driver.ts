import { openParticipantArea } from '#api/contract/participant-area.ts'

import type { participantArea as model } from './participant-area.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import { takePlainPage } from '../../../tests/e2e/support/plain-page.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

type World = Stage & {
  readonly code: HeldCall
  /** How many tabs have to show the area. */
  opened: number
}

const AREA = 'https://area.example.com/'

const button = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Abrir a área do participante em outra aba' })

const areas = ({ page }: Stage) =>
  page
    .context()
    .pages()
    .filter((tab) => tab.url().startsWith(AREA))

/** As a browser that blocks windows, each time that `refusesTab` was set. */
function refuseTabOnce() {
  const open = window.open.bind(window)
  window.open = (...args) => {
    const isRefused = Reflect.get(window, 'refusesTab') === true
    Object.assign(window, { refusesTab: false })
    return isRefused ? null : open(...args)
  }
}

async function seeAreas(world: World) {
  await expect.poll(() => areas(world).length).toBe(world.opened)
}

export const participantArea: Drivers<typeof model, World> = {
  async begin(stage, { visit }) {
    const { page, hold, lendSession } = stage
    await lendSession(helena)
    const code = await hold(openParticipantArea)
    const area = visit === 'o fundo tem a área' ? `${AREA}?codigo={codigo}` : ''
    await takePlainPage(page)
    await page.route('**/config.json', (route) => route.fulfill({ json: { api: '', area } }))
    await page
      .context()
      .route(`${AREA}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Área' }))
    await page.addInitScript(refuseTabOnce)
    await page.goto('/tiposreq')
    await page.getByText('Atualização cadastral', { exact: true }).click()
    return { ...stage, code, opened: 0 }
  },
  drive: {
    'clica em Abrir a área do participante': async (world, next) => {
      if (next === 'o navegador não abre a aba')
        await world.page.evaluate(() => Object.assign(window, { refusesTab: true }))
      await button(world).click()
    },
    'a área abre': async (world) => {
      world.opened += 1
      await world.code.pass()
    },
    // The browser refuses at once, when the button is clicked.
    'o navegador não abre a aba': () => {},
    'a conexão cai': ({ code }) => code.drop(),
    'a sessão expirou': ({ code }) => code.reply(refusal(null), 401),
  },
  see: {
    absent: async (world) => {
      await expect(world.page.getByText('no menu Cadastro/Recadastramento')).toBeVisible()
      await expect(button(world)).toHaveCount(0)
    },
    offered: async (world) => {
      await expect(button(world)).toBeVisible()
      await expect(button(world)).not.toHaveAttribute('aria-busy')
      await seeAreas(world)
    },
    opening: (world, next) =>
      next === 'o navegador não abre a aba'
        ? undefined
        : expect(button(world)).toHaveAttribute('aria-busy', 'true'),
    failed: async (world) => {
      await expect(
        world.page.getByText('Não foi possível abrir a área do participante. Tente novamente.'),
      ).toBeVisible()
      await seeAreas(world)
    },
    escalated: seeExpired,
  },
}
