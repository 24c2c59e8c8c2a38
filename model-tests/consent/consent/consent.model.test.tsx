import { describe, test } from 'vitest'
import { CallError } from '#domain/call-failure.ts'
import type { ConsentInput } from '#machines/consent/consent/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { input, staffInput } from './consent.cases.ts'
import { consent, row } from './consent.models.ts'
import { openConsent } from './consent.page.tsx'

const modelOf = (input: ConsentInput, visit: string) =>
  chartModel(consent.machine, {
    ...consent,
    input,
    ways: waysThrough(row, visit),
  })

const models = {
  'é preciso pedir': modelOf(input, 'é preciso pedir'),
  'não se pede à equipe': modelOf({ ...input, asks: false }, 'não se pede à equipe'),
  'a equipe pede o que é dela': modelOf(staffInput, 'a equipe pede o que é dela'),
}

// CONSENT-06
describe.each(Object.entries(models))(
  'consent, %s: every path of the chart, on the rendered screen',
  (_, model) => {
    test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
      const page = openConsent(model.input)
      const seeDecision = (ticked: boolean, problem: string | null, alert: string | null) => {
        page.seeWhoDecides()
        page.seeWayBack(model.input.participant.roleId !== null)
        page.seeListOnTheAddress()
        page.seeBox(ticked, problem)
        page.seeAlert(alert)
        const isTroubled = problem !== null || alert !== null
        page.seeWindowTitle(`${isTroubled ? 'Erro: ' : ''}Autorização · Fundação Horizonte`)
        page.seeNoEvents()
      }

      await path.walk({
        events: {
          'xstate.done.actor.checkConsent': ({ output }) => page.checkAnswers(output.reply),
          'consent.toggled': ({ agreed }) => page.leaveBox(agreed),
          'consent.saved': () => page.save(),
          'consent.declined': () => page.decline(),
          'xstate.done.actor.grantConsent': ({ output }) => page.grantEnds(output),
        },
        states: {
          checking: () => page.seeWaiting(),
          'deciding.unticked': () => seeDecision(false, null, null),
          'deciding.missing': () => seeDecision(false, 'Obrigatório', null),
          'deciding.ticked': () => seeDecision(true, null, null),
          'deciding.refused': () =>
            seeDecision(true, null, 'Não foi possível gravar a autorização. Tente novamente.'),
          granting: () => {
            page.seeSaving()
            page.seeAlert(null)
            page.seeNoEvents()
          },
          granted: () => page.seeTold({ type: 'consent.granted', cloud: { id: 900, protocolId: '7788' } }),
          declined: () => page.seeTold({ type: 'consent.declined' }),
          notAsked: () => {
            page.seeTold({ type: 'consent.notAsked' })
            page.seeNoRoute()
          },
        },
      })
    })
  },
)

test('consent: a refused check is shown, and can be repeated', async () => {
  const page = openConsent()
  const message = 'Muitas chamadas em pouco tempo.'
  await page.checkFails(new CallError({ kind: 'refused', status: 429, message, problems: [] }))
  page.seeAlert(message)
  page.seeNoEvents()
  await page.tryAgain()
  page.seeAlert(null)
  await page.checkAnswers(null)
  page.seeBox(false, null)
})
