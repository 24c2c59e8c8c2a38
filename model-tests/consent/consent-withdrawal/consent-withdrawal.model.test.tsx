import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { consentWithdrawal, row } from './consent-withdrawal.models.ts'
import { openWithdrawal } from './consent-withdrawal.page.tsx'

const model = chartModel(consentWithdrawal.machine, {
  ...consentWithdrawal,
  ways: waysThrough(row),
})

describe('consent withdrawal: every path of the chart, on the rendered dialog', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openWithdrawal()

    await path.walk({
      events: {
        'withdrawal.requested': () => page.ask(),
        'withdrawal.confirmed': () => page.confirm(),
        'withdrawal.dismissed': () => page.dismiss(),
        'xstate.done.actor.withdrawConsent': ({ output }) => page.ends(output),
      },
      states: {
        idle: () => {
          page.seeNoQuestion()
          page.seeNotices()
        },
        confirming: () => page.seeQuestion(false, null),
        withdrawing: () => {
          page.seeQuestion(true, null)
          page.seeInput()
        },
        refused: () => page.seeQuestion(false, 'Não foi possível retirar a autorização. Tente novamente.'),
        withdrawn: () => {
          page.seeNoQuestion()
          page.seeNotices('Autorização retirada.')
          page.seeScreensNotified()
        },
      },
    })
  })
})

test('consent withdrawal: nothing is withdrawn before the confirmation, and once by two clicks', async () => {
  const page = openWithdrawal()
  await page.ask()
  page.seeAsked(0)
  await page.confirm()
  await page.confirm()
  page.seeAsked(1)
})
