import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { CloudPickerInput, PickingRequest } from '#machines/documents/cloud-picker/index.ts'

import { asked, cloudDocument, picking, twelve, visit } from './cloud-picker.cases.ts'
import { openCloudPicker } from './cloud-picker.page.tsx'

const oneDocument: readonly CloudDocument[] = [cloudDocument({ id: 1, fileName: 'rg.pdf' })]
const ofDependant = visit({ row: { documentTypeId: 9, rowId: 31, dependantId: 60 } })
const ana = {
  dependantId: 60,
  name: 'Ana Duarte',
  documents: [asked({ documentId: null, situationId: null })],
}

async function open(input: CloudPickerInput, request: PickingRequest | null, documents = oneDocument) {
  const page = openCloudPicker(input)
  await page.requestArrives(request)
  await page.listArrives(documents)
  return page
}

// CLOUD-08, CLOUD-09, CLOUD-11, NAV-29
describe('cloud picker: while a document is being attached', () => {
  test('further clicks have no effect', async () => {
    const page = await open(visit(), picking(), twelve)
    await page.attach('rg-12.pdf')
    await page.attach('rg-12.pdf')
    await page.attach('rg-9.pdf')
    await page.turnForward()
    page.seeAttaching('rg-12.pdf', 'Voltar')
    page.seeAttachmentAsked({ document: { id: 12 } })
  })

  test('after a lost connection, the retry attaches the same document', async () => {
    const page = await open(visit(), picking(), twelve)
    await page.attach('rg-12.pdf')
    await page.interruptAttachment()
    page.seeAttaching('rg-12.pdf', 'Voltar')
    page.seeSentTo()
    await page.retry()
    page.seeAttachmentAsked({ document: { id: 12 } }, { document: { id: 12 } })
    await page.endAttachment({ kind: 'done', reply: undefined })
    page.seeNoticed('Documento anexado com sucesso!')
  })

  test('a document of the second page is attached, and a refusal leaves that page open', async () => {
    const page = await open(visit(), picking(), twelve)
    await page.turnForward()
    await page.attach('rg-1.pdf')
    page.seeAttachmentAsked({ document: { id: 1 } })
    await page.endAttachment({ kind: 'refused', status: 409, message: 'Não pode.', problems: [] })
    await page.requestArrives(picking())
    page.seeAlert('Não pode.')
    page.seeAlertFocused()
    page.seeFiles('rg-2.pdf', 'rg-1.pdf')
  })
})

describe('cloud picker: failures before anything is loaded', () => {
  const refusal = (message: string) => new CallError({ kind: 'refused', status: 403, message, problems: [] })

  test('two refused reads are shown one after the other, and retried separately', async () => {
    const page = openCloudPicker(visit())
    await page.listFails(refusal('A nuvem não está disponível.'))
    await page.requestFails(refusal('O requerimento está bloqueado.'))
    page.seeTitle('Não foi possível carregar agora')
    page.seeAlert('A nuvem não está disponível.')
    page.seeNoInterruption()
    await page.click('Tentar novamente')
    page.seeAlert('O requerimento está bloqueado.')
    await page.listArrives(oneDocument)
    await page.click('Tentar novamente')
    page.seeLoading()
    await page.requestArrives(picking())
    page.seeFiles('rg.pdf')
  })
})

