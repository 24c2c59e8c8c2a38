import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { cases } from './request-view.cases.ts'
import { requestView, row } from './request-view.models.ts'
import { openRequestView, type RequestViewPage } from './request-view.page.tsx'

const model = chartModel(requestView.machine, { ...requestView, ways: waysThrough(row) })

const RETIREMENT = 'Benefício de aposentadoria'

const TITLES: ReadonlyMap<unknown, string> = new Map([
  [cases['chega um requerimento em análise'].output, RETIREMENT],
  [cases['chega um requerimento em exigência'].output, RETIREMENT],
  [cases['chega um requerimento que espera o aceite'].output, 'Aceite de alteração de beneficiários'],
  [cases['chega um requerimento enviado sem dados informados'].output, RETIREMENT],
  [cases['chega um rascunho preenchido'].output, RETIREMENT],
  [cases['chega um rascunho vazio'].output, RETIREMENT],
])

async function seeRequestUnderAnalysis(page: RequestViewPage) {
  page.seeTitle('Benefício de aposentadoria')
  page.seeTabs('Resumo', 'Dados', 'Documentos', 'Mensagens')
  page.seeCorrectionRequest(null)
  page.seeAnswers({
    'O que você faz':
      'Por enquanto nada. Se faltar alguma coisa, avisaremos por e-mail e por mensagem nesta página.',
    'O que o fundo faz': 'Confere os dados informados e os documentos.',
    'Enviado em': '05/10/2026 às 21:32 (horário de Brasília)',
  })
  page.seeStatusPath(
    'já passou por Em elaboração',
    'está em Em análise',
    'falta Conferido',
    'falta Decisão do fundo',
  )
  page.seeCourse(
    '08/10/2026 · FundoMensagemO CPF está ilegível.',
    '06/10/2026MensagemRecebemos o seu requerimento.',
    '05/10/2026 · Marina DuarteSituação: Em análise',
    '05/10/2026Situação: Em elaboração',
  )
  page.seeReceipt(
    ['Protocolo', '2026-000007'],
    ['Enviado em', '05/10/2026 às 21:32 (horário de Brasília)'],
    ['Tipo', 'Benefício de aposentadoria'],
    ['Plano', 'Plano Um'],
    ['Participante', 'Marina Duarte'],
    ['CPF', '529.982.247-25'],
    ['Situação', 'Em análise'],
  )
  page.seeReceiptDocuments(
    ['Marina Duarte', 'Documento de identidade: rg.pdf', 'CPF: cpf.png'],
    ['Documentos complementares', 'Outros: carta.pdf'],
  )
  await page.openTab('Dados')
  page.seeAnswers({ 'Data de demissão': '30/10/2026', Agência: '0123' })
  await page.openTab('Documentos')
  page.seeOnce('Documentos anexados: 1 de 3')
  page.seeRows('Seus documentos', [
    ['Documento de identidade', 'rg.pdf', 'EM ANÁLISE'],
    ['CPF', 'cpf.png', 'REJEITADO'],
  ])
  page.seeRows('Documentos de Ana Duarte', [['Certidão de nascimento', '—', 'NÃO ENVIADO']])
  page.seeRows('Documentos complementares', [['Outros', 'carta.pdf', 'EM ANÁLISE']])
  page.seeInTabButtons(
    'Ver rg.pdf',
    'Baixar rg.pdf',
    'Ver cpf.png',
    'Baixar cpf.png',
    'Ver carta.pdf',
    'Baixar carta.pdf',
  )
  await page.click('Ver cpf.png')
  await page.click('Baixar carta.pdf')
  page.seeFileAsked('78', '79')
  await page.openTab('Mensagens')
  page.seeMessages('08/10/2026 · FundoO CPF está ilegível.', '06/10/2026Recebemos o seu requerimento.')
  page.seeButtons('Voltar')
  await page.click('Voltar')
  page.seeWent('/')
}

