import { describe, test } from 'vitest'

import type { AcceptanceInput } from '#machines/acceptance/acceptance/index.ts'
import type { AcceptanceAnswerOutcome } from '#machines/acceptance/acceptance-answer/index.ts'
import { required } from '#machines/support/required.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import {
  arrived,
  cases,
  file,
  input,
  judged,
  notJudged,
  pendingUploads,
  slot,
  staffInput,
} from './acceptance.cases.ts'
import { models, row } from './acceptance.models.ts'
import { type AcceptancePage, openAcceptance } from './acceptance.page.tsx'

const built = Object.entries(models).map(
  ([name, build]) => [name, build().along(waysThrough(row, name))] as const,
)

const TITLE = 'Aceite de alteração de beneficiários'
const ENDED = 'A situação do requerimento não permite esta alteração.'

const QUESTIONS = {
  SIM: 'Aceitar o novo valor de R$\u00a05.391,75?',
  NAO: 'Recusar o novo valor de R$\u00a05.391,75 e cancelar o requerimento?',
}

/** The choice that a reply of the server restores; null for all others. */
const RESTORED: ReadonlyMap<unknown, 'SIM'> = new Map([
  [cases['chega um aceite com uma escolha guardada'].output, 'SIM'],
])

// ACCEPT-01 to ACCEPT-04, ACCEPT-06, ACCEPT-07, ACCEPT-12, ACCEPT-13, ACCEPT-22, ACCEPT-24, STAFF-05
describe.each(built)('acceptance: every path of the chart, on the rendered screen: %s', (_, model) => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openAcceptance(model.input)
    let chosen: 'SIM' | 'NAO' | null = null
    let isSubmitting = false
    const answerEnds = (outcome: AcceptanceAnswerOutcome) => {
      isSubmitting = false
      return page.answerEnds(outcome)
    }
    await path.walk({
      events: {
        'xstate.done.actor.loadAcceptance': ({ output }) => {
          chosen = RESTORED.get(output) ?? null
          return page.readEnds(output)
        },
        'answer.chosen': ({ answer }) => {
          // The confirmation covers the choice.
          if (!isSubmitting) chosen = answer
          return page.choose(answer)
        },
        'answer.submitted': () => {
          isSubmitting = chosen !== null
          return page.click('Enviar')
        },
        'acceptanceAnswer.accepted': answerEnds,
        'acceptanceAnswer.declined': answerEnds,
        'acceptanceAnswer.overtaken': answerEnds,
        'acceptanceAnswer.refused': answerEnds,
        'acceptanceAnswer.dismissed': answerEnds,
        'acceptanceCorrection.sent': () => page.sendAgain(null),
        'acceptanceCorrection.refused': ({ alert }) => page.sendAgain(alert),
        'situation.given': () => page.judge(null),
        'acceptanceJudgement.refused': ({ alert }) => page.judge(alert),
      },
      states: {
        loading: () => {
          page.seeAsked()
          page.seeLoading()
          page.seeUploadQueueEvent('rows.awaited', { requestId: 19 })
        },
        'answering.undecided': () => {
          page.seeTitle(TITLE)
          page.seeChosen(null)
          page.seeProblem(null)
          page.seeTag('unsaved', false)
          page.seeGuarded(false)
          page.seeDraftDropped()
          page.seeNoDocuments()
        },
        'answering.lacking': () => {
          page.seeProblem('Obrigatório')
          page.seeFocusOn('resposta-SIM')
        },
        'answering.decided': () => {
          page.seeChosen(required(chosen, 'expected choice'))
          page.seeProblem(null)
          page.seeQuestion(null)
          page.seeTag('unsaved', true)
          page.seeGuarded(true)
        },
        'answering.submitting': () => {
          page.seeQuestion(QUESTIONS[required(chosen, 'expected choice')])
          page.seeTag('unsaved', true)
        },
        correcting: () => {
          page.seeNoAnswer()
          page.seeDraftDropped()
          page.seeRowsVisible(true)
        },
        judging: () => {
          page.seeNoAnswer()
          page.seeText(
            'Veja cada documento, escolha a situação dele e clique em Gravar. Cada leitura de um documento fica registrada.',
          )
        },
        reading: () => {
          page.seeTitle(TITLE)
          page.seeNoAnswer()
          page.seeLists({})
        },
        missing: () => page.seeTitle('Requerimento não encontrado'),
        unconsented: () => {
          page.seeLoading()
          page.seeConsentWanted(1)
        },
        elsewhere: () => page.seeSentTo('/requerimento01/19', true),
        ended: () => page.seeSentTo('/'),
      },
    })
  })
})

