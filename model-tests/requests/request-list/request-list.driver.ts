import type { SnapshotFrom } from 'xstate'

import { listRequests } from '#api/contract/requests.ts'

import type { requestList as model } from './request-list.models.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { HeldCall } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'

type Tab = 'ongoing' | 'ended'

type World = Stage & {
  readonly list: HeldCall
  /** What the list has to show. */
  shown: { tab: Tab; page: 0 | 1; search: string }
}

const wire = (id: number, month: string, situacao: string, desc_situacao: string) => ({
  id,
  id_plano: 1,
  id_tipo_requerimento: 1,
  situacao,
  protocolo: month,
  tipo_desc: 'Benefício de aposentadoria',
  plano_sigla: 'Plano Um',
  data_requerimento: `${month}-15`,
  desc_situacao,
  mensagem_fundo: '',
  situacao_desde: '',
})

/** Twelve ongoing requests, one per month, and two ended ones. */
const requests = [
  ...Array.from({ length: 12 }, (_, index) =>
    wire(101 + index, `2025-${String(index + 1).padStart(2, '0')}`, 'A', 'Em análise'),
  ),
  wire(91, '2024-03', 'D', 'Deferido'),
  wire(92, '2024-10', 'N', 'Cancelado'),
]

/** The protocols in the table and the text below it, by tab, search and page. */
const EXPECTED: Readonly<Record<string, readonly [rows: string, count: string]>> = {
  'ongoing "" 0': [
    '2025-12 2025-11 2025-10 2025-09 2025-08 2025-07 2025-06 2025-05 2025-04 2025-03',
    '1–10 de 12',
  ],
  'ongoing "" 1': ['2025-02 2025-01', '11–12 de 12'],
  'ongoing "-10" 0': ['2025-10', 'Total: 1'],
  'ended "" 0': ['2024-10 2024-03', 'Total: 2'],
  'ended "-10" 0': ['2024-10', 'Total: 1'],
}

const news = ({ page }: Stage) => page.getByRole('region', { name: 'Requerimento enviado' })
const copy = (world: World) => news(world).getByRole('button', { name: 'Copiar o protocolo' }).click()

async function openTab({ page, shown }: World, tab: Tab, name: RegExp) {
  if (shown.tab !== tab) Object.assign(shown, { tab, page: 0 })
  await page.getByRole('tab', { name }).click()
}

type Snapshot = SnapshotFrom<(typeof model)['machine']>

/** The notice is about a request of the list. */
const hasNews = (snapshot: Snapshot) => snapshot.context.justSent !== null && !snapshot.matches('empty')

export const requestList: Drivers<typeof model, World> = {
  async begin(stage) {
    const { page, hold, lendSession } = stage
    const sent = { requestId: 101, protocol: '2026000007' }
    await lendSession(marina, { [`portal.draft.${marina}.enviado`]: sent })
    await page.context().grantPermissions(['clipboard-write'])
    const list = await hold(listRequests)
    await page.goto('/')
    await list.asked()
    return { ...stage, list, shown: { tab: 'ongoing', page: 0, search: '' } }
  },
  drive: {
    'chegam doze em andamento e dois encerrados': ({ list }) => list.reply({ requerimentos: requests }),
    'não chega nenhum requerimento': ({ list }) => list.reply({ requerimentos: [] }),
    'vai à próxima página': async ({ page, shown }) => {
      if (shown.search === '' && shown.tab === 'ongoing') shown.page = 1
      await page.getByRole('button', { name: 'Próxima página' }).click()
    },
    'volta à página anterior': async ({ page, shown }) => {
      shown.page = 0
      await page.getByRole('button', { name: 'Página anterior' }).click()
    },
    'escolhe os encerrados': (world) => openTab(world, 'ended', /^Encerrados/),
    'escolhe os em andamento': (world) => openTab(world, 'ongoing', /^Em andamento/),
    'busca um protocolo': async ({ page, shown }) => {
      Object.assign(shown, { search: '-10', page: 0 })
      await page.getByLabel('Buscar pelo protocolo').fill('-10')
    },
    'fecha o aviso do envio': async (world) => {
      await news(world).getByRole('button', { name: 'Fechar' }).click()
      await expect(news(world)).toHaveCount(0)
    },
    'copia o protocolo': async (world) => {
      // It may have been replaced by one that refuses.
      await world.page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'writeText'))
      await copy(world)
      await expect(world.page.getByText('Protocolo copiado.')).toBeVisible()
    },
    'o navegador não copia o protocolo': async (world) => {
      const { page } = world
      await page.evaluate(() => {
        const refuseOnce = () => {
          Reflect.deleteProperty(navigator.clipboard, 'writeText')
          return Promise.reject(new Error('not allowed'))
        }
        Object.assign(navigator.clipboard, { writeText: refuseOnce })
      })
      await copy(world)
      await expect(
        page.getByText('Não foi possível copiar. Selecione o número do protocolo e copie.'),
      ).toBeVisible()
    },
  },
  see: {
    loading: async ({ page }) => {
      await expect(page.getByRole('status').filter({ hasText: 'Carregando os requerimentos' })).toHaveCount(1)
      await expect(page.getByRole('table')).toHaveCount(0)
    },
    empty: async ({ page }) => {
      await expect(page.getByRole('cell', { name: 'Não há nenhum requerimento' })).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
    },
    listing: async ({ page, shown }) => {
      const [rows, count] = EXPECTED[`${shown.tab} "${shown.search}" ${shown.page}`] ?? []
      const table = page.getByRole('table', { name: 'Meus requerimentos' })
      await expect
        .poll(async () => (await table.textContent())?.match(/20\d\d-\d\d(?!\d)/g)?.join(' '))
        .toBe(rows)
      await expect(page.getByRole('status').filter({ hasText: count ?? 'no such page' })).toBeVisible()
      await expect(
        page.getByRole('tab', { name: shown.tab === 'ended' ? /^Encerrados/ : /^Em andamento/ }),
      ).toHaveAttribute('aria-selected', 'true')
    },
  },
  offered: {
    'copia o protocolo': hasNews,
    'o navegador não copia o protocolo': hasNews,
    'fecha o aviso do envio': hasNews,
  },
}
