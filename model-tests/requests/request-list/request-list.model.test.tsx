import { cleanup } from '@testing-library/react'
import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { participant } from '#tools/samples/participant.ts'
import { emptyReference } from '#tools/samples/reference.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { justSent, summary, twelveAndTwo } from './request-list.cases.ts'
import { requestList, row } from './request-list.models.ts'
import { openRequestList } from './request-list.page.tsx'

const model = chartModel(requestList.machine, { ...requestList, ways: waysThrough(row) })

const days = (year: number, ...months: string[]) => months.map((month) => `15/${month}/${year}`)

const all = ['Em andamento (12)', 'Encerrados (2)'] as const
const found = ['Em andamento (1)', 'Encerrados (1)'] as const

/** The rows of each tab: newest first, ten per page; the search covers both tabs. */
const PARTS = {
  ongoing: {
    first: {
      tabs: all,
      dates: days(2025, '12', '11', '10', '09', '08', '07', '06', '05', '04', '03'),
      count: '1–10 de 12',
      turns: { back: false, forward: true },
    },
    second: {
      tabs: all,
      dates: days(2025, '02', '01'),
      count: '11–12 de 12',
      turns: { back: true, forward: false },
    },
    found: { tabs: found, dates: days(2025, '10'), count: 'Total: 1', turns: null },
  },
  ended: {
    first: { tabs: all, dates: days(2024, '10', '03'), count: 'Total: 2', turns: null },
    second: null,
    found: { tabs: found, dates: days(2024, '10'), count: 'Total: 1', turns: null },
  },
} as const

// LIST-01, LIST-05, LIST-08, LIST-11 to LIST-18, LIST-22
describe('request list: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openRequestList({ justSent })
    let openTab: 'ongoing' | 'ended' = 'ongoing'
    let part: 'first' | 'second' | 'found' = 'first'
    let isEmpty = false
    let isDismissed = false
    /** An empty list lacks the sent request, so that there is no message about it. */
    const inNews = (use: () => void | Promise<void>) =>
      isEmpty || isDismissed ? page.seeNothingSent() : use()

    await path.walk({
      events: {
        'xstate.done.actor.loadRequests': ({ output }) => {
          isEmpty = output.reply.length === 0
          return page.arrive(output.reply)
        },
        'nextPage.chosen': (event) => {
          if (!page.offers('Próxima página')) return page.sendUnasked(event)
          part = 'second'
          return page.turnForward()
        },
        'previousPage.chosen': (event) => {
          if (!page.offers('Página anterior')) return page.sendUnasked(event)
          part = 'first'
          return page.turnBack()
        },
        'tab.chosen': ({ tab }) => {
          if (tab !== openTab && part === 'second') part = 'first'
          openTab = tab
          return page.openTab(tab === 'ended' ? 'Encerrados' : 'Em andamento')
        },
        'search.typed': ({ text }) => {
          part = 'found'
          return page.search(text)
        },
        'sent.dismissed': async () => {
          await inNews(() => page.dismissSent())
          isDismissed = true
        },
        'protocol.copied': () => inNews(() => page.copyProtocol(true)),
        'protocol.notCopied': () => inNews(() => page.copyProtocol(false)),
      },
      states: {
        loading: () => {
          page.seeWhose()
          page.seeLoading()
          page.seeNoInterruption()
        },
        empty: () => {
          page.seeColumns()
          page.seeEmpty()
        },
        listing: () => {
          const shown = required(PARTS[openTab][part], 'expected rows')
          page.seeColumns()
          page.seeTabs(shown.tabs, openTab === 'ended' ? 1 : 0)
          page.seeDates(shown.dates)
          page.seePage(shown.count, shown.turns)
        },
      },
    })
  })
})

test('request list: a refusal is shown in place of the list, and a retry loads the list', async () => {
  const page = openRequestList()
  const message = 'Muitas chamadas em pouco tempo.'
  await page.failToArrive(new CallError({ kind: 'refused', status: 429, message, problems: [] }))
  page.seeAlert(message)
  page.seeNoInterruption()
  await page.press('Tentar novamente')
  page.seeLoading()
  await page.arrive([summary({ id: 7, protocol: 'P-7' })])
  page.seeProtocols(['P-7'])
})