async function arrive(name: keyof typeof cases, given: AcceptanceInput = input): Promise<AcceptancePage> {
  const page = openAcceptance(given)
  const { output } = cases[name] as (typeof cases)['chega um aceite em análise']
  await page.readEnds(output)
  return page
}

describe('acceptance: a participant who has to answer', () => {
  test('the screen shows the people, both amounts, the differences and the message of the fund', async () => {
    const page = await arrive('chega um aceite que espera a resposta')
    page.seeAmounts({
      'Valor atual': 'R$\u00a05.820,40',
      'Novo valor': 'R$\u00a05.391,75',
      Diferença: 'R$\u00a0428,65 a menos',
    })
    page.seeCards('Ana DuarteParentescoCônjugeCPF693.018.254-06Data de nascimento14/08/1963')
    page.seeMessages('19/11/2026Veja o novo valor.')
    page.seeCorrectionRequest('Veja o novo valor.')
    page.seeButtons('Enviar', 'Voltar')
    await page.click('Voltar')
    page.seeWent('/')
  })

  test('the confirmation names the amount and the consequence, and can be cancelled', async () => {
    const page = await arrive('chega um aceite que espera a resposta')
    await page.choose('SIM')
    await page.click('Enviar')
    page.seeQuestion(
      'Aceitar o novo valor de R$\u00a05.391,75?',
      'O valor do seu benefício passa de R$\u00a05.820,40 para R$\u00a05.391,75, e o requerimento segue para a alteração.',
      'Depois de enviada, a resposta não pode ser mudada.',
    )
    await page.answerEnds({ type: 'acceptanceAnswer.dismissed' })
    page.seeQuestion(null)
    await page.choose('NAO')
    await page.click('Enviar')
    page.seeQuestion(
      'Recusar o novo valor de R$\u00a05.391,75 e cancelar o requerimento?',
      'O requerimento é cancelado, e o fundo não faz a alteração que você pediu.',
      'Depois de enviada, a resposta não pode ser mudada.',
    )
    page.seeKept('SIM', 'NAO')
  })

  test('the confirmation omits the current amount if it is unknown', async () => {
    const page = await arrive('chega um aceite sem o valor de hoje')
    page.seeAmounts({ 'Novo valor': 'R$\u00a05.391,75' })
    await page.choose('SIM')
    await page.click('Enviar')
    page.seeQuestion(
      'Aceitar o novo valor de R$\u00a05.391,75?',
      'O valor do seu benefício passa a ser R$\u00a05.391,75, e o requerimento segue para a alteração.',
    )
  })

  test.each([
    ['SIM', 'acceptanceAnswer.accepted', 'Requerimento enviado para alteração do valor do benefício!'],
    ['NAO', 'acceptanceAnswer.declined', 'Requerimento cancelado com sucesso!'],
  ] as const)('the answer %s ends with a notice on the list', async (answer, type, text) => {
    const page = await arrive('chega um aceite que espera a resposta')
    await page.choose(answer)
    await page.click('Enviar')
    await page.answerEnds({ type, isRecorded: true })
    page.seeNotices(text)
    page.seeAside(undefined)
    page.seeSentTo('/')
    page.seeDraftDropped()
  })

  test.each([
    ['SIM', 'acceptanceAnswer.accepted', 'Requerimento enviado para alteração do valor do benefício!'],
    ['NAO', 'acceptanceAnswer.declined', 'Requerimento cancelado com sucesso!'],
  ] as const)(
    'the notice of %s says beside the success that the message was not recorded (D-141)',
    async (answer, type, text) => {
      const page = await arrive('chega um aceite que espera a resposta')
      await page.choose(answer)
      await page.click('Enviar')
      await page.answerEnds({ type, isRecorded: false })
      page.seeNotices(text)
      page.seeAside('A mensagem não foi gravada.')
      page.seeSentTo('/')
    },
  )

  test('an unsent choice is restored, unless the request has changed', async () => {
    const page = await arrive('chega um aceite com uma escolha guardada')
    page.seeChosen('SIM')
    page.seeText('Recuperamos a escolha que você fez às 09:05 e não enviou.')
    await page.choose('NAO')
    page.seeText('Ainda não enviada. A sua escolha fica guardada só nesta aba (10:32).')
  })

  test.each([
    [
      'V',
      'NAO',
      'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi aceito. A primeira resposta é a que vale.',
    ],
    [
      'N',
      'SIM',
      'Este requerimento já tinha sido respondido em outra janela ou outro aparelho: o novo valor foi recusado, e o requerimento foi cancelado. A primeira resposta é a que vale.',
    ],
  ] as const)(
    'after an answer on another device that led to %s, the current status is shown',
    async (status, mine, text) => {
      const page = await arrive('chega um aceite que espera a resposta')
      await page.choose(mine)
      await page.click('Enviar')
      await page.answerEnds({ type: 'acceptanceAnswer.overtaken', status })
      page.seeReads(2)
      await page.readEnds(cases['chega um aceite já respondido'].output)
      page.seeAlert(text)
      page.seeNoAnswer()
      page.seeNotices()
      page.seeDraftDropped()
      page.seeText('Você aceitou o novo valor.')
    },
  )

  test("a refusal is shown with the server's message, and keeps the choice if it is still possible", async () => {
    const page = await arrive('chega um aceite que espera a resposta')
    await page.choose('SIM')
    await page.click('Enviar')
    await page.answerEnds({ type: 'acceptanceAnswer.refused', message: ENDED })
    await page.readEnds(cases['chega um aceite que espera a resposta'].output)
    page.seeAlert(ENDED)
    page.seeChosen('SIM')
    await page.choose('NAO')
    page.seeAlert(null)
  })

  test('a refusal without a message has a default text', async () => {
    const page = await arrive('chega um aceite que espera a resposta')
    await page.choose('SIM')
    await page.click('Enviar')
    await page.answerEnds({ type: 'acceptanceAnswer.refused', message: null })
    await page.readEnds(cases['chega um aceite já respondido'].output)
    page.seeAlert('Não foi possível gravar a sua resposta. Tente novamente.')
  })

  test('without a new amount there is no answer to choose', async () => {
    const page = await arrive('chega um aceite sem o novo valor')
    page.seeText('O fundo ainda não informou o novo valor.')
    page.seeNoAnswer()
  })
})

