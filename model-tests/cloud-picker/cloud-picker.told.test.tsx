import { describe, test } from 'vitest'

import { CallError } from '#domain/call-failure.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import type { CloudPickerInput, PickingRequest } from '#machines/cloud-picker/index.ts'

import { asked, cases, cloudDocument, picking, twelve, visit } from './cloud-picker.cases.ts'
import { openCloudPicker } from './cloud-picker.page.tsx'

const one: readonly CloudDocument[] = [cloudDocument({ id: 1, fileName: 'rg.pdf' })]
const ofDependant = visit({ row: { documentTypeId: 9, rowId: 31, dependantId: 60 } })
const ana = {
  dependantId: 60,
  name: 'Ana Duarte',
  documents: [asked({ documentId: null, situationId: null })],
}

async function open(input: CloudPickerInput, request: PickingRequest | null, documents = one) {
  const page = openCloudPicker(input)
  await page.requestArrives(request)
  await page.listArrives(documents)
  return page
}

describe('cloud picker: while a document is being attached', () => {
  test('another press changes nothing', async () => {
    const page = await open(visit(), picking(), twelve)
    await page.attach('rg-12.pdf')
    await page.attach('rg-12.pdf')
    await page.attach('rg-9.pdf')
    await page.turnForward()
    page.seeAttaching('rg-12.pdf', 'Voltar')
    page.seeAttachmentAsked({ document: { id: 12 } })
  })

  test('a connection that breaks leaves it waiting, and the retry attaches the same one', async () => {
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

  test('the one of the second page is attached, and a refusal stays on that page', async () => {
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

describe('cloud picker: a refusal before anything is there', () => {
  const refusal = (message: string) => new CallError({ kind: 'refused', status: 403, message, problems: [] })

  test('of both reads, one is said after the other, and each is made again by itself', async () => {
    const page = openCloudPicker(visit())
    await page.listFails(refusal('A nuvem não está disponível.'))
    await page.requestFails(refusal('O requerimento está bloqueado.'))
    page.seeTitle('Não foi possível carregar agora')
    page.seeAlert('A nuvem não está disponível.')
    page.seeNoInterruption()
    await page.click('Tentar novamente')
    page.seeAlert('O requerimento está bloqueado.')
    await page.listArrives(one)
    await page.click('Tentar novamente')
    page.seeLoading()
    await page.requestArrives(picking())
    page.seeFiles('rg.pdf')
  })
})

describe('cloud picker: after a refusal the request is asked for once more', () => {
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
      'takes none, as the refusal said,',
      picking({ status: 'A' }),
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
      'O requerimento não pode mais receber documentos. Documentos são aceitos só enquanto a situação dele é “Em elaboração” ou “Em exigência”.',
    ],
  ])(
    'where it %s, the list is for reading and the way back is the main button',
    async (_, request, refusal, said) => {
      const page = await refuse(refusal)
      await page.requestArrives(request)
      page.seeTitle('Meus documentos: Documento de identidade', 'Aposentadoria, protocolo 2026000007')
      page.seeAlert(said)
      page.seeAlertFocused()
      page.seeSaidOnce(said)
      page.seeChoosable('rg-9.pdf', false)
      page.seeMain('Voltar')
    },
  )

  test('what was said stands at once, and nobody waits for the answer', async () => {
    const page = await refuse('Este documento foi recusado.')
    page.seeAlert('Este documento foi recusado.')
    page.seeAlertFocused()
    await page.click('Voltar')
    page.seeWent('/requerimento01/7/1/3')
  })

  test('an answer that comes while another one is being attached is nobody’s', async () => {
    const page = await refuse('Este documento foi recusado.')
    await page.attach('rg-9.pdf')
    await page.requestArrives(picking({ status: 'A' }))
    page.seeAttaching('rg-9.pdf', 'Voltar')
    await page.endAttachment({ kind: 'done', reply: undefined })
    page.seeAttachmentAsked({ document: { id: 12 } }, { document: { id: 9 } })
    page.seeNoticed('Documento anexado com sucesso!')
  })

  test('where it takes them, another document can be chosen, and what was said goes with the next press', async () => {
    const page = await refuse('Este documento foi recusado.')
    await page.requestArrives(picking())
    page.seeAlert('Este documento foi recusado.')
    await page.attach('rg-9.pdf')
    page.seeAlert(null)
    page.seeAttachmentAsked({ document: { id: 12 } }, { document: { id: 9 } })
  })

  test('where it does not come, what the server said stands all the same', async () => {
    const page = await refuse('Este documento foi recusado.')
    await page.requestFails(cases['a conexão cai ao reler'].error)
    page.seeAlert('Este documento foi recusado.')
    page.seeChoosable('rg-9.pdf', true)
    page.seeNoInterruption()
  })
})

describe('cloud picker: a document that the scanner has not freed', () => {
  const openScanned = (scan: CloudDocument['scan']) =>
    open(visit(), picking(), [cloudDocument({ id: 1, fileName: 'rg.pdf', scan })])

  test('waiting says so, and can be attached but not opened', async () => {
    const page = await openScanned('waiting')
    page.seeRow(0, 'Documento de identidade', 'rg.pdf', '05/10/2026', 'Em verificação de segurança', 'Anexar')
    page.seeButton('Ver', false)
    page.seeAccepted(1, true)
  })

  test('infected says so with what to do, and can be neither opened nor attached', async () => {
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

describe('cloud picker: which document it is for', () => {
  test("a dependant's row names the person, and is told the server", async () => {
    const page = await open(ofDependant, picking({ people: [ana] }))
    page.seeTitle(
      'Escolher em Meus documentos: Documento de identidade (Ana Duarte)',
      'Aposentadoria, protocolo 2026000007',
    )
    await page.attach('rg.pdf')
    page.seeAttachmentAsked({ row: { documentTypeId: 9, rowId: 31, dependantId: 60 } })
  })

  test.each([
    ['of a dependant who is not there any more', ofDependant, picking()],
    [
      'of the holder, where a dependant has one of that number',
      visit(),
      picking({ documents: [], people: [ana] }),
    ],
    ['that asks for another type now', visit(), picking({ documents: [asked({ typeId: 8 })] })],
  ])('a row %s is not asked for', async (_case, input, request) => {
    const page = await open(input, request)
    page.seeTitle('Documento não pedido', 'Aposentadoria, protocolo 2026000007')
  })
})

describe('cloud picker: what the fund rejected for the row', () => {
  const rejected = (rowId: number) =>
    cloudDocument({ id: 1, fileName: 'rg.pdf', rejections: [{ rowId, at: '2026-11-18T12:00:00Z' }] })

  test('says when, and cannot be chosen', async () => {
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

  test('is said without a date where the request alone tells it', async () => {
    const page = await open(visit(), picking({ documents: [asked({ documentId: 1, situationId: 2 })] }))
    page.seeAccepted(1, false)
    page.seeRow(0, 'Documento de identidade', 'rg.pdf', '05/10/2026', 'VerBaixar', 'Rejeitado pelo fundo')
  })

  test('can be chosen for another row', async () => {
    const page = await open(visit(), picking({ documents: [asked({ documentId: 11 })] }), [rejected(32)])
    page.seeAccepted(1, true)
  })
})

describe('cloud picker: what is attached already', () => {
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

describe('cloud picker: where the ways out lead', () => {
  test.each([
    { typeId: 1, path: '/requerimento01/7/1/3' },
    { typeId: 3, path: '/requerimento01/7/3/3' },
    { typeId: 4, path: '/requerimento02/7/4/3' },
    { typeId: 11, path: '/requerimento03/7/11/3' },
  ])('back to the documents of a request of type $typeId', async ({ typeId, path }) => {
    const page = await open(visit(), picking({ typeId }))
    await page.click('Voltar')
    page.seeWent(path)
  })

  test('before its type is known, the address that asks for it', async () => {
    const page = openCloudPicker(visit({ row: null }))
    await page.click('Sair desta lista de documentos')
    page.seeWent('/requerimento/7/3')
  })

  test('the list, where there is no request', async () => {
    const page = await open(visit({ row: null, requestId: null }), null)
    await page.click('Voltar')
    await page.click('Enviar documento')
    page.seeWent('/', '/novo')
  })

  test.each([
    { name: "a holder's row", input: visit(), path: '/novo/9/7/31' },
    { name: 'a complementary document', input: visit({ row: null }), path: '/novocomplementar/7' },
  ])('an empty cloud leads to the upload for $name', async ({ input, path }) => {
    const page = await open(input, picking(), [])
    await page.click('Enviar do aparelho')
    page.seeWent(path)
  })

  test('for a dependant it says where the upload is', async () => {
    const page = await open(ofDependant, picking({ people: [ana] }), [])
    page.seeNothing(
      'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum deste tipo. Volte aos documentos do requerimento e anexe o arquivo pelo botão Anexar deste documento.',
    )
    page.seeButton('Enviar do aparelho', false)
  })
})

test('cloud picker: a document is opened where it stands', async () => {
  const page = await open(visit(), picking())
  await page.open('rg.pdf')
  page.seeFileAsked('ged-1')
})

test('cloud picker: of documents sent at one moment the newer id comes first, those without a date last', async () => {
  const page = await open(visit(), picking(), [
    cloudDocument({ id: 3, sentAt: '', recordedAt: '' }),
    cloudDocument({ id: 1 }),
    cloudDocument({ id: 2 }),
  ])
  page.seeFiles('rg-2.pdf', 'rg-1.pdf', 'rg-3.pdf')
  page.seeRow(2, 'Documento de identidade', 'rg-3.pdf', '—', 'VerBaixar', 'Anexar')
})