describe('request list: an empty result', () => {
  test('a search for an unknown protocol can be cleared, and the focus returns to the search', async () => {
    const page = openRequestList()
    await page.arrive(twelveAndTwo)
    await page.search('777')
    page.seeNothing('Não há nenhum requerimento em andamento com o protocolo “777”.')
    await page.press('Limpar a busca')
    page.seeSearch('', { focused: true })
    page.seePage('1–10 de 12', { back: false, forward: true })
  })

  test('a search that finds a request in the other tab says so', async () => {
    const page = openRequestList()
    await page.arrive(twelveAndTwo)
    await page.search('2024')
    page.seeTabs(['Em andamento (0)', 'Encerrados (2)'], 0)
    page.seeNothing('Não há nenhum requerimento em andamento com o protocolo “2024”. Na aba Encerrados há 2.')
    await page.openTab('Encerrados')
    page.seeDates(['15/10/2024', '15/03/2024'])
  })

  test('a tab without requests says so, and has nothing to clear', async () => {
    const page = openRequestList()
    await page.arrive([summary({ id: 1 })])
    await page.openTab('Encerrados')
    page.seeNothing('Não há nenhum requerimento encerrado. Na aba Em andamento há 1.')
    page.seeNoButton('Limpar a busca')
  })
})

describe('request list: the search and page of the last visit', () => {
  test('they are restored, and the screens are notified of each change', async () => {
    const page = openRequestList({ arrangement: { tab: 'ended', search: '2024', page: 0 } })
    await page.arrive(twelveAndTwo)
    page.seeTabs(['Em andamento (0)', 'Encerrados (2)'], 1)
    page.seeSearch('2024')
    page.seeArrangementsReported()
    await page.openTab('Em andamento')
    page.seeArrangementsReported({ tab: 'ongoing', search: '2024', page: 0 })
  })

  test('another tab and another search begin with the first page', async () => {
    const page = openRequestList()
    await page.arrive(twelveAndTwo)
    await page.turnForward()
    await page.openTab('Encerrados')
    page.seePage('Total: 2', null)
    await page.openTab('Em andamento')
    await page.turnForward()
    await page.search('2025')
    page.seePage('1–10 de 12', { back: false, forward: true })
    page.seeArrangementsReported(
      { tab: 'ongoing', search: '', page: 1 },
      { tab: 'ended', search: '', page: 0 },
      { tab: 'ongoing', search: '', page: 0 },
      { tab: 'ongoing', search: '', page: 1 },
      ...['2', '20', '202', '2025'].map((search) => ({ tab: 'ongoing' as const, search, page: 0 })),
    )
  })

  test('the last page is shown if the list has become shorter', async () => {
    const page = openRequestList({ arrangement: { tab: 'ongoing', search: '', page: 4 } })
    await page.arrive(twelveAndTwo)
    page.seePage('11–12 de 12', { back: true, forward: false })
  })
})

describe('request list: the message about a sent request', () => {
  const sentNow = summary({ id: 101, protocol: '2026000007', since: '2026-11-22T07:00:00Z' })
  const receivedAt = 'Recebemos em 22/11/2026 às 04:00 (horário de Brasília).'
  const reference = {
    ...emptyReference,
    today: '2026-11-22',
    types: [{ id: 1, name: 'Aposentadoria', details: '', planId: null, analysisDays: 30 }],
  }
  const withEmail = { ...participant, address: { email_pessoal: 'marina@correio.example' } }

  test('it has the protocol, the time, what happens next and where news are sent', async () => {
    const page = openRequestList({ justSent, reference, participant: withEmail })
    page.seeJustSent(
      [
        'Protocolo 2026000007Copiar',
        '',
        'Agora o fundo confere os dados informados e os documentos.',
        'Avisaremos pelo e-mail m…@correio.example.',
      ],
      '/ver/101',
    )
    await page.arrive([sentNow])
    page.seeJustSent(
      [
        'Protocolo 2026000007Copiar',
        receivedAt,
        'O fundo confere em até 30 dias: até 22/12/2026.',
        'Avisaremos pelo e-mail m…@correio.example.',
      ],
      '/ver/101',
    )
  })

  test('it omits times that the tables do not have, and news if the e-mail address is unknown', async () => {
    const page = openRequestList({ justSent, participant: { ...participant, address: null } })
    await page.arrive([sentNow])
    page.seeJustSent(
      [
        'Protocolo 2026000007Copiar',
        receivedAt,
        'Agora o fundo confere os dados informados e os documentos.',
      ],
      '/ver/101',
    )
  })

  test.each([
    ['the fund asks for something', [{ ...sentNow, status: 'E' as const }]],
    ['it is cancelled', [{ ...sentNow, status: 'N' as const }]],
    ['the list lacks it', [summary({ id: 1 })]],
    ['there are no requests', []],
  ])('it goes once %s', async (_, requests) => {
    const page = openRequestList({ justSent })
    await page.arrive(requests)
    page.seeNothingSent()
  })

  test('it stays until it is dismissed', async () => {
    const page = openRequestList({ justSent })
    await page.arrive([sentNow])
    await page.dismissSent()
    page.seeNothingSent()
    page.seeDismissalReported()
  })

  test.each([
    [true, 'Protocolo copiado.', 'success'],
    [false, 'Não foi possível copiar. Selecione o número do protocolo e copie.', 'error'],
  ] as const)(
    'the protocol is copied to the clipboard if that is permitted: %s',
    async (takes, text, tone) => {
      const page = openRequestList({ justSent })
      await page.copyProtocol(takes)
      page.seeNotice(text, tone)
    },
  )
})

