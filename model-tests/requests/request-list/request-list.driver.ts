import type { SnapshotFrom } from 'xstate'

import { listRequests } from '#api/contract/requests.ts'
import { expect } from '../../../tests/e2e/support/journey.ts'
import { marina } from '../../../tests/e2e/support/people.ts'
import type { Drivers } from '../../drivers/drivers.ts'
import type { HeldCall } from '../../drivers/held-call.ts'
import type { Stage } from '../../drivers/stage.ts'
import type { requestList as model } from './request-list.models.ts'

type Tab = 'ongoing' | 'ended'

type World = Stage & {
  readonly list: HeldCall
  /** What the list has to show. */
  shown: { tab: Tab; page: 0 | 1; search: string }
  /** What the notice about the sent request has to say. */
  news: 'before the list' | 'with its time' | 'dismissed'
}

const wire = (id: number, typeId: number, situacao: string, change: object = {}) => ({
  id,
  id_plano: 1,
  id_tipo_requerimento: typeId,
  situacao,
  protocolo: `2025-${MONTHS[id - 101]}`,
  tipo_desc: `Tipo ${typeId}`,
  plano_sigla: 'Plano Um',
  data_requerimento: `2025-${String(id - 100).padStart(2, '0')}-15`,
  desc_situacao: '',
  mensagem_fundo: '',
  situacao_desde: '',
  ...change,
})

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez']

/** Twelve ongoing requests, one per month but for one without a date and two of one day, and two ended ones. */
const requests = [
  wire(101, 1, 'A', { situacao_desde: '2099-11-22T07:00:00Z' }),
  wire(102, 1, 'A', { situacao_desde: '2025-02-15T07:00:00Z' }),
  wire(103, 3, 'X', { mensagem_fundo: 'Só um aceite pode ser respondido.' }),
  wire(104, 4, 'L'),
  wire(105, 15, 'L'),
  wire(106, 11, 'L', { data_requerimento: '2025-07-15' }),
  wire(107, 10, 'L', { situacao_desde: '2026-10-05T17:32:00Z' }),
  wire(108, 14, 'L'),
  wire(109, 16, 'X'),
  wire(110, 2, 'E'),
  wire(111, 1, 'E', {
    mensagem_fundo: 'O comprovante de residência está ilegível.',
    situacao_desde: '2099-11-20T12:00:00Z',
  }),
  wire(112, 1, 'L', { protocolo: '', data_requerimento: '' }),
  wire(91, 1, 'D', { protocolo: '2024-mar', data_requerimento: '2024-03-15' }),
  wire(92, 1, 'N', { protocolo: '2024-10', data_requerimento: '2024-10-15' }),
]

type Shown = {
  readonly tabs: readonly [string, string]
  /** The cells of each row, the last with its links. */
  readonly rows: readonly string[]
  readonly count: string | null
  /** Whether the page can be turned back and on; null where there is one page. */
  readonly turns: readonly [back: boolean, on: boolean] | null
}

const ALL = ['Em andamento (12)', 'Encerrados (2)'] as const
const FOUND = ['Em andamento (0)', 'Encerrados (1)'] as const
const CANCELLED = 'Tipo 1 | Plano Um | 2024-10 | 15/10/2024 | Cancelado | Ver /ver/92'

/**
 * By tab, search and page.
 *
 * LIST-05, LIST-11 to LIST-18, LIST-22
 */