async function seeEmptyDraft(page: RequestViewPage) {
  page.seeTitle('Benefício de aposentadoria')
  page.seeCorrectionRequest(null)
  page.seeStatusPath('está em Em elaboração', 'falta Em análise', 'falta Conferido', 'falta Decisão do fundo')
  page.seeNoReceipt()
  await page.sendRefused({ type: 'print.chosen' })
  await page.openTab('Dados')
  page.seeInTab('Este requerimento ainda não tem dados informados.')
  await page.sendRefused({ type: 'answersPrint.chosen' })
  await page.openTab('Documentos')
  page.seeRows('Seus documentos', [['Nenhum documento é pedido.']])
  page.seeInTabButtons()
  page.seeTabs('Resumo', 'Dados', 'Documentos')
  page.seeButtons('Editar', 'Voltar')
  await page.click('Editar')
  page.seeWent('/requerimento01/7/1/0')
}

test('request view: a request under analysis has the expected parts', async () => {
  const page = openRequestView()
  await page.arrive(cases['chega um requerimento em análise'].output.reply)
  await seeRequestUnderAnalysis(page)
})

test('request view: the printed page has either the receipt or all answers', async () => {
  const page = openRequestView()
  await page.arrive(cases['chega um requerimento em análise'].output.reply)
  await page.openTab('Dados')
  await page.click('Imprimir dados informados')
  page.seePrinted(1)
  page.seeNoPaper('Comprovante de envio')
  page.seePaper(
    'Dados para imprimir',
    ['Tipo', 'Benefício de aposentadoria'],
    ['Plano', 'Plano Um'],
    ['Protocolo', '2026-000007'],
    ['Enviado em', '05/10/2026 às 21:32 (horário de Brasília)'],
    ['Participante', 'Marina Duarte'],
    ['CPF', '529.982.247-25'],
    ['Situação', 'Em análise'],
    ['Data de demissão', '30/10/2026'],
    ['Agência', '0123'],
  )
  await page.closePrinting()
  await page.openTab('Resumo')
  await page.click('Imprimir comprovante')
  page.seePrinted(2)
  page.seeNoPaper('Dados para imprimir')
})

test.each([
  ['Resumo', 'Imprimir comprovante', 'Dados', 'Imprimir dados informados', 'Comprovante de envio'],
  ['Dados', 'Imprimir dados informados', 'Resumo', 'Imprimir comprovante', 'Dados para imprimir'],
])(
  'request view: after %s was not printed, the other paper can be',
  async (tab, button, other, next, paper) => {
    const page = openRequestView()
    await page.arrive(cases['chega um requerimento em análise'].output.reply)
    await page.openTab(tab)
    await page.click(button)
    await page.failToPrint(cases['o navegador não imprime'].error)
    await page.openTab(other)
    await page.click(next)
    page.seePrinted(2)
    page.seeNoPaper(paper)
  },
)

test('request view: an empty draft has the expected parts', async () => {
  const page = openRequestView()
  await page.arrive(cases['chega um rascunho vazio'].output.reply)
  await seeEmptyDraft(page)
})

describe('request view: the demand of the fund is first, with a link to the action', () => {
  const demanded = cases['chega um requerimento em exigência'].output.reply
  const withoutWords = cases['chega um requerimento que espera o aceite'].output.reply
  const inGeneral = 'Veja o novo valor e responda se o aceita. Se não aceitar, o requerimento é cancelado.'

  test.each([
    [
      'of its letter',
      demanded,
      'O fundo espera uma correção sua:',
      'O CPF está ilegível.',
      ['Corrigir', '/requerimento01/7/1/0'],
    ],
    [
      'in general where it wrote nothing',
      withoutWords,
      'O fundo espera uma resposta sua:',
      inGeneral,
      ['Ver o valor e responder', '/requerimento05/7'],
    ],
    [
      'last, of an API that keeps no history',
      { ...withoutWords, history: [] },
      'O fundo espera uma resposta sua:',
      'O CPF está ilegível.',
      ['Ver o valor e responder', '/requerimento05/7'],
    ],
  ] as const)('%s', async (_which, request, title, correctionRequest, way) => {
    const page = openRequestView()
    await page.arrive(request)
    page.seeCorrectionRequest([title, correctionRequest], way)
    page.seeOnce(correctionRequest === inGeneral ? inGeneral : 'O que você faz')
    await page.openTab('Documentos')
    page.seeCorrectionRequest([title, correctionRequest], way)
    page.seeNoButton('Corrigir')
  })
})

