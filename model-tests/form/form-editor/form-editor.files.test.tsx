import { describe, expect, test } from 'vitest'
import { attachedIdentity, identity, letter, loaded, saved } from '#tools/samples/wizard.ts'
import { file, slot } from '../../documents/document-rows/document-rows.cases.ts'
import { arriveAt, type WizardPage } from '../wizard/wizard.page.tsx'

const anasSlot = { ...slot, dependantId: 60, title: 'Documento de identidade (Ana Duarte)' }
const request = { typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' }

/** The same ids, in another request. */
const elsewhere = { ...slot, requestId: 8 }

const ana = { dependantId: 60, name: 'Ana Duarte', documents: [identity] }

const came = (of: typeof slot | typeof anasSlot) =>
  ({
    type: 'uploadQueue.changed',
    pendingUploads: [],
    attached: [{ slot: of, documentId: 70, storeId: 'ged-70', fileName: 'rg.pdf' }],
  }) as const

const onTheWay = (...pendingUploads: readonly (typeof slot)[]) =>
  ({ type: 'uploadQueue.changed', pendingUploads, attached: [] }) as const

/** The events for the upload queue after the initial one with the rows. */
const transferEvents = ({ heard }: WizardPage) => {
  const [awaited, rows, ...others] = heard.uploadQueue
  expect(awaited).toMatchObject({ type: 'rows.awaited', requestId: 7 })
  expect(rows).toMatchObject({ type: 'rows.reported', requestId: 7 })
  return others
}

const pickers = ({ heard }: WizardPage) =>
  heard.router.map(({ path }) => path).filter((path) => path.startsWith('/docs'))

// DOCUMENTS-11
describe('form editor: a file for a row', () => {
  test('a dropped file is sent at once', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.dropOnIdentity([file])
    page.seeDialog(null)
    await page.chooseFile(file)
    page.seeDialog(null)
    expect(transferEvents(page)).toEqual([{ type: 'transfer.wanted', slot, request, file }])
  })

  test.each([
    { whose: 'the holder', label: 'Anexar Documento de identidade', path: '/docsportipo/9/7/31/1' },
    {
      whose: 'a dependant',
      label: 'Anexar Documento de identidade (Ana Duarte)',
      path: '/docsbnfportipo/9/7/31/60/1',
    },
  ])('a file can be chosen from the cloud, at the URL of the row of $whose', async ({ label, path }) => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity], people: [ana] }))
    await page.clickIcon(label)
    await page.chooseCloud()
    expect(pickers(page)).toEqual([path])
    // The message has no link back.
    expect(page.heard.router.at(-1)).toMatchObject({ path })
    expect(transferEvents(page)).toEqual([])
  })
})

describe('form editor: whether the rows with their uploads are shown', () => {
  test('they are shown while the documents are on screen', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    expect(page.isRowVisible()).toBe(true)
  })

  test.each([
    ['another step is shown', async (page: WizardPage) => page.pickStep('Dados')],
    [
      'a dialog is open over them',
      async (page: WizardPage) => page.clickIcon('Anexar Documento de identidade'),
    ],
  ])('they are hidden while %s', async (_where, go) => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await go(page)
    expect(page.isRowVisible()).toBe(false)
  })
})