describe('acceptance: a participant who corrects documents', () => {
  test('the request can be sent once no document is missing', async () => {
    const page = await arrive('chega um aceite em exigência')
    page.seeUploadQueueEvent('rows.reported', {
      requestId: 19,
      rows: [
        { rowId: 31, dependantId: 60 },
        { rowId: 32, dependantId: 60 },
      ],
    })
    page.seeRows(
      'Documentos de Ana Duarte',
      ['CPF', 'cpf-ana.pdf', 'REJEITADO', 'Enviar outro arquivo'],
      ['Certidão de casamento', 'certidao.pdf', 'CONFERIDO', '—'],
    )
    page.seeLacking('CPF (Ana Duarte)')
    page.seeButtonOff('Enviar', true)
    await page.click('Enviar')
    page.seeSent(0)

    await page.press('Anexar CPF (Ana Duarte): Enviar outro arquivo')
    await page.chooseFile(file)
    page.seeUploadQueueEvent('transfer.wanted', {
      slot,
      file,
      request: { typeId: 16, name: 'Aceite de alteração de beneficiários, protocolo 2026000019' },
    })
    await page.toRows(pendingUploads)
    page.seeLacking('CPF (Ana Duarte) (envio não terminado)')
    await page.toRows(arrived)
    page.seeRows(
      'Documentos de Ana Duarte',
      ['CPF', 'cpf-nitido.pdf', 'EM ANÁLISE'],
      ['Certidão de casamento', 'certidao.pdf', 'CONFERIDO'],
    )
    page.seeLacking()
    page.seeButtonOff('Enviar', false)
    await page.click('Enviar')
    page.seeSendQuestion(true)
    page.seeSent(0)
    await page.click('Ainda não')
    page.seeSendQuestion(false)
    await page.click('Enviar')
    await page.escape()
    page.seeSendQuestion(false)
    page.seeSent(0)
    await page.click('Enviar')
    await page.click('Finalizar e enviar')
    await page.sendingEnds({ kind: 'done', reply: undefined })
    page.seeNotices('Requerimento enviado para análise!')
    page.seeRequestSent({ type: 'request.sent', requestId: 19, protocol: '2026000019' })
    page.seeSentTo('/')
  })

  test('a document can be chosen from the cloud on a separate screen', async () => {
    const page = await arrive('chega um aceite em exigência')
    await page.press('Anexar CPF (Ana Duarte): Enviar outro arquivo')
    await page.preferCloud()
    page.seeSentTo('/docsbnfportipo/2/19/31/60/16')
  })

  test.each([
    [
      'a message',
      { message: 'O requerimento foi alterado em outra janela. Recarregue a página.', problems: [] },
      'O requerimento foi alterado em outra janela. Recarregue a página.',
    ],
    [
      'problems',
      { message: 'Não.', problems: [{ path: 'documentos', message: 'Falta para enviar: CPF (Ana Duarte)' }] },
      'Falta para enviar: CPF (Ana Duarte)',
    ],
    ['nothing', { message: null, problems: [] }, 'Não foi possível salvar o requerimento.'],
  ] as const)('a refusal with %s is shown, and the request is read again', async (_, said, text) => {
    const page = await arrive('chega um aceite em exigência')
    await page.toRows(arrived)
    await page.click('Enviar')
    await page.click('Finalizar e enviar')
    await page.sendingEnds({ kind: 'refused', status: 409, ...said })
    page.seeReads(2)
    await page.readEnds(cases['chega um aceite em análise'].output)
    page.seeAlert(text)
    page.seeNoDocuments()
  })
})