const LISTED: Readonly<Record<string, Shown>> = {
  'ongoing "" 0': {
    tabs: ALL,
    rows: [
      'Tipo 1 | Plano Um | — | — | Em elaboração | Ver /ver/112, Editar /requerimento01/112',
      'Tipo 1 | Plano Um | 2025-nov | 15/11/2025 | Em exigência | Ver /ver/111, Editar /requerimento01/111',
      'Tipo 2 | Plano Um | 2025-out | 15/10/2025 | Em exigência | Ver /ver/110, Editar /requerimento01/110',
      'Tipo 16 | Plano Um | 2025-set | 15/09/2025 | Aceite | Ver /ver/109, Responder /requerimento05/109',
      'Tipo 14 | Plano Um | 2025-ago | 15/08/2025 | Em elaboração | Ver /ver/108, Só na área do participante Este requerimento só está disponível na área do participante.',
      'Tipo 10 | Plano Um | 2025-jul | 15/07/2025 | Em elaboração | Ver /ver/107, Editar /requerimento06/107',
      'Tipo 11 | Plano Um | 2025-jun | 15/07/2025 | Em elaboração | Ver /ver/106, Editar /requerimento03/106',
      'Tipo 15 | Plano Um | 2025-mai | 15/05/2025 | Em elaboração | Ver /ver/105, Editar /requerimento07/105',
      'Tipo 4 | Plano Um | 2025-abr | 15/04/2025 | Em elaboração | Ver /ver/104, Editar /requerimento02/104',
      'Tipo 3 | Plano Um | 2025-mar | 15/03/2025 | Aceite | Ver /ver/103',
    ],
    count: '1–10 de 12',
    turns: [false, true],
  },
  'ongoing "" 1': {
    tabs: ALL,
    rows: [
      'Tipo 1 | Plano Um | 2025-fev | 15/02/2025 | Em análise | Ver /ver/102',
      'Tipo 1 | Plano Um | 2025-jan | 15/01/2025 | Em análiseaté 22/12/2099 | Ver /ver/101',
    ],
    count: '11–12 de 12',
    turns: [true, false],
  },
  'ongoing "-10" 0': {
    tabs: FOUND,
    rows: ['Não há nenhum requerimento em andamento com o protocolo “-10”. Na aba Encerrados há 1.'],
    count: null,
    turns: null,
  },
  'ended "" 0': {
    tabs: ALL,
    rows: [CANCELLED, 'Tipo 1 | Plano Um | 2024-mar | 15/03/2024 | Deferido | Ver /ver/91'],
    count: 'Total: 2',
    turns: null,
  },
  'ended "-10" 0': { tabs: FOUND, rows: [CANCELLED], count: 'Total: 1', turns: null },
}

/** The requests that wait for the participant: what the fund asks for, then drafts; each newest first. */
const WAITING = {
  title: 'Esperam por você (8)',
  more: 'Mostrar mais 5',
  cards: [
    'Tipo 1 Protocolo 2025-nov | O comprovante de residência está ilegível. | Prazo para responder: até 20/12/2099. | Corrigir requerimento Tipo 1, protocolo 2025-nov /requerimento01/111/1/0',
    'Tipo 2 Protocolo 2025-out | Corrija o que o fundo apontou nas mensagens ou nos documentos e envie o requerimento de novo. | Prazo para responder: 30 dias. | Corrigir requerimento Tipo 2, protocolo 2025-out /requerimento01/110/2/0',
    'Tipo 16 Protocolo 2025-set | Veja o novo valor e responda se o aceita. Se não aceitar, o requerimento é cancelado. | Responder requerimento Tipo 16, protocolo 2025-set /requerimento05/109',
    'Tipo 1 | Rascunho: ainda não foi enviado ao fundo. | Continuar requerimento Tipo 1 /requerimento01/112/1/0',
    'Tipo 10 Protocolo 2025-jul | Rascunho começado em 05/10/2026 às 14:32: ainda não foi enviado ao fundo. | Continuar requerimento Tipo 10, protocolo 2025-jul /requerimento06/107/10/0',
    'Tipo 11 Protocolo 2025-jun | Rascunho começado em 15/07/2025: ainda não foi enviado ao fundo. | Continuar requerimento Tipo 11, protocolo 2025-jun /requerimento03/106/11/0',
    'Tipo 15 Protocolo 2025-mai | Rascunho começado em 15/05/2025: ainda não foi enviado ao fundo. | Continuar requerimento Tipo 15, protocolo 2025-mai /requerimento07/105/15/0',
    'Tipo 4 Protocolo 2025-abr | Rascunho começado em 15/04/2025: ainda não foi enviado ao fundo. | Continuar requerimento Tipo 4, protocolo 2025-abr /requerimento02/104/4/0',
  ],
}

