import { trustBeneficiaries } from '#api/contract/requests.ts'

import type { beneficiaries as model } from './beneficiaries.models.ts'
import { filing } from '../../../tests/e2e/support/asking.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { beatriz } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

type World = Stage & { readonly consultation: HeldCall }

const consulting = ({ page }: Stage) => page.getByText('Consultando os beneficiários do seu cadastro')
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
    failed: (world) =>
      expect(failure(world)).toHaveText('Não foi possível consultar os beneficiários do seu cadastro.'),
    consulted: async (world) => {
      await expect(consulting(world)).toHaveCount(0)
      await expect(failure(world)).toHaveCount(0)
      await expect(world.page.getByRole('heading', { name: 'Declaração de beneficiários' })).toBeVisible()
      await expect(world.page.getByRole('checkbox')).not.toHaveCount(0)
    },
    escalated: seeExpired,
  },
}
