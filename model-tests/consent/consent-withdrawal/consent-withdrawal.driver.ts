import { checkConsent, withdrawConsent } from '#api/contract/consent.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { consentWithdrawal as model } from './consent-withdrawal.models.ts'

type World = Stage & { readonly withdrawal: HeldCall; readonly check: HeldCall }

const WITHDRAWN = 'Autorização retirada.'

const wanted = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Retirar a autorização de uso dos documentos' })
const question = ({ page }: Stage) => page.getByRole('alertdialog', { name: 'Deseja retirar a autorização?' })
const confirm = (stage: Stage) =>
  question(stage).getByRole('button', { name: 'Retirar a autorização', exact: true })

async function seeQuestion(world: World, alert: string | null) {
  await expect(question(world)).toContainText(
    'Sem a autorização você não acompanha requerimentos, não envia, não corrige e não abre documentos no portal até autorizar de novo.',
  )
  await expect(question(world)).toContainText('Os requerimentos já enviados continuam em análise')
  await expect(question(world).getByRole('alert').filter({ hasText: /./ })).toHaveText(
    alert === null ? [] : [alert],
  )
}

async function seeWaiting(world: World, alert: string | null) {
  await seeQuestion(world, alert)
  await expect(confirm(world)).not.toHaveAttribute('aria-busy')
  expect(world.withdrawal.waiting()).toBe(0)
}

export const consentWithdrawal: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await lendSession(marina)
    const withdrawal = await hold(withdrawConsent)
    await page.goto('/')
    await page.getByRole('table', { name: 'Meus requerimentos' }).waitFor()
    return { ...stage, withdrawal, check: await hold(checkConsent) }
  },
  drive: {
    'clica em Retirar a autorização': (world) => wanted(world).click(),
    'confirma a retirada': async (world) => {
      await confirm(world).click()
      // A second click changes nothing.
      await confirm(world).click({ force: true })
    },
    'desiste de retirar': (world) => question(world).getByRole('button', { name: 'Não retirar' }).click(),
    // The server keeps the consent, so that other paths of this person begin with it.
    'a retirada dá certo': async ({ withdrawal, check }) => {
      await withdrawal.reply({ codigo: 'ok' })
      await check.reply({ codigo: 'nao' })
    },
    'a retirada é recusada': ({ withdrawal }) => withdrawal.reply(refusal(null), 429),
  },
  see: {
    idle: async (world) => {
      await expect(question(world)).toHaveCount(0)
      await expect(wanted(world)).toBeVisible()
      await expect(world.page.getByText(WITHDRAWN)).toHaveCount(0)
      expect(world.withdrawal.waiting()).toBe(0)
    },
    confirming: (world) => seeWaiting(world, null),
    withdrawing: async (world) => {
      await seeQuestion(world, null)
      await expect(confirm(world)).toHaveAttribute('aria-busy', 'true')
      await world.withdrawal.asked()
      expect(world.withdrawal.waiting()).toBe(1)
    },
    refused: (world) => seeWaiting(world, 'Não foi possível retirar a autorização. Tente novamente.'),
    withdrawn: async (world) => {
      const { page } = world
      await expect(question(world)).toHaveCount(0)
      await expect(page.getByText(WITHDRAWN)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Autorização', exact: true })).toBeVisible()
      await expect(page.getByRole('table')).toHaveCount(0)
    },
  },
  ends: {
    'clica em Retirar a autorização': { in: 'confirming', calls: [] },
    'confirma a retirada': {
      in: 'withdrawing',
      calls: ['withdrawConsent'],
      from: ['confirming', 'refused'],
    },
    'desiste de retirar': { in: 'idle', calls: [], from: ['confirming', 'refused'] },
    'a retirada dá certo': { in: 'withdrawn', calls: [] },
    'a retirada é recusada': { in: 'refused', calls: [] },
  },
}
