// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'

import { failureOf } from '#domain/call-failure.ts'
import { requestViewMachine } from '#machines/request-view/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, input } from './request-view.cases.ts'
import { openRequestView, type RequestViewPage } from './request-view.page.tsx'

const model = chartModel(requestViewMachine, { input, cases })

async function seeRequestUnderAnalysis(page: RequestViewPage) {
  page.seeTitle('Benefício de aposentadoria')
  page.seeTabs('Resumo', 'Respostas', 'Documentos', 'Mensagens')
  page.seeAnswers({
    Tipo: 'Benefício de aposentadoria',
    Plano: 'Plano Um',
    Protocolo: '2026-000007',
    Data: '05/10/2026',
    Situação: 'Em análise',
    'Documentos anexados': '1 de 3',
  })
  await page.openTab('Respostas')
  page.seeAnswers({ 'Data de demissão': '30/10/2026', Agência: '0123' })
  await page.openTab('Documentos')
  page.seeRows('Documentos do titular', [
    ['Documento de identidade', 'rg.pdf', 'EM ANÁLISE'],
    ['CPF', 'cpf.png', 'REJEITADO'],
  ])
  page.seeRows('Documentos de Ana Duarte', [['Certidão de nascimento', '—', 'Não enviado']])
  await page.openTab('Mensagens')
  page.seeMessages('08/10/2026O CPF está ilegível.', '06/10/2026Recebemos o seu requerimento.')
  page.seeButtons('Voltar')
  await page.click('Voltar')
  page.seeAddress('/')
}

async function seeEmptyDraft(page: RequestViewPage) {
  page.seeTitle('Benefício de aposentadoria')
  await page.openTab('Respostas')
  page.seeInTab('Este requerimento ainda não tem respostas.')
  await page.openTab('Documentos')
  page.seeRows('Documentos do titular', [['Nenhum documento é pedido.']])
  await page.openTab('Mensagens')
  page.seeInTab('Não há mensagens.')
  page.seeButtons('Voltar', 'Editar')
  await page.click('Editar')
  page.seeAddress('/requerimento01/7')
}

describe('request view: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openRequestView()
    let failure: unknown

    await path.walk({
      events: {
        'xstate.done.actor.readRequest': ({ output }) => page.arrive(output),
        'xstate.error.actor.readRequest': ({ error }) => {
          failure = error
          return page.failToArrive(error)
        },
      },
      states: {
        loading: () => {
          page.seeAsked()
          page.seeTitle(null)
          page.seeLoading()
          page.seeButtons('Voltar')
        },
        showing: ({ context }) => {
          page.seeNotLoading()
          page.seeNoTroubleTold()
          return context.request.summary.status === 'A' ? seeRequestUnderAnalysis(page) : seeEmptyDraft(page)
        },
        missing: () => {
          page.seeNotLoading()
          page.seeTitle('Requerimento não encontrado')
          page.seeButtons('Voltar')
          page.seeNoTroubleTold()
        },
        halted: () => {
          page.seeTitle(null)
          page.seeTroubleTold(failureOf(failure))
        },
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./request-view.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})
