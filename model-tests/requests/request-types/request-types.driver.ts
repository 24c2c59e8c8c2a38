import { listRequests } from '#api/contract/requests.ts'

import type { requestTypes as model } from './request-types.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { helena } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import { seeExpired } from '../../drivers/expired.ts'
import { type HeldCall, refusal } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

type World = Stage & {
  readonly list: HeldCall
  /** How many drafts are offered. */
  drafts: 0 | 1
}

const draft = {
  id: 17,
  id_plano: 1,
  id_tipo_requerimento: 7,
  situacao: 'L',
  protocolo: '2026000017',
  tipo_desc: 'Autopatrocínio',
  plano_sigla: 'Plano Um',
  data_requerimento: '2026-11-20',
  desc_situacao: 'Em elaboração',
  mensagem_fundo: '',
  situacao_desde: '',
}

const DRAFT = 'Você tem um rascunho deste requerimento (protocolo 2026000017).'

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
      await world.list.reply({ requerimentos: [draft] })
    },
    'os rascunhos não chegam': ({ list }) => list.interrupt(),
    'a sessão expira': ({ list }) => list.reply(refusal(null), 401),
  },
  see: {
    lookingForDrafts: async ({ page }) => {
      await expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Iniciar requerimento' })).toBeVisible()
      await expect(page.getByText(DRAFT)).toHaveCount(0)
    },
    offering: async ({ page, drafts }) => {
      await expect(page.getByRole('heading', { name: 'Novo requerimento' })).toBeVisible()
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      await expect(page.getByText(DRAFT)).toHaveCount(drafts)
    },
    escalated: seeExpired,
  },
}