describe('cloud picker: after a refusal the request is read again', () => {
  async function refuse(message: string | null) {
    const page = await open(visit(), picking(), twelve)
    await page.attach('rg-12.pdf')
    await page.endAttachment({ kind: 'refused', status: 409, message, problems: [] })
    return page
  }

  test.each([
    [
      'takes no more documents',
      picking({ status: 'A' }),
      null,
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
    ],
    [
      'has that document checked',
      picking({ documents: [asked({ situationId: 1 })] }),
      null,
      'O documento já foi conferido e não pode ser trocado.',
    ],
    [
      'takes none, as the refusal says,',
      picking({ status: 'A' }),
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
    ],
  ])(
    'if the request %s, the list is read-only and the link back is the main button',
    async (_, request, refusal, alert) => {
      const page = await refuse(refusal)
      await page.requestArrives(request)
      page.seeTitle('Meus documentos: Documento de identidade', 'Aposentadoria, protocolo 2026000007')
      page.seeAlert(alert)
      page.seeAlertFocused()
      page.seeSaidOnce(alert)
      page.seeChoosable('rg-9.pdf', false)
      page.seeMain('Voltar')
    },
  )

  test('the refusal is shown at once, without waiting for the reply', async () => {
    const page = await refuse('Este documento foi recusado.')
    page.seeAlert('Este documento foi recusado.')
    page.seeAlertFocused()
    await page.click('Voltar')
    page.seeWent('/requerimento01/7/1/3')
  })

  test('a reply that arrives while another document is being attached is ignored', async () => {
    const page = await refuse('Este documento foi recusado.')
    await page.attach('rg-9.pdf')
    await page.requestArrives(picking({ status: 'A' }))
    page.seeAttaching('rg-9.pdf', 'Voltar')
    await page.endAttachment({ kind: 'done', reply: undefined })
    page.seeAttachmentAsked({ document: { id: 12 } }, { document: { id: 9 } })
    page.seeNoticed('Documento anexado com sucesso!')
  })

  test('a document that was attached to the row elsewhere is marked as attached', async () => {
    const page = await refuse('Este documento foi recusado.')
    page.seeChoosable('rg-11.pdf', false)
    await page.requestArrives(picking({ documents: [asked({ documentId: 9 })] }))
    page.seeChoosable('rg-9.pdf', false)
    page.seeAccepted(9, false)
    page.seeChoosable('rg-11.pdf', true)
  })

  test('if the request no longer needs the document, it is shown as it is now', async () => {
    const page = await refuse('Este documento foi recusado.')
    const { summary } = picking({ status: 'A' })
    await page.requestArrives({
      ...picking({ documents: [] }),
      summary: { ...summary, protocol: '2026000008' },
    })
    page.seeTitle('Documento não pedido', 'Aposentadoria, protocolo 2026000008')
  })
})

describe('cloud picker: a document that has not passed the scan', () => {
  const openScanned = (scan: CloudDocument['scan']) =>
    open(visit(), picking(), [cloudDocument({ id: 1, fileName: 'rg.pdf', scan })])

  test('a waiting document is marked, can be attached and cannot be opened', async () => {
    const page = await openScanned('waiting')
    page.seeRow(0, 'Documento de identidade', 'rg.pdf', '05/10/2026', 'Em verificação de segurança', 'Anexar')
    page.seeButton('Ver', false)
    page.seeAccepted(1, true)
  })

  test('an infected document is marked with advice, and can be neither opened nor attached', async () => {
    const page = await openScanned('infected')
    page.seeRow(
      0,
      'Documento de identidade',
      'rg.pdf',
      '05/10/2026',
      'Recusado na verificação de segurança. Envie outro arquivo.',
      'Não pode ser anexado',
    )
    page.seeButton('Ver', false)
    page.seeAccepted(1, false)
  })
})

describe('cloud picker: the row that needs a document', () => {
  test("the row of a dependant shows the person's name, and its id is sent", async () => {
    const page = await open(ofDependant, picking({ people: [ana] }))
    page.seeTitle(
      'Escolher em Meus documentos: Documento de identidade (Ana Duarte)',
      'Aposentadoria, protocolo 2026000007',
    )
    await page.attach('rg.pdf')
    page.seeAttachmentAsked({ row: { documentTypeId: 9, rowId: 31, dependantId: 60 } })
  })

  test.each([
    ['of a dependant who was removed', ofDependant, picking()],
    ['of the holder with the id of a dependant’s row', visit(), picking({ documents: [], people: [ana] })],
    ['that requires another type now', visit(), picking({ documents: [asked({ typeId: 8 })] })],
  ])('a row %s is reported as missing', async (_case, input, request) => {
    const page = await open(input, request)
    page.seeTitle('Documento não pedido', 'Aposentadoria, protocolo 2026000007')
  })
})

describe('cloud picker: a document that the fund rejected for the row', () => {
  const rejected = (rowId: number) =>
    cloudDocument({ id: 1, fileName: 'rg.pdf', rejections: [{ rowId, at: '2026-11-18T12:00:00Z' }] })

  test('it is shown with the date, and cannot be chosen', async () => {
    const page = await open(visit(), picking({ documents: [asked({ documentId: 11 })] }), [rejected(31)])
    page.seeAccepted(1, false)
    page.seeRow(
      0,
      'Documento de identidade',
      'rg.pdf',
      '05/10/2026',
      'VerBaixar',
      'Rejeitado pelo fundo em 18/11/2026',
    )
  })

  test('it is shown without a date if only the request says so', async () => {
    const page = await open(visit(), picking({ documents: [asked({ documentId: 1, situationId: 2 })] }))
    page.seeAccepted(1, false)
    page.seeRow(0, 'Documento de identidade', 'rg.pdf', '05/10/2026', 'VerBaixar', 'Rejeitado pelo fundo')
  })

  test('it can be chosen for another row', async () => {
    const page = await open(visit(), picking({ documents: [asked({ documentId: 11 })] }), [rejected(32)])
    page.seeAccepted(1, true)
  })
})

