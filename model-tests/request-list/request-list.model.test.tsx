// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'

import { failureOf } from '#domain/call-failure.ts'
import { requestListMachine } from '#machines/request-list/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, input, summary } from './request-list.cases.ts'
import { openRequestList } from './request-list.page.tsx'

const model = chartModel(requestListMachine, {
  input,
  cases,
  trait: ({ context }) => `${context.requests.length} requerimentos, página ${context.page + 1}`,
})

const days = (...months: string[]) => months.map((month) => `15/${month}/2025`)

/** What each page of each list shows: newest first, ten to a page. */
const pages: Record<string, { dates: string[]; said: string; turns: { back: boolean; forward: boolean } }> = {
  '12 requerimentos, página 1': {
    dates: days('12', '11', '10', '09', '08', '07', '06', '05', '04', '03'),
    said: '1–10 de 12',
    turns: { back: false, forward: true },
  },
  '12 requerimentos, página 2': {
    dates: days('02', '01'),
    said: '11–12 de 12',
    turns: { back: true, forward: false },
  },
  '10 requerimentos, página 1': {
    dates: days('10', '09', '08', '07', '06', '05', '04', '03', '02', '01'),
    said: '1–10 de 10',
    turns: { back: false, forward: false },
  },
}

describe('request list: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openRequestList()
    let failure: unknown

    await path.walk({
      events: {
        'xstate.done.actor.loadRequests': ({ output }) => page.arrive(output),
        'xstate.error.actor.loadRequests': ({ error }) => {
          failure = error
          return page.failToArrive(error)
        },
        'page.next': () => page.turnForward(),
        'page.previous': () => page.turnBack(),
      },
      states: {
        loading: () => {
          page.seeWhose()
          page.seeLoading()
          page.seeNoTroubleTold()
        },
        empty: () => {
          page.seeColumns()
          page.seeEmpty()
        },
        listing: ({ context }) => {
          const shown = pages[`${context.requests.length} requerimentos, página ${context.page + 1}`]
          if (!shown) throw new Error('A page that nobody described')
          page.seeColumns()
          page.seeDates(shown.dates)
          page.seePage(shown.said, shown.turns)
        },
        halted: () => {
          page.seeLoading()
          page.seeTroubleTold(failureOf(failure))
        },
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./request-list.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})

test('request list: a request without a date comes first, and of two of one day the newer', async () => {
  const page = openRequestList()
  await page.arrive([
    summary({ id: 1, requestedAt: '2026-09-30' }),
    summary({ id: 2, requestedAt: '' }),
    summary({ id: 3, requestedAt: '2026-09-30' }),
    summary({ id: 4, requestedAt: '2026-10-01' }),
  ])
  page.seeProtocols(['2026-2', '2026-4', '2026-3', '2026-1'])
})

describe('request list: where the icons of a row lead', () => {
  test.each([
    { typeId: 1, status: 'L', pencil: '/requerimento01/7' },
    { typeId: 2, status: 'E', pencil: '/requerimento01/7' },
    { typeId: 3, status: 'X', pencil: '/requerimento01/7' },
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
    page.seePencil('P-7', pencil)
    page.seeEye('P-7', '/ver/7')
    page.seeParticipantAreaNote('P-7', typeId === 14)
  })
})

describe('request list: the way to the participant area (D-47)', () => {
  const rows = [
    summary({ id: 7, protocol: 'P-7', typeId: 14 }),
    summary({ id: 8, protocol: 'P-8', typeId: 1 }),
  ]

  test('is on the rows of type 14 where the fund has one', async () => {
    const page = openRequestList({ hasParticipantArea: true })
    await page.arrive(rows)
    page.seeParticipantAreaNote('P-7', true)
    page.seeAreaLink('P-7', true)
    page.seeAreaLink('P-8', false)
  })

  test('is nowhere where the fund has none', async () => {
    const page = openRequestList()
    await page.arrive(rows)
    page.seeParticipantAreaNote('P-7', true)
    page.seeAreaLink('P-7', false)
  })

  test('that fails says so, and the list stays', async () => {
    const page = openRequestList({ hasParticipantArea: true })
    await page.arrive(rows)
    await page.pressArea('P-7')
    await page.areaFails()
    page.seeAlert('Não foi possível abrir a área do participante. Tente novamente.')
    page.seeProtocols(['P-8', 'P-7'])
  })
})