/** The lines of the notice about the sent request, of which an empty one keeps the space. */
const NEWS = {
  'before the list': [
    'Protocolo 2026000007Copiar',
    '',
    'Agora o fundo confere os dados informados e os documentos.',
    'Avisaremos pelo e-mail m…@correio.example.',
  ],
  'with its time': [
    'Protocolo 2026000007Copiar',
    'Recebemos em 22/11/2099 às 04:00 (horário de Brasília).',
    'O fundo responde até 22/12/2099.',
    'Avisaremos pelo e-mail m…@correio.example.',
  ],
}

const COLUMNS = ['Tipo', 'Plano', 'Protocolo', 'Data', 'Situação', 'Detalhes']
const NO_REQUESTS = 'Não há nenhum requerimento'
const COPIED = 'Protocolo copiado.'
const NOT_COPIED = 'Não foi possível copiar. Selecione o número do protocolo e copie.'

const search = ({ page }: Stage) => page.getByLabel('Buscar pelo protocolo')
const tables = ({ page }: Stage) => page.getByRole('table', { name: 'Meus requerimentos' })
const waiting = ({ page }: Stage) => page.getByRole('region', { name: /^Esperam? por você/ })
const pages = ({ page }: Stage) => page.getByRole('navigation', { name: 'Paginação' })

/** Each row's cells without their labels, and in place of the text of the last its links and notes. */
const rowsIn = (rows: readonly HTMLTableRowElement[]) =>
  rows.map((row) =>
    [...row.cells]
      .map((cell) => {
        const parts = [...cell.querySelectorAll('a, p')].map((part) => [
          part.textContent,
          part.getAttribute('href') ?? part.querySelector('[title]')?.getAttribute('title') ?? '',
        ])
        return parts.map((part) => part.join(' ').trim()).join(', ') || cell.querySelector('div')?.textContent
      })
      .join(' | '),
  )

/** Each card's lines, and the name and path of its link. */
const cardsIn = (cards: readonly Element[]) =>
  cards.map((card) =>
    [
      ...[...card.querySelectorAll('p')].map((line) => line.textContent.trim()),
      ...[...card.querySelectorAll('a')].map(
        (link) => `${link.getAttribute('aria-label')} ${link.getAttribute('href')}`,
      ),
    ].join(' | '),
  )

const news = ({ page }: Stage) => page.getByRole('region', { name: 'Requerimento enviado' })

/** LIST-01, LIST-08 */
async function seePage(world: World) {
  const { page } = world
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus requerimentos')
  const whose = page.getByRole('region', { name: 'Participante' })
  await expect(whose).toContainText('Marina Duarte Alves')
  await expect(whose).toContainText('529.982.247-25')
  await expect(page.getByRole('button', { name: 'Novo Requerimento' })).toHaveCount(1)
}

async function seeNews(world: World) {
  if (world.news === 'dismissed') return expect(news(world)).toHaveCount(0)
  await expect(news(world).locator('p')).toHaveText(NEWS[world.news])
  await expect(news(world).getByRole('link', { name: 'Ver comprovante' })).toHaveAttribute('href', '/ver/101')
}

async function seeRows(world: World, { tabs, rows, count, turns }: Shown) {
  const { page } = world
  await expect.poll(() => tables(world).locator('tbody tr').evaluateAll(rowsIn)).toEqual(rows)
  await expect(page.getByRole('tab')).toHaveText(tabs)
  await expect(page.getByRole('status').filter({ hasText: count ?? rows[0] ?? 'no rows' })).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Limpar a busca' })).toHaveCount(count === null ? 1 : 0)
  await expect(pages(world)).toHaveCount(turns === null ? 0 : 1)
  for (const [index, can] of (turns ?? []).entries())
    await expect(pages(world).getByRole('button').nth(index)).toHaveAttribute('aria-disabled', String(!can))
}

const copy = (world: World) => news(world).getByRole('button', { name: 'Copiar o protocolo' }).click()

async function openTab({ page, shown }: World, tab: Tab, name: RegExp) {
  if (shown.tab !== tab) Object.assign(shown, { tab, page: 0 })
  await page.getByRole('tab', { name }).click()
}

