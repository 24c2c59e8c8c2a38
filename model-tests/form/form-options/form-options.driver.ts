import { enrolmentLists } from '#api/contract/reference.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { formOptions as model } from './form-options.models.ts'

type World = Stage & { readonly lists: HeldCall }

const retry = ({ page }: Stage) => page.getByRole('button', { name: 'Tentar novamente' })
const notice = ({ page }: Stage) => page.getByText('Não foi possível carregar as opções de algumas listas.')
const nationalities = ({ page }: Stage) => page.getByLabel('Nacionalidade', { exact: true }).locator('option')

/** An enrolment without the lists that it offers. */
export const formOptions: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(marina)
    const lists = await hold(enrolmentLists)
    await page.goto('/requerimento03/novo/11')
    await lists.reply({}, 404)
    return { ...stage, lists }
  },
  drive: {
    'tenta novamente': (world) => retry(world).click(),
    'as listas chegam': ({ lists }) => lists.pass(),
    'a conexão cai': ({ lists }) => lists.interrupt(),
    'a sessão expira': ({ lists }) => lists.reply(refusal('Não autorizado.'), 401),
  },
  see: {
    missing: async (world) => {
      await expect(notice(world)).toBeVisible()
      await expect(retry(world)).not.toHaveAttribute('aria-busy')
      // None, and the one on record.
      await expect(nationalities(world)).toHaveCount(2)
      expect(world.lists.waiting()).toBe(0)
    },
    loading: async (world) => {
      await expect(retry(world)).toHaveAttribute('aria-busy', 'true')
      await expect(notice(world)).toBeVisible()
      await world.lists.asked()
    },
    loaded: async (world) => {
      await expect(notice(world)).toHaveCount(0)
      await expect(nationalities(world).filter({ hasText: 'Portuguesa' })).toHaveCount(1)
    },
    escalated: seeExpired,
  },
  ends: {
    'tenta novamente': { in: 'loading', calls: [] },
    'as listas chegam': { in: 'loaded', calls: [] },
    'a conexão cai': { in: 'missing', calls: [] },
    'a sessão expira': { in: 'escalated', calls: [] },
  },
}
