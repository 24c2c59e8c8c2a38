import { describe, expect, test } from 'vitest'

import { load } from '../models.ts'
import { chartModel } from '../support/chart-model.ts'
import { cases, input } from './load.cases.ts'
import { openLoad } from './load.page.tsx'

const model = chartModel(load.machine, load)

describe('load: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openLoad(input)
    let failure: unknown
    let asked = 1

    await path.walk({
      events: {
        'xstate.done.actor.call': ({ output }) => page.arrives(output),
        'xstate.error.actor.call': ({ error }) => {
          failure = error
          return page.fails(error)
        },
        'xstate.after.retryAfter.load.limited': async () => {
          await page.pass(89_999)
          page.seeRetry(false, 'Aguarde 2 minutos para tentar novamente.')
          await page.pass(1)
        },
        'call.retried': () => {
          asked += 1
          return page.retryInDialog()
        },
        'retry.chosen': () => {
          asked += 1
          return page.retry()
        },
      },
      states: {
        calling: () => {
          page.seeAwaited()
          page.seeAsked(...Array.from({ length: asked }, () => ({ id: 7 })))
        },
        interrupted: () => {
          page.seeAwaited()
          page.seeInterruptionReported(1)
        },
        limited: () => {
          page.seeRefused('Muitas chamadas em pouco tempo.')
          page.seeRetry(false, 'Aguarde 2 minutos para tentar novamente.')
          page.seeInterruptionReported(0)
        },
        refused: ({ context: { refusal } }) => {
          page.seeRefused(
            refusal.message ?? 'O servidor não atendeu ao pedido. Tente novamente em instantes.',
          )
          page.seeRetry(true, refusal.wait === null ? '' : 'Você já pode tentar novamente.')
          page.seeInterruptionReported(0)
        },
        escalated: () => page.seeEscalated(failure),
        loaded: () => {
          page.seeOutput({ kind: 'loaded', reply: { id: 7 } })
          page.seeInterruptionReported(0)
        },
        notFound: () => {
          page.seeOutput({ kind: 'notFound' })
          page.seeInterruptionReported(0)
        },
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./load.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})

test('load: a press before the time that the server asked for asks for nothing', async () => {
  const page = openLoad(input)
  await page.fails(cases['o servidor pede 90 segundos'].error)
  await page.retry()
  page.seeAsked({ id: 7 })
  page.seeRefused('Muitas chamadas em pouco tempo.')
})

test('load: without a press, nothing is asked for again', async () => {
  const page = openLoad(input)
  await page.fails(cases['o servidor pede 90 segundos'].error)
  await page.pass(3_600_000)
  page.seeAsked({ id: 7 })
})

test('load: where nothing can be missing, a 404 is a refusal like any other', async () => {
  const page = openLoad({ ...input, mayBeMissing: false })
  await page.fails(cases['o servidor responde 404'].error)
  page.seeRefused('Não encontrado.')
  page.seeRetry(true, '')
})