test("request list: the fund's times are shown with the requests that they concern", async () => {
  const page = openRequestList({
    reference: {
      ...emptyReference,
      today: '2026-11-22',
      requirementDays: 30,
      types: [{ id: 1, name: 'Aposentadoria', details: '', planId: null, analysisDays: 10 }],
    },
  })
  await page.arrive([
    summary({
      id: 1,
      protocol: 'P-1',
      status: 'E',
      correctionRequest: 'Falta o RG.',
      since: '2026-11-20T12:00:00Z',
    }),
    summary({ id: 2, protocol: 'P-2', status: 'A', since: '2026-11-20T12:00:00Z' }),
    summary({ id: 3, protocol: 'P-3', status: 'A', since: '2026-10-20T12:00:00Z' }),
  ])
  page.seeWaiting('Espera por você (1)', [
    'Prazo para responder: até 20/12/2026.',
    'Corrigir requerimento Benefício de aposentadoria, protocolo P-1',
    '/requerimento01/1/1/0',
  ])
  page.seeInRow('P-2', 'até 30/11/2026')
  page.seeNotInRow('P-3', 'até')
})

describe('request list: requests that wait for the participant', () => {
  const asked = 'O comprovante de residência está ilegível.'
  const named = 'requerimento Benefício de aposentadoria, protocolo P-7'

  test.each([
    {
      status: 'E',
      correctionRequest: asked,
      card: [asked, `Corrigir ${named}`, '/requerimento01/7/1/0'],
    },
    {
      status: 'E',
      correctionRequest: '',
      card: [
        'Corrija o que o fundo apontou nas mensagens ou nos documentos e envie o requerimento de novo.',
        `Corrigir ${named}`,
        '/requerimento01/7/1/0',
      ],
    },
    {
      status: 'X',
      typeId: 16,
      correctionRequest: '',
      card: [
        'Veja o novo valor e responda se o aceita. Se não aceitar, o requerimento é cancelado.',
        `Responder ${named}`,
        '/requerimento05/7',
      ],
    },
    {
      status: 'L',
      correctionRequest: '',
      card: [
        'Rascunho começado em 05/10/2026: ainda não foi enviado ao fundo.',
        `Continuar ${named}`,
        '/requerimento01/7/1/0',
      ],
    },
  ] as const)(
    'status $status with the message "$correctionRequest" has a card with the next action',
    async ({ card, ...request }) => {
      const page = openRequestList()
      await page.arrive([summary({ id: 7, protocol: 'P-7', ...request })])
      page.seeWaiting('Espera por você (1)', card)
      page.seeUnfolds(null)
    },
  )

  test('requests that wait for the fund or for the participant area have no card', async () => {
    const page = openRequestList()
    await page.arrive([
      summary({ id: 7, status: 'A', correctionRequest: asked }),
      summary({ id: 8, status: 'L', typeId: 14 }),
      // Only an acceptance can be answered.
      summary({ id: 9, status: 'X', typeId: 1, correctionRequest: asked }),
    ])
    page.seeWaiting(null)
  })

  test('requests in E come before drafts, and from the fourth on they are collapsed', async () => {
    const page = openRequestList()
    await page.arrive([
      summary({ id: 1, status: 'L', protocol: 'P-1' }),
      summary({ id: 2, status: 'L', protocol: 'P-2', since: '2026-10-05T17:32:00Z' }),
      summary({ id: 3, status: 'E', protocol: 'P-3', correctionRequest: asked }),
      summary({ id: 4, status: 'X', typeId: 16, protocol: 'P-4', correctionRequest: 'Há um novo valor.' }),
      summary({ id: 5, status: 'L', protocol: '', requestedAt: '' }),
    ])
    const draft = (moment: string) => `Rascunho${moment}: ainda não foi enviado ao fundo.`
    const type = 'requerimento Benefício de aposentadoria'
    page.seeWaiting(
      'Esperam por você (5)',
      ['Há um novo valor.', `Responder ${type}, protocolo P-4`, '/requerimento05/4'],
      [asked, `Corrigir ${type}, protocolo P-3`, '/requerimento01/3/1/0'],
      [draft(''), `Continuar ${type}`, '/requerimento01/5/1/0'],
      [
        draft(' começado em 05/10/2026 às 14:32'),
        `Continuar ${type}, protocolo P-2`,
        '/requerimento01/2/1/0',
      ],
      [draft(' começado em 05/10/2026'), `Continuar ${type}, protocolo P-1`, '/requerimento01/1/1/0'],
    )
    page.seeUnfolds('Mostrar mais 2')
  })
})