describe("acceptance: a member of the fund's staff", () => {
  const CPF = 'Situação de CPF (Ana Duarte)'
  const SAVE = 'Gravar a situação de CPF (Ana Duarte)'

  async function reject(page: AcceptancePage) {
    await page.give(CPF, 2)
    await page.typeReason('Ilegível.')
    await page.press(SAVE)
  }

  test('a situation can be set for a document of a beneficiary', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    page.seeCorrectionRequest(null)
    page.seeText(
      'Veja cada documento, escolha a situação dele e clique em Gravar. Cada leitura de um documento fica registrada.',
    )
    await reject(page)
    await page.judgingEnds(judged)
    page.seeNotices('Situação do documento gravada.')
    page.seeJudged(2)
    page.seeReason(null)
    await page.sendToJudgement({ type: 'situation.chosen', dependantId: 60, rowId: 31, situationId: 5 })
    page.seeJudged(2)
  })

  test('sees whose request it is (STAFF-18)', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    page.seeOwner('Marina Duarte Alves', '529.982.247-25')
  })

  test('a participant sees no card with the own name', async () => {
    const page = await arrive('chega um aceite que espera a resposta')
    page.seeOwner()
  })

  test('a situation is saved by Gravar alone, a rejection with its reason (D-135)', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    await page.give(CPF, 2)
    page.seeJudged()
    page.seeReason('')
    await page.press(SAVE)
    page.seeJudged()
    page.seeReason('', 'Escreva o motivo da rejeição: é ele que o participante lê.')
    page.seeFocusOn('motivo-31')
    await page.typeReason('   ')
    await page.press(SAVE)
    page.seeJudged()
    await page.typeReason(' A foto está cortada. ')
    page.seeReason(' A foto está cortada. ')
    await page.press(SAVE)
    page.seeJudgement({
      row: { requestId: 19, rowId: 31, dependantId: 60, documentTypeId: 2 },
      documentId: 70,
      situationId: 2,
      reason: 'A foto está cortada.',
      cpf: '81940527341',
    })
  })

  test('another situation asks no reason, and the saved one takes the choice back', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    await page.give(CPF, 2)
    await page.typeReason('Cortada.')
    await page.give(CPF, 1)
    page.seeReason(null)
    await page.give(CPF, 2)
    page.seeReason('Cortada.')
    await page.give(CPF, 4)
    page.seeReason(null)
    page.seeButtons('Ver', 'Baixar', 'Ver', 'Baixar', 'Enviar documento', 'Meus requerimentos')
    await page.give(CPF, 1)
    await page.press(SAVE)
    page.seeJudgement({
      row: { requestId: 19, rowId: 31, dependantId: 60, documentTypeId: 2 },
      documentId: 70,
      situationId: 1,
      reason: '',
      cpf: '81940527341',
    })
  })

  test('choices in two rows do not disturb each other, and a refusal loses neither', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    await page.give('Situação de Certidão de casamento (Ana Duarte)', 4)
    await reject(page)
    await page.judgingEnds(notJudged)
    await page.readEnds(cases['chega um aceite a avaliar'].output)
    page.seeReason('Ilegível.')
    page.seeLists({
      'Situação de CPF (Ana Duarte)': ['REJEITADO', 'CONFERIDO', 'REJEITADO', 'EM ANÁLISE'],
      'Situação de Certidão de casamento (Ana Duarte)': [
        'EM ANÁLISE',
        'CONFERIDO',
        'REJEITADO',
        'EM ANÁLISE',
      ],
    })
    page.seeJudged(2)
  })

  test('while a row is saved, the others can be chosen and typed in, and keep it (P-765)', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    await reject(page)
    await page.give('Situação de Certidão de casamento (Ana Duarte)', 2)
    await page.typeReason('Falta o verso.', 32)
    await page.judgingEnds(judged)
    page.seeReason(null)
    page.seeReason('Falta o verso.', null, 32)
    page.seeFocusOn('situacao-31')
    await page.press('Gravar a situação de Certidão de casamento (Ana Duarte)')
    page.seeJudgement({
      row: { requestId: 19, rowId: 32, dependantId: 60, documentTypeId: 6 },
      documentId: 71,
      situationId: 2,
      reason: 'Falta o verso.',
      cpf: '81940527341',
    })
  })

  test('a refusal keeps what was chosen, and the focus is at the title, above its reason (P-765)', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    await reject(page)
    await page.give('Situação de Certidão de casamento (Ana Duarte)', 2)
    await page.typeReason('Falta o verso.', 32)
    await page.judgingEnds(notJudged)
    await page.readEnds(cases['chega um aceite a avaliar'].output)
    page.seeReason('Ilegível.')
    page.seeReason('Falta o verso.', null, 32)
    page.seeFocusOnTitle()
    page.seeAlert('Os documentos são avaliados enquanto o requerimento está em análise ou conferido.')
  })

  test('the open request learns whether there is something to save', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    page.seeUnsaved('form.settled')
    await page.give(CPF, 2)
    page.seeUnsaved('form.unsaved')
    await page.give(CPF, 4)
    page.seeUnsaved('form.settled')
    await reject(page)
    page.seeUnsaved('form.unsaved')
    await page.judgingEnds(judged)
    page.seeUnsaved('form.settled')
    await page.give(CPF, 1)
    await page.press(SAVE)
    await page.judgingEnds(notJudged)
    page.seeUnsaved('form.unsaved')
    await page.readEnds(cases['chega um aceite já respondido'].output)
    page.seeUnsaved('form.settled')
  })

  test('a refusal is shown, and the request is read again', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    await reject(page)
    await page.judgingEnds(notJudged)
    await page.readEnds(cases['chega um aceite já respondido'].output)
    page.seeAlert('Os documentos são avaliados enquanto o requerimento está em análise ou conferido.')
    page.seeLists({})
    page.seeText('O participante aceitou o novo valor.')
  })

  test('a refusal disappears when the next situation is stored', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    await reject(page)
    await page.judgingEnds(notJudged)
    await page.readEnds(cases['chega um aceite a avaliar'].output)
    page.seeAlert('Os documentos são avaliados enquanto o requerimento está em análise ou conferido.')
    await reject(page)
    await page.judgingEnds(judged)
    page.seeAlert(null)
  })

  test('links lead to the own requests and to a new document', async () => {
    const page = await arrive('chega um aceite a avaliar', staffInput())
    page.seeButtons('Ver', 'Baixar', 'Ver', 'Baixar', 'Enviar documento', 'Meus requerimentos')
    await page.click('Enviar documento')
    page.seeWent('/novo')
  })

  test("a request that waits for another person's answer is read-only", async () => {
    const page = await arrive('chega um aceite que espera a resposta', staffInput())
    page.seeNoAnswer()
    await page.send({ type: 'answer.chosen', answer: 'SIM' })
    page.seeNoAnswer()
    page.seeLists({})
    page.seeRows(
      'Documentos de Ana Duarte',
      ['CPF', 'cpf-ana.pdf', 'EM ANÁLISE'],
      ['Certidão de casamento', 'certidao.pdf', 'CONFERIDO'],
    )
  })

  test.each([
    ['a participant, whatever the server answers', input],
    ['a role that may only view, whatever the server answers', staffInput(56558)],
    [
      'the owner of the request',
      { ...staffInput(), participant: { ...staffInput().participant, personId: 501 } },
    ],
  ])('there is no select of situations for %s', async (_who, who) => {
    const page = await arrive('chega um aceite a avaliar', who)
    page.seeLists({})
    page.seeNoJudgement()
  })

  test('a participant sees no links for staff', async () => {
    const page = await arrive('chega um aceite a avaliar')
    page.seeButtons('Voltar')
    page.seeNoDocuments()
  })
})
