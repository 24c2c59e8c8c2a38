import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { chunk, row } from './chunk.models.ts'
import { openChunk } from './chunk.page.tsx'

const modelOf = (isLoaded: boolean, visit: string) =>
  chartModel(chunk.machine, { ...chunk, input: { isLoaded }, ways: waysThrough(row, visit) })

const models = {
  'ainda não carregada': modelOf(false, 'ainda não carregada'),
  'já carregada': modelOf(true, 'já carregada'),
}

describe.each(Object.entries(models))('chunk, %s: every path of the chart', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openChunk(model.input.isLoaded)
    let reloads = 0

    await path.walk({
      events: {
        'xstate.done.actor.loadChunk': () => page.arrives(),
        'xstate.error.actor.loadChunk': ({ error }) => page.fails(error),
        'xstate.after.patience.chunk.loading': async () => {
          await page.pass(14_999)
          page.seeState('loading')
          await page.pass(1)
        },
        'xstate.error.actor.reloadPage': ({ error }) => page.reloadFails(error),
        'retry.chosen': () => {
          reloads += 1
          return page.retry()
        },
      },
      states: {
        loading: () => {
          page.seeState('loading')
          page.seeAsked(1)
        },
        failed: () => {
          page.seeState('failed')
          page.seeReloaded(reloads)
        },
        // A browser does not repeat a failed `import()`, so a retry reloads the page.
        reloading: () => {
          page.seeReloaded(reloads)
          page.seeAsked(1)
        },
        loaded: () => {
          page.seeState('loaded')
          page.seeAsked(model.input.isLoaded ? 0 : 1)
        },
      },
    })
  })
})