test('request view: without a history in the reply, the receipt has the date of the request only', async () => {
  const page = openRequestView()
  await page.arrive({ ...cases['chega um requerimento em análise'].output.reply, history: [] })
  page.seeStatusPath('está em Em análise', 'falta Conferido', 'falta Decisão do fundo')
  page.seeReceipt(
    ['Protocolo', '2026-000007'],
    ['Data do requerimento', '05/10/2026'],
    ['Tipo', 'Benefício de aposentadoria'],
    ['Plano', 'Plano Um'],
    ['Participante', 'Marina Duarte'],
    ['CPF', '529.982.247-25'],
    ['Situação', 'Em análise'],
  )
})

test('request view: a refusal is shown in place of the request, and a retry loads the request', async () => {
  const page = openRequestView()
  const message = 'Você não pode ver este requerimento.'
  await page.failToArrive(new CallError({ kind: 'refused', status: 403, message, problems: [] }))
  page.seeTitle('Não foi possível carregar agora')
  page.seeOnce(message)
  page.seeNoInterruption()
  page.seeButtons('Tentar novamente', 'Voltar')
  await page.click('Tentar novamente')
  page.seeLoading()
  await page.arrive(cases['chega um rascunho vazio'].output.reply)
  page.seeTitle('Benefício de aposentadoria')
})

describe('request view: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openRequestView()
    let title: string | undefined
    let printed = 0
    let tab = 'Resumo'
    let printedTab = ''
    const open = (name: string) => {
      tab = name
      return page.openTab(name)
    }
    const print = (button: string, event: Parameters<typeof page.sendRefused>[0]) => {
      if (!page.offers(button)) return page.sendRefused(event)
      printed += 1
      printedTab = tab
      return page.click(button)
    }

    await path.walk({
      events: {
        'xstate.done.actor.readRequest': ({ output }) => {
          title = TITLES.get(output)
          return page.readEnds(output)
        },
        'summary.chosen': () => open('Resumo'),
        'answers.chosen': () => open('Dados'),
        'documents.chosen': () => open('Documentos'),
        'messages.chosen': (event) => (page.hasMessages() ? open('Mensagens') : page.sendRefused(event)),
        'print.chosen': (event) => print('Imprimir comprovante', event),
        'answersPrint.chosen': (event) => print('Imprimir dados informados', event),
        'xstate.done.actor.printPage': () => page.closePrinting(),
        'xstate.error.actor.printPage': ({ error }) => page.failToPrint(error),
      },
      states: {
        loading: () => {
          page.seeAsked()
          page.seeTitle(null)
          page.seeLoading()
          page.seeButtons('Voltar')
        },
        // The other tests look at each part; here it can still be printed.
        'showing.print.reading': () => {
          page.seeTitle(required(title, 'expected title'))
          page.seeNotLoading()
          page.seeNoInterruption()
        },
        'showing.print.notPrinted': () => {
          if (tab !== printedTab) return
          page.seeInTab(
            'Não foi possível abrir a impressão. Tente pelo menu do navegador ou em outro navegador.',
          )
        },
        'showing.tab.summary': () => page.seeOpenTab('Resumo'),
        'showing.tab.answers': () => page.seeOpenTab('Dados'),
        'showing.tab.documents': () => page.seeOpenTab('Documentos'),
        'showing.tab.messages': () => page.seeOpenTab('Mensagens'),
        'showing.print.printing': () => {
          page.seePrinted(printed)
          page.seeNoPaper(printedTab === 'Dados' ? 'Comprovante de envio' : 'Dados para imprimir')
        },
        missing: () => {
          page.seeNotLoading()
          page.seeTitle('Requerimento não encontrado')
          page.seeButtons('Ver meus requerimentos')
          page.seeNoInterruption()
        },
      },
    })
  })
})
