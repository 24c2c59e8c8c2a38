import { describe, expect, test } from 'vitest'

import { waysThrough } from '#tools/chart-paths/planned.ts'
import { attachedIdentity, loaded, savedReply } from '#tools/samples/wizard.ts'
import { models, row } from './wizard.models.ts'
import { openWizard, type WizardPage } from './wizard.page.tsx'

const built = Object.entries(models).map(
  ([name, build]) => [name, build().along(waysThrough(row, name))] as const,
)

/** Documents and answers are in order, so that the form can be sent. */
const complete = loaded({ documents: [attachedIdentity] })

function seeGone(page: WizardPage, text: string) {
  expect(page.heard.notices.at(-1)).toEqual({ type: 'notice.given', text, tone: 'success' })
  expect(page.heard.router.at(-1)).toMatchObject({ type: 'route.wanted', path: '/', replace: false })
}

// FORM-06, FORM-07, FORM-09, FORM-10, TYPES-24
describe.each(built)('wizard, %s: every path of the chart, on the rendered screen', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openWizard(model.input)
    let ended = ''
    let isInArea = false
    await path.walk({
      events: {
        'xstate.done.actor.loadRequest': ({ output }) => {
          if (output.kind !== 'loaded') return page.requestIsMissing()
          const { typeId } = output.reply.request
          isInArea = typeId === 14
          return page.requestArrives(typeId === 1 ? complete : output.reply)
        },
        'step.requested': ({ step }) => page.requestStep(step),
        'editor.sent': async () => {
          ended = 'sent'
          await page.requestStep(3)
          await page.click('Finalizar requerimento')
          await page.submissionEnds({ type: 'submission.sent' })
        },
        'editor.kept': async ({ status }) => {
          ended = `kept in ${status}`
          await page.click('Gravar e continuar depois')
          await page.submissionEnds({ type: 'submission.keptForLater', reply: savedReply({ status }) })
        },
        'editor.cancelled': async () => {
          ended = 'cancelled'
          await page.click('Cancelar Requerimento')
          await page.submissionEnds({ type: 'submission.cancelled' })
        },
      },
      states: {
        loading: () => {
          page.seeText('Carregando o requerimento')
          page.seeTitle(null)
          expect(page.loads).toHaveLength(1)
        },
        unavailable: () => {
          page.seeTitle('Tipo não disponível')
          page.seeText(isInArea ? IN_AREA : NOT_HERE)
        },
        missing: () => {
          page.seeTitle('Requerimento não encontrado')
          page.seeText('Este requerimento não existe ou não é seu.')
          expect(page.heard.signedIn).toEqual([])
        },
        editing: () => page.seeTitle('Benefício de aposentadoria'),
        ended: () => {
          page.seeTitle(null)
          if (ended === 'cancelled') return seeGone(page, 'Requerimento cancelado com sucesso!')
          if (ended === 'kept in L') return seeGone(page, 'Rascunho gravado. Protocolo 2026-000007.')
          if (ended === 'kept in E') return seeGone(page, 'Alterações gravadas. Protocolo 2026-000007.')
          seeGone(page, 'Requerimento enviado para análise!')
          expect(page.heard.screens.at(-1)).toEqual({
            type: 'request.sent',
            requestId: 7,
            protocol: '2026-000007',
          })
        },
      },
    })
  })
})

const IN_AREA = 'Este requerimento é feito na área do participante, no menu Cadastro/Recadastramento.'
const NOT_HERE = 'Este tipo de requerimento não está disponível para você neste portal.'
