import { describe, test } from 'vitest'

import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases, input } from './query.cases.ts'
import { query, row } from './query.models.ts'
import { openQuery } from './query.page.tsx'

const model = chartModel(query.machine, { ...query, ways: waysThrough(row) })

/** The message of each refusal, and the description of the retry button. */
const REFUSALS: ReadonlyMap<unknown, readonly [message: string, retry: string]> = new Map([
  [cases['o servidor recusa'].error, ['O requerimento está bloqueado.', '']],
  [
    cases['o servidor recusa sem dizer por quê'].error,
    ['O servidor não atendeu ao pedido. Tente novamente em instantes.', ''],
  ],
  [
    cases['o servidor pede 90 segundos'].error,
    ['Muitas chamadas em pouco tempo.', 'Você já pode tentar novamente.'],
  ],
])

describe('query: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openQuery(input)
    let failure: unknown
    let asked = 1
    let interruptions = 0

    await path.walk({
      events: {
        'xstate.done.actor.call': ({ output }) => page.arrives(output),
        'xstate.error.actor.call': ({ error }) => {
          failure = error
          if (error === cases['a conexão cai'].error) interruptions += 1
          return page.fails(error)
        },
        'xstate.after.retryAfter.query.limited': async () => {
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
          page.seeInterruptionReported(interruptions)
        },
        refused: () => {
          const [message, retry] = required(REFUSALS.get(failure), 'expected refusal')
          page.seeRefused(message)
          page.seeRetry(true, retry)
          page.seeInterruptionReported(interruptions)
        },
        escalated: () => page.seeEscalated(failure),
        loaded: () => {
          page.seeOutput({ kind: 'loaded', reply: { id: 7 } })
          page.seeInterruptionReported(interruptions)
        },
        notFound: () => {
          page.seeOutput({ kind: 'notFound' })
          page.seeInterruptionReported(interruptions)
        },
      },
    })
  })
})

test("query: before the server's waiting time has passed, the retry button has no effect", async () => {
  const page = openQuery(input)
  await page.fails(cases['o servidor pede 90 segundos'].error)
  await page.retry()
  page.seeAsked({ id: 7 })
  page.seeRefused('Muitas chamadas em pouco tempo.')
})

test('query: after the waiting time, nothing is loaded without a click', async () => {
  const page = openQuery(input)
  await page.fails(cases['o servidor pede 90 segundos'].error)
  await page.pass(3_600_000)
  page.seeAsked({ id: 7 })
})

test('query: where nothing can be missing, a 404 is a refusal', async () => {
  const page = openQuery({ ...input, mayBeMissing: false })
  await page.fails(cases['o servidor responde 404'].error)
  page.seeRefused('Não encontrado.')
  page.seeRetry(true, '')
})
