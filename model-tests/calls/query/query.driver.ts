import type { Route } from '@playwright/test'
import { showRequest } from '#api/contract/requests.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import { alertDialog, EXPIRED, FATAL, seeAlert } from '../../drivers/trouble.ts'
import type { query as model } from './query.models.ts'

type World = Stage & {
  readonly read: HeldCall
  /** What the page says of a refusal, and of a failure that ends the session. */
  said: string
  /** The description of the retry button. */
  described: string
}

const title = ({ page }: Stage) => page.getByRole('heading', { level: 1 })
const retry = ({ page }: Stage) => page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })

const refuse = (status: number, message: string | null, said: string) => (world: World) => {
  Object.assign(world, { said, described: '' })
  return world.read.reply(refusal(message), status)
}

const askToWait = (route: Route, status: number, message: string) =>
  route.fulfill({ status, headers: { 'retry-after': '90' }, json: refusal(message) })

async function seeRefused(world: World) {
  await expect(title(world)).toHaveText('Não foi possível carregar agora')
  await expect(world.page.getByRole('main').getByRole('alert')).toHaveText(world.said)
}

/** The read of a request that is shown. */
export const query: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(marina)
    const read = await hold(showRequest)
    await page.goto('/ver/1021')
    return { ...stage, read, said: '', described: '' }
  },
  drive: {
    'a resposta chega': ({ read }) => read.pass(),
    'o servidor responde 404': ({ read }) => read.reply(refusal('Não encontrado.'), 404),
    'o servidor responde 404 e pede 90 segundos': ({ read }) =>
      read.answer((route) => askToWait(route, 404, 'Não encontrado.')),
    'o servidor recusa': refuse(403, 'O requerimento está bloqueado.', 'O requerimento está bloqueado.'),
    'o servidor recusa sem dizer por quê': refuse(
      422,
      null,
      'O servidor não atendeu ao pedido. Tente novamente em instantes.',
    ),
    'o servidor pede 90 segundos': async (world) => {
      world.said = 'Muitas chamadas em pouco tempo.'
      await world.read.answer((route) => askToWait(route, 429, world.said))
    },
    'passam os 90 segundos': async (world) => {
      // On a busy machine some seconds have passed already.
      await world.page.clock.runFor(70_000)
      await expect(retry(world)).toHaveAttribute('aria-disabled', 'true')
      await world.page.clock.runFor(20_000)
      world.described = 'Você já pode tentar novamente.'
    },
    'a conexão cai': ({ read }) => read.interrupt(),
    'a sessão expira': async (world) => {
      world.said = EXPIRED
      await world.read.reply(refusal('Não autorizado.'), 401)
    },
    'a resposta foge do contrato': async (world) => {
      world.said = FATAL
      await world.read.reply({ codigo: 'ok' })
    },
    'tenta novamente no aviso': ({ page }) =>
      alertDialog(page).getByRole('button', { name: 'Tentar novamente' }).click(),
    'clica em Tentar novamente': (world) => retry(world).click(),
  },
  see: {
    calling: async (world) => {
      await expect(world.page.getByText('Carregando o requerimento')).toBeAttached()
      await expect(retry(world)).toHaveCount(0)
      await world.read.asked()
    },
    interrupted: ({ page }) => seeAlert(page, FATAL, ['OK', 'Tentar novamente']),
    limited: async (world) => {
      await seeRefused(world)
      await expect(world.page.getByText('Aguarde 2 minutos para tentar novamente.')).toBeVisible()
      await expect(retry(world)).toHaveAttribute('aria-disabled', 'true')
      await expect(retry(world)).toHaveAccessibleDescription('Aguarde 2 minutos para tentar novamente.')
      await retry(world).click({ force: true })
      await seeRefused(world)
      expect(world.read.waiting()).toBe(0)
    },
    refused: async (world) => {
      await seeRefused(world)
      await expect(retry(world)).not.toHaveAttribute('aria-disabled', 'true')
      await expect(retry(world)).toHaveAccessibleDescription(world.described)
      // Nothing is loaded without a click.
      expect(world.read.waiting()).toBe(0)
    },
    loaded: async (world) => {
      await expect(title(world)).not.toHaveText('Não foi possível carregar agora')
      await expect(world.page.getByRole('tab', { name: 'Resumo' })).toBeVisible()
    },
    notFound: (world) => expect(title(world)).toHaveText('Requerimento não encontrado'),
    escalated: ({ page, said }) => seeAlert(page, said, ['OK']),
  },
  ends: {
    'a resposta chega': { in: 'loaded', calls: [] },
    'o servidor responde 404': { in: 'notFound', calls: [] },
    'o servidor responde 404 e pede 90 segundos': { in: 'notFound', calls: [] },
    'o servidor recusa': { in: 'refused', calls: [] },
    'o servidor recusa sem dizer por quê': { in: 'refused', calls: [] },
    'o servidor pede 90 segundos': { in: 'limited', calls: [] },
    'passam os 90 segundos': { in: 'refused', calls: [] },
    'a conexão cai': { in: 'interrupted', calls: [] },
    'a sessão expira': { in: 'escalated', calls: [] },
    'a resposta foge do contrato': { in: 'escalated', calls: [] },
    'tenta novamente no aviso': { in: 'calling', calls: [] },
    'clica em Tentar novamente': { in: 'calling', calls: [] },
  },
}
