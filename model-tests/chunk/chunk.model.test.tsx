import { describe, expect, test } from 'vitest'

import { chunk } from '../models.ts'
import { chartModel } from '../support/chart-model.ts'
import { openChunk } from './chunk.page.tsx'

const model = chartModel(chunk.machine, chunk)

describe('chunk: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openChunk()
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
        loaded: () => page.seeState('loaded'),
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./chunk.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    // A part that is loaded already has a test below.
    expect(model.untaken()).toEqual(['chunk/checking/always#1'])
    expect(model.unreached()).toEqual([])
  })
})

test('chunk: a loaded part is not loaded again', () => {
  const page = openChunk(true)
  page.seeState('loaded')
  page.seeAsked(0)
})
