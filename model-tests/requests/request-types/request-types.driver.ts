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
  /** Whether the requests under way are named. */
  isTold: boolean
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

/**
 * Three drafts of one type and plan, of which the newest is neither first nor last, a request of the type in
 * analysis, one that has ended, and one of another type.
 */
const requests = [
  wire(17, 7, 'L', '2026-11-02'),
  wire(18, 7, 'L', '2026-11-03'),
  wire(19, 7, 'L', '2026-11-01'),
  wire(20, 1, 'E', '2026-11-04'),
  wire(21, 7, 'A', '2026-10-04'),
  wire(22, 7, 'D', '2026-11-05'),
]

/** In the order of the types. */
const UNDER_WAY = [
  'protocolo 2026000020, Plano Um, Em exigência',
  'protocolo 2026000018, Plano Um, Em elaboração',
  'protocolo 2026000021, Plano Um, Em análise',
]

async function seeTypes({ page, isTold }: World) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Novo requerimento')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const buttons = page.locator('details[open]').getByRole('button')
  await expect(buttons).toHaveText(
    isTold ? ['Começar outro', 'Continuar rascunho 2026000018'] : ['Iniciar requerimento'],
  )
  await expect(page.getByText(/^protocolo /)).toHaveText(isTold ? UNDER_WAY : [])
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
    return { ...stage, list, isTold: false }
  },
  drive: {
    'chegam requerimentos': async (world) => {
      world.isTold = true
      await world.list.reply({ requerimentos: requests })
    },
    'os requerimentos não chegam': ({ list }) => list.interrupt(),
    'a sessão expira': ({ list }) => list.reply(refusal(null), 401),
  },
  see: {
    lookingForRequests: async (world) => {
      await seeTypes(world)
      expect(world.list.waiting()).toBe(1)
    },
    offering: async (world) => {
      await seeTypes(world)
      expect(world.list.waiting()).toBe(0)
    },
    escalated: seeExpired,
  },
  ends: {
    'chegam requerimentos': { in: 'offering', calls: [] },
    'os requerimentos não chegam': { in: 'offering', calls: [] },
    'a sessão expira': { in: 'escalated', calls: [] },
  },
}