describe('form editor: the state of uploads', () => {
  test("a document of a person's row is not shown in the row with the same id of another person", async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity], people: [ana] }))
    page.seeMissing('Documento de identidade; Documento de identidade (Ana Duarte)')
    page.uploadQueueChanges(came(anasSlot))
    page.seeMissing('Documento de identidade')
  })

  test('an upload to another request has no effect', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    page.uploadQueueChanges(onTheWay(elsewhere))
    page.seeMissing('Documento de identidade')
    page.uploadQueueChanges(came(elsewhere))
    page.seeMissing('Documento de identidade')
    page.seeNoText('rg.pdf')
  })

  test('a running upload prevents sending again even if the row has a document already', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [attachedIdentity] }))
    page.seeOff('Finalizar requerimento', false)
    page.uploadQueueChanges(onTheWay(slot))
    page.seeOff('Finalizar requerimento', true)
    page.seeMissing('Documento de identidade (envio não terminado)')
    await page.click('Finalizar requerimento')
    page.seeDialog(null)
    page.uploadQueueChanges(onTheWay())
    await page.click('Finalizar requerimento')
    page.seeDialog('Finalizar o requerimento 2026-000007 e enviar para análise?')
  })

  test('every request that comes on screen reports its rows, and gets the running uploads', async () => {
    const page = await arriveAt({}, loaded({ documents: [identity], people: [ana] }))
    expect(page.heard.uploadQueue).toEqual([
      { type: 'rows.awaited', requestId: 7 },
      {
        type: 'rows.reported',
        requestId: 7,
        rows: [
          { rowId: 31, dependantId: null },
          { rowId: 31, dependantId: 60 },
        ],
      },
    ])
  })

  test('a request whose rows changed by a save reports them again', async () => {
    const page = await arriveAt({}, loaded({ documents: [identity], people: [ana] }))
    await page.click('Próximo')
    await page.endSave(saved({ documents: [identity], people: [] }))
    expect(transferEvents(page)).toEqual([
      { type: 'rows.reported', requestId: 7, rows: [{ rowId: 31, dependantId: null }] },
    ])
  })

  test('a document that arrives during a save stays in its row, although the reply is older', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.pickStep('Dados')
    await page.click('Próximo')
    page.uploadQueueChanges(came(slot))
    await page.endSave(saved({ documents: [identity] }))
    await page.pickStep('Documentos')
    page.seeMissing(null)
    page.seeText('rg.pdf')
  })
})

describe('form editor: documents that were added or removed', () => {
  const extra = { documents: [attachedIdentity], complementary: [letter] }

  test('a removed one does not return, and does not prevent sending', async () => {
    const page = await arriveAt({ step: 3 }, loaded(extra))
    page.seeText('carta.pdf')
    await page.wantRemoval('Carta: carta.pdf')
    await page.clickInDialog('Sim, excluir')
    await page.endRemoval({ kind: 'done', reply: undefined })
    page.seeNoText('carta.pdf')
    await page.pickStep('Dados')
    await page.pickStep('Documentos')
    page.seeNoText('carta.pdf')
    page.seeMissing(null)
  })

  test('it stays on screen while a dialog is open', async () => {
    const page = await arriveAt({ step: 3 }, loaded(extra))
    await page.clickIcon('Trocar Documento de identidade')
    page.seeDialog('Anexar documento')
    page.seeText('carta.pdf')
    await page.chooseNothing()
    await page.click('Finalizar requerimento')
    page.seeDialog('Finalizar o requerimento 2026-000007 e enviar para análise?')
    page.seeText('carta.pdf')
  })

  test('it stays after a save whose reply does not contain it', async () => {
    const page = await arriveAt({}, loaded(extra))
    await page.click('Próximo')
    await page.endSave(saved({ documents: [attachedIdentity] }))
    await page.pickStep('Documentos')
    page.seeText('carta.pdf')
  })

  test('a row that the fund has checked is not under analysis, although its document arrived in this visit', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    page.uploadQueueChanges(came(slot))
    await page.pickStep('Dados')
    await page.click('Próximo')
    const checked = { ...attachedIdentity, situationId: 1, situationName: 'CONFERIDO' }
    await page.endSave(saved({ documents: [checked] }))
    await page.pickStep('Documentos')
    page.seeText('CONFERIDO')
  })

  test('a cancelled request stops its uploads', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.click('Cancelar Requerimento')
    await page.clickInDialog('Sim, cancelar')
    expect(transferEvents(page)).toEqual([])
    await page.endSave(saved({ status: 'N' }))
    expect(transferEvents(page)).toEqual([{ type: 'rows.reported', requestId: 7, rows: [] }])
  })
})
