import { listRequests } from '#api/contract/requests.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { requestTypes as model } from './request-types.models.ts'

type World = Stage & {
  readonly list: HeldCall
  /** How many drafts are offered. */
  drafts: 0 | 1
}

const wire = (id: number, typeId: number, situacao: string, day: string) => ({
  id,
  id_plano: 1,
  id_tipo_requerimento: typeId,
  situacao,
  protocolo: `20260000${id}`,
  tipo_desc: 'Autopatrocínio',
  plano_sigla: 'Plano Um',
  data_requerimento: day,
  desc_situacao: '',
  mensagem_fundo: '',
  situacao_desde: '',
})

/** Three drafts of one type, of which the newest is neither first nor last, and a request that is none. */
const requests = [
  wire(17, 7, 'L', '2026-11-02'),
  wire(18, 7, 'L', '2026-11-03'),
  wire(19, 7, 'L', '2026-11-01'),
  wire(20, 1, 'E', '2026-11-04'),
]

const DRAFT =
  'Você tem um rascunho deste requerimento (protocolo 2026000018). Continue de onde parou ou comece outro.'

async function seeTypes({ page }: World, drafts: 0 | 1) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo requerimento')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Iniciar requerimento' })).toBeVisible()
  await expect(page.getByText(/^Você tem um rascunho/)).toHaveText(drafts === 0 ? [] : [DRAFT])
  await expect(page.getByRole('button', { name: 'Continuar rascunho' })).toHaveCount(drafts)
}

export const requestTypes: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    await page.clock.install()
    await lendSession(helena)
    const list = await hold(listRequests)
    await page.goto('/tiposreq')
    await list.asked()
    await page.getByText('Autopatrocínio', { exact: true }).click()
    return { ...stage, list, drafts: 0 }
  },
  drive: {
    'chega um rascunho': async (world) => {
      world.drafts = 1
      await world.list.reply({ requerimentos: requests })
    },
    'os rascunhos não chegam': ({ list }) => list.interrupt(),
    'a sessão expira': ({ list }) => list.reply(refusal(null), 401),
  },
  see: {
    lookingForDrafts: async (world) => {
      await seeTypes(world, 0)
      expect(world.list.waiting()).toBe(1)
    },
    offering: async (world) => {
      await seeTypes(world, world.drafts)
      expect(world.list.waiting()).toBe(0)
    },
    escalated: seeExpired,
  },
  ends: {
    'chega um rascunho': { in: 'offering', calls: [] },
    'os rascunhos não chegam': { in: 'offering', calls: [] },
    'a sessão expira': { in: 'escalated', calls: [] },
  },
}
