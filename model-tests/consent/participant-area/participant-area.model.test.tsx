import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases } from './participant-area.cases.ts'
import { participantArea, row } from './participant-area.models.ts'
import { openAreaStart } from './participant-area.page.tsx'

const modelOf = (hasParticipantArea: boolean, visit: string) =>
  chartModel(participantArea.machine, {
    ...participantArea,
    input: { hasParticipantArea },
    ways: waysThrough(row, visit),
  })

const models = {
  'o fundo tem a área': modelOf(true, 'o fundo tem a área'),
  'o fundo não tem a área': modelOf(false, 'o fundo não tem a área'),
}

describe.each(Object.entries(models))(
  'participant area, %s: every path of the chart, on the rendered button',
  (_, model) => {
    test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
      const page = openAreaStart(model.input.hasParticipantArea)

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
          absent: () => {
            page.seeState('absent')
            page.seeNothing()
          },
          escalated: () => page.seeEscalated(cases['a sessão expirou'].error),
        },
      })
    })
  },
)

test('participant area: a second click while it opens makes no second call', async () => {
  const page = openAreaStart()
  await page.press()
  await page.press()
  page.seeAsked(1)
})
