import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { input as acceptance, arrived, pendingUploads } from '../acceptance/acceptance.cases.ts'
import { openAcceptance } from '../acceptance/acceptance.page.tsx'
import { arrival } from './acceptance-correction.cases.ts'
import { model as build, row } from './acceptance-correction.models.ts'

const UPLOADS = { 'o arquivo está a caminho': pendingUploads, 'o arquivo chegou': arrived } as const

const model = build().along(waysThrough(row))

// ACCEPT-16
describe('acceptance correction: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openAcceptance(acceptance)
    await page.readEnds(arrival.output)
    await path.walk({
      events: {
        'documentRows.attaching': () => page.pressClip('CPF (Ana Duarte)'),
        'documentRows.settled': () => page.chooseNothing(),
        'documentRows.changed': ({ case: name }) => page.toRows(UPLOADS[name]),
        'request.submitted': () => page.click('Enviar'),
        'send.confirmed': () => page.click('Finalizar e enviar'),
        'send.dismissed': () => page.click('Ainda não'),
        'xstate.done.actor.sendAgain': ({ output }) => page.sendingEnds(output),
      },
      states: {
        open: () => {
          page.seeRowsVisible(true)
          page.seeNoAnswer()
          page.seeChooser(false)
          page.seeSendQuestion(false)
        },
        attaching: () => page.seeRowsVisible(false),
        confirming: () => page.seeSendQuestion(true),
        sending: () => page.seeSentAgain(),
        sent: () => page.seeSentTo('/'),
        refused: () => page.seeReads(2),
      },
    })
  })
})
