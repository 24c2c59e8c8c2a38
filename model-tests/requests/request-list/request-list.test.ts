import { describe, expect, test } from 'vitest'

import type { RequestStatus } from '#domain/requests/status.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import {
  type RequestListInput,
  requestListMachine,
  requestListView,
  rowsOf,
  sentNewsOf,
} from '#machines/requests/request-list/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledQuery } from '../../support/query-port.ts'
import { settled } from '../../support/settled.ts'
import { input, justSent, summary, twelveAndTwo } from './request-list.cases.ts'

async function list(requests: readonly ListedRequest[], came: Partial<RequestListInput> = {}) {
  const load = controlledQuery<readonly ListedRequest[]>()
  const machine = requestListMachine.provide({ actors: { loadRequests: load.logic } })
  const { actor, heard } = inRecordedSystem(machine, { input: { ...input, ...came } })
  await settled(() => load.answer(requests))
  return { actor, heard, view: () => requestListView(actor.getSnapshot()) }
}

describe('request list: the search and page of the last visit', () => {
  test('another tab and another search begin with the first page, and the screens hear of each change', async () => {
    const { actor, heard } = await list(twelveAndTwo)
    actor.send({ type: 'nextPage.chosen' })
    actor.send({ type: 'tab.chosen', tab: 'ended' })
    actor.send({ type: 'tab.chosen', tab: 'ongoing' })
    actor.send({ type: 'tab.chosen', tab: 'ongoing' })
    actor.send({ type: 'nextPage.chosen' })
    actor.send({ type: 'nextPage.chosen' })
    actor.send({ type: 'search.typed', text: '2025' })
    actor.send({ type: 'previousPage.chosen' })
    actor.send({ type: 'nextPage.chosen' })
    actor.send({ type: 'previousPage.chosen' })
    expect(heard.screens).toEqual(
      [
        { tab: 'ongoing', search: '', page: 1 },
        { tab: 'ended', search: '', page: 0 },
        { tab: 'ongoing', search: '', page: 0 },
        { tab: 'ongoing', search: '', page: 1 },
        { tab: 'ongoing', search: '2025', page: 0 },
        { tab: 'ongoing', search: '2025', page: 1 },
        { tab: 'ongoing', search: '2025', page: 0 },
      ].map((arrangement) => ({ type: 'list.arranged', arrangement })),
    )
  })

  test('they are restored; the last page is shown if the list has become shorter', async () => {
    const { heard, view } = await list(twelveAndTwo, {
      arrangement: { tab: 'ongoing', search: '2025', page: 4 },
    })
    const shown = { tab: 'ongoing', search: '2025', page: 1, canGoNext: false }
    expect(view(), 'Paginação after «chegam doze»').toMatchObject(shown)
    expect(heard.screens).toEqual([])
  })
})

test.each([
  [9, false],
  [10, true],
])('request list: of %d requests a search is offered: %s', async (count, isOffered) => {
  const { view } = await list(Array.from({ length: count }, (_, index) => summary({ id: index + 1 })))
  expect(view().hasSearch).toBe(isOffered)
})

test('request list: the dismissal of the message about a sent request is reported', async () => {
  const { actor, heard } = await list(twelveAndTwo, { justSent })
  actor.send({ type: 'sent.dismissed' })
  expect(heard.screens).toEqual([{ type: 'sent.dismissed' }])
})

const sentNow = summary({ id: justSent.requestId, status: 'A' })

test.each([
  ['stays while it is under analysis', sentNow, true],
  ['goes once the fund asks for something', { ...sentNow, status: 'E' as const }, false],
  ['goes once it is cancelled', { ...sentNow, status: 'N' as const }, false],
  ['goes once the list lacks it', summary({ id: 1 }), false],
])('request list: the message about a sent request %s', async (_, request, isThere) => {
  const { view } = await list([request], { justSent })
  expect(sentNewsOf(view()) !== null).toBe(isThere)
})

const pencilsOf = async (typeId: number, status: RequestStatus) => {
  const { view } = await list([summary({ id: 7, typeId, status })])
  const rows = (['ongoing', 'ended'] as const).flatMap((tab) => rowsOf({ ...view(), tab }))
  return rows.map(({ editPath }) => editPath)
}

// LIST-11 to LIST-16
test.each([
  ['/requerimento01/7', [1, 2, 3, 7, 8, 13]],
  ['/requerimento02/7', [4, 5, 6]],
  ['/requerimento03/7', [11]],
  ['/requerimento06/7', [10]],
  ['/requerimento07/7', [15]],
  [null, [14, 17]],
])('request list: the pencil leads to %s in drafts of the types %o', async (path, types) => {
  for (const typeId of types) expect(await pencilsOf(typeId, 'L'), `type ${typeId}`).toEqual([path])
})

// LIST-13, LIST-22
test('request list: the pencil is there in L, in E, and in X of type 16', async () => {
  expect(await pencilsOf(2, 'E')).toEqual(['/requerimento01/7'])
  expect(await pencilsOf(16, 'X')).toEqual(['/requerimento05/7'])
  for (const status of ['A', 'C', 'D', 'I', 'N', 'V', 'X', 'F', 'R', 'Z'] as const)
    expect(await pencilsOf(1, status), status).toEqual([null])
})
