import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases, listed } from './request-types.cases.ts'
import { requestTypes, row } from './request-types.models.ts'
import { openTypes } from './request-types.page.ts'

const model = chartModel(requestTypes.machine, { ...requestTypes, ways: waysThrough(row) })

describe('request types: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openTypes()

    await path.walk({
      events: {
        'xstate.done.actor.loadDrafts': ({ output }) => page.draftsArrive(output),
        'xstate.error.actor.loadDrafts': ({ error }) => page.draftsFail(error),
      },
      states: {
        escalated: () => page.seeEscalated(cases['a sessão expira'].error),
        lookingForDrafts: () => {
          page.seeAsked()
          page.seeTypes(1, 7, 13)
          page.seeDrafts()
        },
        offering: () => page.seeTypes(1, 7, 13),
      },
    })
  })
})

describe('request types: drafts', () => {
  test('the newest draft of each type can be continued; other requests cannot', async () => {
    const page = openTypes()
    page.seeDrafts()
    await page.draftsArrive([
      listed({ id: 17, requestedAt: '2026-11-02' }),
      listed({ id: 18, requestedAt: '2026-11-03' }),
      listed({ id: 19, requestedAt: '2026-11-01' }),
      listed({ id: 20, typeId: 7, status: 'E' }),
      listed({ id: 21, typeId: 13 }),
    ])
    page.seeDrafts('1: /requerimento01/18/1/0 (2026000018)', '13: /requerimento01/21/13/0 (2026000021)')
  })

  test('without the drafts, types can still be chosen', async () => {
    const page = openTypes()
    await page.draftsFail(cases['os rascunhos não chegam'].error)
    page.seeTypes(1, 7, 13)
    page.seeDrafts()
    page.seeEscalated()
  })
})
