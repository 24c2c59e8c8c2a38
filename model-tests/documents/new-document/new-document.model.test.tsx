import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import type { QueryOutcome } from '#machines/calls/query/index.ts'
import type { AskingRequest } from '#machines/documents/new-document/index.ts'
import type { Destination, UploadReceipt } from '#machines/documents/upload/index.ts'
import { required } from '#machines/support/required.ts'

import { waysThrough } from '#tools/chart-paths/planned.ts'
import { cases, visits } from './new-document.cases.ts'
import { models, row } from './new-document.models.ts'
import { openNewDocument } from './new-document.page.tsx'

const ALL = ['CPF', 'Documento de identidade', 'Contracheque']
const DOCUMENTS = '/requerimento01/17/3/3'
const SENT = 'Documento enviado com sucesso!'
const SAVED = 'Documento gravado com sucesso!'
const TYPE = 'Escolha o tipo de documento que você vai enviar'
const FILE = 'Escolha um arquivo para enviar'
const REFUSAL = 'O arquivo não é o que o nome diz.'

type Expected = {
  readonly title: string
  readonly sending: string
  readonly purpose: string | null
  /** From the URL; null without one. */
  readonly type: string | null
  readonly back: string
  readonly notice: string
  readonly destination: Destination
}

const EXPECTED: Readonly<Record<keyof typeof visits, Expected>> = {
  '/novo': {
    title: 'Enviar documento',
    sending: 'Enviando documento',
    purpose: 'O documento fica em Meus documentos. De lá, você pode anexar a qualquer requerimento.',
    type: null,
    back: '/',
    notice: SENT,
    destination: { kind: 'cloud', documentTypeId: 20 },
  },
  '/novo/9': {
    title: 'Enviar documento',
    sending: 'Enviando documento',
    purpose: 'O documento fica em Meus documentos. De lá, você pode anexar a qualquer requerimento.',
    type: 'Documento de identidade',
    back: '/',
    notice: SENT,
    destination: { kind: 'cloud', documentTypeId: 9 },
  },
  '/novo/2/17': {
    title: 'Enviar documento',
    sending: 'Enviando documento',
    purpose:
      'O documento fica em Meus documentos. Para usar no requerimento, clique depois em Anexar na linha que pede este documento.',
    type: 'CPF',
    back: DOCUMENTS,
    notice: SENT,
    destination: { kind: 'cloud', documentTypeId: 2 },
  },
  '/novo/2/17/31': {
    title: 'Enviar documento',
    sending: 'Enviando documento',
    purpose: null,
    type: 'Documento de identidade',
    back: DOCUMENTS,
    notice: SAVED,
    destination: {
      kind: 'row',
      slot: {
        requestId: 17,
        rowId: 31,
        dependantId: null,
        documentTypeId: 9,
        title: 'Documento de identidade',
      },
    },
  },
  '/novocomplementar/17': {
    title: 'Enviar documento complementar',
    sending: 'Enviando documento complementar',
    purpose: 'O documento é incluído no requerimento, além dos que ele pede.',
    type: null,
    back: DOCUMENTS,
    notice: SAVED,
    destination: { kind: 'complementary', requestId: 17, documentTypeId: 20 },
  },
}

/** Why nothing can be sent, by the reply that has the request. */
const OBSTACLES: ReadonlyMap<unknown, string> = new Map([
  [
    cases['chega o requerimento, já em análise'].output,
    'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
  ],
  [
    cases['chega o requerimento, com o documento já conferido'].output,
    'O documento já foi conferido e não pode ser trocado.',
  ],
])

const built = models.map((build) => {
  const { visit, along } = build()
  return Object.assign(along(waysThrough(row, visit)), { visit })
})

