import { trustBeneficiaries } from '#api/contract/requests.ts'
import { filing } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { beneficiaries as model } from './beneficiaries.models.ts'

type World = Stage & { readonly consultation: HeldCall }

const consulting = ({ page }: Stage) => page.getByText('Consultando os beneficiários do seu cadastro')
const step = ({ page }: Stage) => page.locator('[aria-current="step"]')
const next = ({ page }: Stage) => page.getByRole('button', { name: 'Próximo' })
const failure = ({ page }: Stage) => page.getByRole('main').getByRole('alert')

/** The beneficiaries on file, on the second step of a draft. */
export const beneficiaries: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, serverUrl, hold, lendSession } = stage
    await page.clock.install()
    const { saved } = await filing(serverUrl, beatriz)
    await lendSession(beatriz)
    const consultation = await hold(trustBeneficiaries)
    await page.goto(`/requerimento01/${saved.requerimento.id}/1/2`)
    return { ...stage, consultation }
  },
  drive: {
    'os beneficiários chegam': ({ consultation }) => consultation.pass(),
    'a conexão cai': ({ consultation }) => consultation.interrupt(),
    'a sessão expira': ({ consultation }) => consultation.reply(refusal('Não autorizado.'), 401),
    'consulta de novo': ({ page }) => page.getByRole('button', { name: 'Tentar novamente' }).click(),
  },
  see: {
    consulting: async (world) => {
      await expect(consulting(world)).toBeVisible()
      await expect(failure(world)).toHaveCount(0)
      await world.consultation.asked()
    },
    failed: async (world) => {
      await expect(failure(world)).toHaveText('Não foi possível consultar os beneficiários do seu cadastro.')
      await expect(step(world)).toContainText('consulta pendente')
      await expect(next(world)).toHaveAttribute('aria-disabled', 'true')
      await expect(next(world)).toHaveAccessibleDescription(
        'Para continuar, é preciso consultar os seus beneficiários. Tente novamente.',
      )
      await expect(consulting(world)).toHaveCount(0)
      expect(world.consultation.waiting()).toBe(0)
    },
    consulted: async (world) => {
      await expect(consulting(world)).toHaveCount(0)
      await expect(failure(world)).toHaveCount(0)
      await expect(step(world)).not.toContainText(/consulta/)
      await expect(next(world)).not.toHaveAttribute('aria-disabled', 'true')
      await expect(world.page.getByRole('heading', { name: 'Declaração de beneficiários' })).toBeVisible()
      await expect(world.page.getByRole('heading', { name: 'Fernando Lemos Batista' })).toBeVisible()
    },
    escalated: seeExpired,
  },
  ends: {
    'os beneficiários chegam': { in: 'consulted', calls: [] },
    'a conexão cai': { in: 'failed', calls: [] },
    'a sessão expira': { in: 'escalated', calls: [] },
    'consulta de novo': { in: 'consulting', calls: [] },
  },
}
