import { describe, expect, test } from 'vitest'

import { participantArea } from '../models.ts'
import { chartModel } from '../support/chart-model.ts'
import { cases } from './participant-area.cases.ts'
import { openAreaStart } from './participant-area.page.tsx'

const model = chartModel(participantArea.machine, participantArea)

describe('participant area: every path of the chart, on the rendered button', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openAreaStart()

    await path.walk({
      events: {
        'area.requested': () => page.press(),
        'xstate.done.actor.openArea': () => page.opens(),
        'xstate.error.actor.openArea': ({ error }) => page.fails(error),
      },
      states: {
        offered: () => {
          page.seeBusy(false)
          page.seeAlert(null)
          page.seeEscalated()
        },
        opening: () => {
          page.seeBusy(true)
          page.seeAlert(null)
        },
        failed: () => {
          page.seeBusy(false)
          page.seeAlert('Não foi possível abrir a área do participante. Tente novamente.')
          page.seeEscalated()
        },
        escalated: () => page.seeEscalated(cases['a sessão expirou'].error),
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./participant-area.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    // A fund without an area has a test below.
    expect(model.untaken()).toEqual(['participant-area/arriving/always#2'])
    expect(model.unreached()).toEqual([])
  })
})

test('participant area: a second click while it opens makes no second call', async () => {
  const page = openAreaStart()
  await page.press()
  await page.press()
  page.seeAsked(1)
})

test('participant area: without an area there is no button', () => {
  const page = openAreaStart(false)
  page.seeState('absent')
  page.seeNothing()
})