const STAYS = {
  from: { loading: { in: 'loading', calls: [] }, listing: { in: 'listing', calls: [] } },
} as const

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
    const shown = { tab: 'ongoing', page: 0, search: '' } as const
    return { ...stage, list, shown: { ...shown }, news: 'before the list' }
  },
  drive: {
    'chegam doze em andamento e dois encerrados': async (world) => {
      if (world.news !== 'dismissed') world.news = 'with its time'
      await world.list.reply({ requerimentos: requests })
    },
    'não chega nenhum requerimento': async (world) => {
      // The list lacks the request that was sent.
      world.news = 'dismissed'
      await world.list.reply({ requerimentos: [] })
    },
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
    'busca um protocolo': async (world) => {
      Object.assign(world.shown, { search: '-10', page: 0 })
      await search(world).fill('-10')
    },
    'fecha o aviso do envio': async (world) => {
      world.news = 'dismissed'
      await news(world).getByRole('button', { name: 'Fechar' }).click()
    },
    'copia o protocolo': async (world) => {
      const { page } = world
      await page.evaluate(() => {
        const { clipboard } = navigator
        // It may have been replaced by one that refuses.
        Reflect.deleteProperty(clipboard, 'writeText')
        const write = clipboard.writeText.bind(clipboard)
        const writeText = (copied: string) => {
          Object.assign(window, { copied })
          return write(copied)
        }
        Object.assign(clipboard, { writeText })
      })
      await copy(world)
      await expect(page.getByText(COPIED)).toBeVisible()
      expect(await page.evaluate(() => Reflect.get(window, 'copied'))).toBe('2026000007')
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
      await expect(page.getByText(NOT_COPIED)).toBeVisible()
    },
  },
  see: {
    loading: async (world) => {
      const { page, list } = world
      await seePage(world)
      await seeNews(world)
      await expect(page.getByRole('status').filter({ hasText: 'Carregando os requerimentos' })).toHaveCount(1)
      await expect(page.getByRole('table')).toHaveCount(0)
      expect(list.waiting()).toBe(1)
    },
    empty: async (world) => {
      await seePage(world)
      await seeNews(world)
      await expect(world.page.getByRole('columnheader')).toHaveText(COLUMNS)
      await expect(tables(world).locator('tbody tr')).toHaveText([NO_REQUESTS])
      await expect(world.page.getByRole('tab')).toHaveCount(0)
      await expect(search(world)).toHaveCount(0)
      await expect(pages(world)).toHaveCount(0)
      await expect(waiting(world)).toHaveCount(0)
    },
    listing: async (world) => {
      const { page, shown } = world
      const expected = LISTED[`${shown.tab} "${shown.search}" ${shown.page}`]
      if (!expected) throw new Error(`Nobody said what page ${shown.page} shows`)
      await seePage(world)
      await seeNews(world)
      await expect(page.getByRole('columnheader')).toHaveText(COLUMNS)
      await seeRows(world, expected)
      await expect(
        page.getByRole('tab', { name: shown.tab === 'ended' ? /^Encerrados/ : /^Em andamento/ }),
      ).toHaveAttribute('aria-selected', 'true')
      await expect(search(world)).toHaveValue(shown.search)
      await expect(waiting(world).getByRole('heading')).toHaveText(WAITING.title)
      await expect(waiting(world).locator('summary')).toHaveText(WAITING.more)
      expect(await waiting(world).locator('li').evaluateAll(cardsIn)).toEqual(WAITING.cards)
    },
  },
  ends: {
    'chegam doze em andamento e dois encerrados': { in: 'listing', calls: [] },
    'não chega nenhum requerimento': { in: 'empty', calls: [] },
    'vai à próxima página': { in: 'listing', calls: [] },
    'volta à página anterior': { in: 'listing', calls: [] },
    'escolhe os encerrados': { in: 'listing', calls: [] },
    'escolhe os em andamento': { in: 'listing', calls: [] },
    'busca um protocolo': { in: 'listing', calls: [] },
    'fecha o aviso do envio': STAYS,
    'copia o protocolo': STAYS,
    'o navegador não copia o protocolo': STAYS,
  },
  offered: {
    'copia o protocolo': hasNews,
    'o navegador não copia o protocolo': hasNews,
    'fecha o aviso do envio': hasNews,
  },
}
