import { openParticipantArea } from '#api/contract/participant-area.ts'
import { listRequests } from '#api/contract/requests.ts'

import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import { takePlainPage } from '../../../tests/e2e/support/plain-page.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { participantArea as model } from './participant-area.models.ts'

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

const NOT_OPENED = 'Não foi possível abrir a área do participante. Tente novamente.'

const problem = ({ page }: Stage) => page.getByRole('alert').filter({ hasText: NOT_OPENED })

/** As a browser that blocks windows, each time that `refusesTab` was set. */
function refuseTabOnce() {
  const open = window.open.bind(window)
  window.open = (...args) => {
    const isRefused = Reflect.get(window, 'refusesTab') === true
    Object.assign(window, { refusesTab: false })
    return isRefused ? null : open(...args)
  }
}

/** No other tab is left open. */
async function seeAreas(world: World) {
  await expect.poll(() => areas(world).length).toBe(world.opened)
  await expect.poll(() => world.page.context().pages().length).toBe(1 + world.opened)
}

async function seeButton(world: World) {
  await expect(world.page.getByRole('row')).toHaveCount(3)
  await expect(button(world)).toHaveCount(1)
  await expect(world.page.getByRole('row').filter({ has: button(world) })).toContainText('2026000014')
  await expect(button(world)).not.toHaveAttribute('aria-busy')
  expect(world.code.waiting()).toBe(0)
  await seeAreas(world)
}

/** A request of type 14 and another, of which only the first has the button (D-47). */
async function openList({ page, hold }: Stage) {
  const list = await hold(listRequests)
  await page.goto('/')
  await list.reply({
    requerimentos: [14, 1].map((typeId) => ({
      id: typeId,
      id_plano: 1,
      id_tipo_requerimento: typeId,
      situacao: 'L',
      protocolo: `20260000${typeId}`,
      tipo_desc: `Tipo ${typeId}`,
      plano_sigla: 'Plano Um',
      data_requerimento: '2026-11-20',
      desc_situacao: '',
      mensagem_fundo: '',
      situacao_desde: '',
    })),
  })
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
    if (visit === 'o fundo tem a área') await openList(stage)
    else {
      await page.goto('/tiposreq')
      await page.getByText('Atualização cadastral', { exact: true }).click()
    }
    return { ...stage, code, opened: 0 }
  },
  drive: {
    'clica em Abrir a área do participante': async (world, next) => {
      if (next === 'o navegador não abre a aba')
        await world.page.evaluate(() => Object.assign(window, { refusesTab: true }))
      await button(world).click()
      // A second click while it opens changes nothing.
      if (next !== 'o navegador não abre a aba') await button(world).click({ force: true })
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
      await seeButton(world)
      await expect(problem(world)).toHaveCount(0)
    },
    opening: async (world, next) => {
      if (next === 'o navegador não abre a aba') return
      await expect(button(world)).toHaveAttribute('aria-busy', 'true')
      await expect(problem(world)).toHaveCount(0)
      await world.code.asked()
      expect(world.code.waiting()).toBe(1)
    },
    failed: async (world) => {
      await expect(problem(world)).toBeVisible()
      await seeButton(world)
    },
    escalated: seeExpired,
  },
  // A click makes the call unless the browser refuses the tab, which no end can tell apart.
  ends: {
    'a área abre': { in: 'offered', calls: [] },
    'o navegador não abre a aba': { in: 'failed', calls: [] },
    'a conexão cai': { in: 'failed', calls: [] },
    'a sessão expirou': { in: 'escalated', calls: [] },
  },
}
