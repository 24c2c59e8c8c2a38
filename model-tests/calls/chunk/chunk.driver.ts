import type { Route } from '@playwright/test'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import { type Drivers, notInBrowser } from '../../drivers/drivers.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { chunk as model } from './chunk.models.ts'

type World = Stage & { readonly waiting: Route[] }

const PATIENCE = 15_000
const CODE = '**/assets/request-types-*.js'

async function openHolding(stage: Stage): Promise<World> {
  const { page } = stage
  const waiting: Route[] = []
  await page.route(CODE, (route) => void waiting.push(route))
  // The reply is awaited, because it would time out when the clock advances.
  const drafts = page.waitForResponse((response) => /\/api\/requerimento\/\d+$/.test(response.url()))
  await page.goto('/tiposreq')
  await (await drafts).finished()
  return { ...stage, waiting }
}

/** The code is loaded by an earlier visit of the screen, and cannot be loaded again. */
async function openAgain(stage: Stage): Promise<World> {
  const { page } = stage
  await page.goto('/tiposreq')
  await page.getByRole('heading', { name: 'Novo requerimento' }).waitFor()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
  await page.route(CODE, (route) => route.abort())
  await page.getByRole('button', { name: 'Novo Requerimento' }).click()
  return { ...stage, waiting: [] }
}

const asked = ({ waiting }: World) => expect.poll(() => waiting.length, { intervals: [20] }).not.toBe(0)

async function end(world: World, how: (route: Route) => Promise<void>) {
  await asked(world)
  for (const route of world.waiting.splice(0)) await how(route)
}

const failure = ({ page }: World) => page.getByRole('heading', { name: 'Não foi possível carregar a página' })

/** Of a page that a reload has to replace. */
const MARK = 'beforeReload'

async function seeLoading(world: World) {
  await asked(world)
  await expect(failure(world)).toHaveCount(0)
  await expect(world.page.getByRole('main').getByText('Carregando…')).toBeVisible()
}

/** The code of the screen with the types of request. */
export const chunk: Drivers<typeof model, World> = {
  async begin(stage, { visit }) {
    await stage.page.clock.install()
    await stage.lendSession(helena)
    return visit === 'já carregada' ? openAgain(stage) : openHolding(stage)
  },
  drive: {
    'a parte chega': (world) => end(world, (route) => route.continue()),
    'a conexão cai': (world) => end(world, (route) => route.abort()),
    // On a busy machine part of them has passed already.
    'passam 15 segundos': ({ page }) => page.clock.runFor(PATIENCE),
    'o navegador não carrega a página': notInBrowser('nenhum navegador recusa carregar a página de novo'),
    'clica em Tentar novamente': async (world) => {
      world.waiting.splice(0)
      await world.page.evaluate((mark) => Object.assign(window, { [mark]: true }), MARK)
      await world.page.getByRole('button', { name: 'Tentar novamente' }).click()
    },
  },
  see: {
    loading: seeLoading,
    failed: async (world) => {
      await expect(failure(world)).toBeVisible()
      await expect(world.page.getByText(/^Verifique a sua conexão e tente novamente\./)).toBeVisible()
      await expect(world.page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
      await expect(world.page.getByText('Carregando…')).toHaveCount(0)
    },
    // The page is loaded from its beginning, and asks for the code again.
    reloading: async (world) => {
      await seeLoading(world)
      expect(await world.page.evaluate((mark) => Reflect.has(window, mark), MARK)).toBe(false)
    },
    loaded: async (world) => {
      await expect(world.page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
      await expect(failure(world)).toHaveCount(0)
    },
  },
  ends: {
    'a parte chega': { in: 'loaded', calls: [] },
    'a conexão cai': { in: 'failed', calls: [] },
    'passam 15 segundos': { in: 'failed', calls: [] },
    'clica em Tentar novamente': { in: 'reloading', calls: [] },
  },
}