test('request list: the search is offered for ten requests or more', async () => {
  const few = openRequestList()
  await few.arrive(Array.from({ length: 9 }, (_, index) => summary({ id: index + 1 })))
  few.seeNoSearch()
  cleanup()
  const many = openRequestList()
  await many.arrive(Array.from({ length: 10 }, (_, index) => summary({ id: index + 1 })))
  many.seeSearch('')
})

test('request list: a request without a date is first, and the newer of two on one day is before the other', async () => {
  const page = openRequestList()
  await page.arrive([
    summary({ id: 1, requestedAt: '2026-09-30' }),
    summary({ id: 2, requestedAt: '' }),
    summary({ id: 3, requestedAt: '2026-09-30' }),
    summary({ id: 4, requestedAt: '2026-10-01' }),
  ])
  page.seeProtocols(['2026-2', '2026-4', '2026-3', '2026-1'])
})

describe('request list: the links of a row', () => {
  test.each([
    { typeId: 1, status: 'L', pencil: '/requerimento01/7' },
    { typeId: 2, status: 'E', pencil: '/requerimento01/7' },
    { typeId: 3, status: 'X', pencil: null },
    { typeId: 4, status: 'L', pencil: '/requerimento02/7' },
    { typeId: 5, status: 'L', pencil: '/requerimento02/7' },
    { typeId: 6, status: 'L', pencil: '/requerimento02/7' },
    { typeId: 7, status: 'L', pencil: '/requerimento01/7' },
    { typeId: 8, status: 'L', pencil: '/requerimento01/7' },
    { typeId: 10, status: 'L', pencil: '/requerimento06/7' },
    { typeId: 11, status: 'L', pencil: '/requerimento03/7' },
    { typeId: 13, status: 'L', pencil: '/requerimento01/7' },
    { typeId: 14, status: 'L', pencil: null },
    { typeId: 15, status: 'L', pencil: '/requerimento07/7' },
    { typeId: 16, status: 'X', pencil: '/requerimento05/7' },
    { typeId: 17, status: 'L', pencil: null },
    ...(['A', 'C', 'D', 'I', 'N', 'V', 'F', 'R', 'Z'] as const).map((status) => ({
      typeId: 1,
      status,
      pencil: null,
    })),
  ] as const)('type $typeId in $status: the pencil leads to $pencil', async ({ typeId, status, pencil }) => {
    const page = openRequestList()
    await page.arrive([summary({ id: 7, protocol: 'P-7', typeId, status })])
    if (['D', 'I', 'N', 'F', 'Z'].includes(status)) await page.openTab('Encerrados')
    page.seePencil('P-7', pencil, status === 'X' ? 'Responder' : 'Editar')
    page.seeEye('P-7', '/ver/7')
    page.seeParticipantAreaNote('P-7', typeId === 14)
  })
})

describe('request list: the button to the participant area (D-47)', () => {
  const rows = [
    summary({ id: 7, protocol: 'P-7', typeId: 14 }),
    summary({ id: 8, protocol: 'P-8', typeId: 1 }),
  ]

  test('it is in the rows of type 14 if the fund has an area', async () => {
    const page = openRequestList({ hasParticipantArea: true })
    await page.arrive(rows)
    page.seeParticipantAreaNote('P-7', true)
    page.seeAreaLink('P-7', true)
    page.seeAreaLink('P-8', false)
  })

  test('it is missing if the fund has no area', async () => {
    const page = openRequestList()
    await page.arrive(rows)
    page.seeParticipantAreaNote('P-7', true)
    page.seeAreaLink('P-7', false)
  })

  test('a failure is shown, and the list stays', async () => {
    const page = openRequestList({ hasParticipantArea: true })
    await page.arrive(rows)
    await page.pressArea('P-7')
    await page.areaFails()
    page.seeAlert('Não foi possível abrir a área do participante. Tente novamente.')
    page.seeProtocols(['P-8', 'P-7'])
  })
})