// DOCUMENTS-20, NAV-28, UPLOAD-15 to UPLOAD-18
describe.each(built)('new document at $visit: every path of the chart, on the rendered screen', (model) => {
  const { visit } = model
  const expected = EXPECTED[visit]
  const isForRow = visit === '/novo/2/17/31'

  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openNewDocument(visits[visit])
    let type = expected.type
    let problem = REFUSAL
    let obstacle: string | undefined
    let isConfirming = false
    let isStopped = false
    const goOn = async () => {
      if (isStopped) await page.press('Tentar novamente')
      isStopped = false
    }
    const seeForm = () => {
      page.seeTitle(expected.title)
      page.seeTypes(isForRow ? [] : ALL, isForRow ? null : type)
      if (expected.purpose) page.seeText(expected.purpose)
      if (isForRow) page.seeText('Documento de identidade')
      page.seeNothingSending()
    }

    const events = {
      'xstate.done.actor.readRequest': async ({ output }: { output: QueryOutcome<AskingRequest> }) => {
        obstacle = OBSTACLES.get(output)
        await page.readEnds(output)
        if (isConfirming) problem = 'O documento ainda não está no requerimento. Tente novamente.'
        else await page.letFileBeRead()
      },
      'type.chosen': () => {
        type = 'Contracheque'
        return page.choose('Contracheque')
      },
      'document.saved': () => page.press('Gravar'),
      'file.ready': () => page.fileIsGood(),
      'file.lost': () => page.fileIsLost(),
      'upload.stopped': async ({ refusal }: { refusal: string | null }) => {
        await goOn()
        if (refusal === null) {
          isStopped = true
          return page.uploadBreaks()
        }
        problem = REFUSAL
        await page.uploadIsRefused(refusal)
      },
      'upload.finished': async (receipt: UploadReceipt) => {
        await goOn()
        isConfirming = receipt.documentId === null
        await page.uploadEnds(receipt)
      },
      'upload.cancelled': async () => {
        await page.press(isStopped ? 'Desistir' : 'Cancelar o envio')
        isStopped = false
      },
    }

    await page.letFileBeRead()
    await path.walk({
      events,
      states: {
        loading: () => {
          page.seeTitle(null)
          page.seeText('Carregando o requerimento')
          page.seeButtons('Voltar')
        },
        'preparing.choosing.filling': () => {
          seeForm()
          page.seeProblems({})
          page.seeWaiting(false)
        },
        'preparing.choosing.lacking': seeForm,
        'preparing.choosing.awaitingFile': () => {
          seeForm()
          page.seeWaiting(true)
        },
        'preparing.choosing.refused': () => {
          seeForm()
          page.seeText('O documento não foi enviado.')
          page.seeProblems({ file: problem })
          page.seePicked('rg.pdf (1 KB)')
        },
        'preparing.sending': () => {
          if (isStopped) {
            page.seeTitle('O envio não terminou')
            page.seeButtons('Tentar novamente', 'Desistir')
            return
          }
          page.seeTitle(expected.sending)
          page.seeSending(expected.destination)
          page.seeButtons('Cancelar o envio')
        },
        'preparing.confirming': () => {
          page.seeText('Carregando o requerimento')
          page.seeNothingSending()
          page.seeNoNotice()
        },
        sent: () => {
          page.seeNothingSending()
          page.seeNotice(expected.notice)
          page.seeSentTo(expected.back)
        },
        missing: () => {
          page.seeTitle('Requerimento não encontrado')
          page.seeButtons('Ver meus requerimentos')
        },
        rowGone: () => {
          page.seeTitle('Documento não pedido')
          page.seeButtons('Voltar ao requerimento')
        },
        closed: () => {
          page.seeTitle(expected.title)
          page.seeText(required(obstacle, 'expected obstacle'))
          page.seeButtons('Voltar ao requerimento')
        },
      },
    })
  })
})

test('new document: a refusal is shown in place of the form, and a retry loads the form', async () => {
  const page = openNewDocument(visits['/novo/2/17'])
  const message = 'O requerimento está bloqueado.'
  await page.requestFails(new CallError({ kind: 'refused', status: 403, message, problems: [] }))
  page.seeTitle('Não foi possível carregar agora')
  page.seeText(message)
  page.seeButtons('Tentar novamente', 'Voltar')
  await page.press('Tentar novamente')
  page.seeText('Carregando o requerimento')
  await page.requestArrives(cases['chega o requerimento'].output.reply)
  page.seeTitle('Enviar documento')
})