describe('cloud picker: documents that are already attached', () => {
  test.each([
    {
      what: 'the document of the row',
      input: visit(),
      change: asked({ documentId: 1 }),
      ids: [],
      again: false,
    },
    {
      what: 'a complementary one, for a row',
      input: visit(),
      change: asked({ documentId: null }),
      ids: [1],
      again: true,
    },
    { what: 'a complementary one', input: visit({ row: null }), change: asked(), ids: [1], again: false },
    {
      what: 'that of a row, as a complementary one',
      input: visit({ row: null }),
      change: asked({ documentId: 1 }),
      ids: [],
      again: true,
    },
  ])('$what can be chosen: $again', async ({ input, change, ids, again }) => {
    const page = await open(input, picking({ documents: [change], complementaryIds: ids }))
    page.seeChoosable('rg.pdf', again)
    page.seeAccepted(1, again)
    page.seeRow(
      0,
      'Documento de identidade',
      'rg.pdf',
      '05/10/2026',
      'VerBaixar',
      again ? 'Anexar' : 'Já anexado',
    )
  })
})

describe('cloud picker: links that leave the screen', () => {
  test.each([
    { typeId: 1, path: '/requerimento01/7/1/3' },
    { typeId: 3, path: '/requerimento01/7/3/3' },
    { typeId: 4, path: '/requerimento02/7/4/3' },
    { typeId: 11, path: '/requerimento03/7/11/3' },
  ])('the link back leads to the documents of a request of type $typeId', async ({ typeId, path }) => {
    const page = await open(visit(), picking({ typeId }))
    await page.click('Voltar')
    page.seeWent(path)
  })

  test('before the type is known, the link back leads to a URL that finds it', async () => {
    const page = openCloudPicker(visit({ row: null }))
    await page.click('Sair desta lista de documentos')
    page.seeWent('/requerimento/7/3')
  })

  test('without a request, the link back leads to the list', async () => {
    const page = await open(visit({ row: null, requestId: null }), null)
    await page.click('Voltar')
    await page.click('Enviar documento')
    page.seeWent('/', '/novo')
  })

  test.each([
    {
      name: "a holder's row",
      input: visit(),
      path: '/novo/9/7/31',
      text: 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum deste tipo. Anexe um arquivo do seu aparelho.',
    },
    {
      name: 'a complementary document',
      input: visit({ row: null }),
      path: '/novocomplementar/7',
      text: 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum. Anexe um arquivo do seu aparelho.',
    },
  ])('an empty cloud has a link to the upload for $name', async ({ input, path, text }) => {
    const page = await open(input, picking(), [])
    page.seeNothing(text)
    await page.click('Enviar do aparelho')
    page.seeWent(path)
  })

  test('an empty cloud has no link to the upload if the request takes no more documents', async () => {
    const page = await open(visit(), picking({ status: 'A' }), [])
    page.seeNothing('Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum deste tipo.')
    page.seeButton('Enviar do aparelho', false)
  })

  test('for a dependant, an empty cloud says where to upload', async () => {
    const page = await open(ofDependant, picking({ people: [ana] }), [])
    page.seeNothing(
      'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum deste tipo. Volte aos documentos do requerimento e anexe o arquivo pelo botão Anexar deste documento.',
    )
    page.seeButton('Enviar do aparelho', false)
  })
})

test('cloud picker: a document is opened over the list', async () => {
  const page = await open(visit(), picking())
  await page.open('rg.pdf')
  page.seeFileAsked('ged-1')
})

test('cloud picker: the higher id is first among documents of the same time, and those without a date are last', async () => {
  const page = await open(visit(), picking(), [
    cloudDocument({ id: 3, sentAt: '', recordedAt: '' }),
    cloudDocument({ id: 1 }),
    cloudDocument({ id: 2 }),
  ])
  page.seeFiles('rg-2.pdf', 'rg-1.pdf', 'rg-3.pdf')
  page.seeRow(2, 'Documento de identidade', 'rg-3.pdf', '—', 'VerBaixar', 'Anexar')
})