describe('new document: problems at Gravar', () => {
  test('both problems are shown at their controls and in the summary with links', async () => {
    const page = openNewDocument(visits['/novo'])
    await page.press('Gravar')
    page.seeText('Problemas de preenchimento. Verifique o formulário.')
    page.seeProblems({ type: TYPE, file: FILE })
    page.seeSummaryFocused()
    await page.follow(FILE)
    page.seeFocus('arquivo')
    await page.follow(TYPE)
    page.seeFocus('tipo')
  })

  test('a corrected problem is no longer shown', async () => {
    const page = openNewDocument(visits['/novo'])
    await page.press('Gravar')
    await page.choose('CPF')
    page.seeProblems({ file: FILE })
    await page.pick()
    await page.fileIsGood()
    page.seeProblems({})
    page.seeNoText('Problemas de preenchimento. Verifique o formulário.')
  })

  test('a file that is replaced by one that cannot be read is not sent', async () => {
    const page = openNewDocument(visits['/novo/9'])
    await page.pick()
    await page.fileIsGood()
    await page.fileIsLost()
    await page.fileTurnsOutUnreadable()
    await page.press('Gravar')
    page.seeNothingSending()
    page.seeProblems({ file: 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.' })
  })

  test('a file that turns out to be unreadable while Gravar waits for it is reported', async () => {
    const page = openNewDocument(visits['/novo/9'])
    await page.pick()
    await page.press('Gravar')
    page.seeWaiting(true)
    await page.fileTurnsOutUnreadable()
    page.seeWaiting(false)
    page.seeProblems({ file: 'Não foi possível ler o arquivo. Escolha-o de novo ou escolha outro.' })
  })
})

test('new document: a refusal gets the focus, and its link leads to the file', async () => {
  const page = openNewDocument(visits['/novo/9'])
  await page.pick()
  await page.fileIsGood()
  await page.press('Gravar')
  await page.uploadIsRefused(REFUSAL)
  page.seeSummaryFocused()
  await page.follow(REFUSAL)
  page.seeFocus('arquivo')
})

test('new document: a stopped upload is in the page title until it is retried', async () => {
  const page = openNewDocument(visits['/novo/9'])
  await page.pick()
  await page.fileIsGood()
  await page.press('Gravar')
  page.seeWindowTitle('Enviando documento · Fundação Horizonte')
  await page.uploadBreaks()
  page.seeTitle('O envio não terminou')
  page.seeWindowTitle('Erro: O envio não terminou · Fundação Horizonte')
  page.seeText('O envio foi interrompido. Tente novamente em instantes.')
  await page.press('Tentar novamente')
  page.seeTitle('Enviando documento')
  page.seeWindowTitle('Enviando documento · Fundação Horizonte')
})

describe('new document: the type of document', () => {
  test('the type from the URL is preselected and can be changed', async () => {
    const page = openNewDocument(visits['/novo/9'])
    page.seeTypes(ALL, 'Documento de identidade')
    await page.choose('CPF')
    page.seeTypes(ALL, 'CPF')
  })

  test('an unknown type in the URL is ignored', () => {
    const { place, ...rest } = visits['/novo']
    openNewDocument({ ...rest, place: { ...place, documentTypeId: 999 } }).seeTypes(ALL, null)
  })
})

describe('new document: links that leave the screen', () => {
  test('Voltar leads to the list, or to the documents of the request', async () => {
    const alone = openNewDocument(visits['/novo'])
    await alone.press('Voltar')
    alone.seeWent('/')
  })

  test('before the request is loaded, Voltar leads to a URL that finds its type', async () => {
    const page = openNewDocument(visits['/novo/2/17/31'])
    await page.press('Voltar')
    page.seeWent('/requerimento/17/3')
  })

  test('once the request is loaded, Voltar leads to the screen of its type', async () => {
    const page = openNewDocument(visits['/novo/2/17/31'])
    await page.requestArrives(cases['chega o requerimento'].output.reply)
    page.seeText('Resgate, protocolo 2026000017')
    await page.press('Voltar')
    page.seeWent(DOCUMENTS)
  })

  test('after a cancelled upload the file is still chosen', async () => {
    const page = openNewDocument(visits['/novo/9'])
    await page.pick()
    await page.fileIsGood()
    await page.press('Gravar')
    await page.press('Cancelar o envio')
    page.seePicked('rg.pdf (1 KB)')
    await page.press('Gravar')
    page.seeSending({ kind: 'cloud', documentTypeId: 9 })
  })
})
