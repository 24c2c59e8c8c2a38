import { describe, expect, test } from 'vitest'

import { hold } from '#ui/primitives/held-files.ts'

import { file } from '../form-editor/form-editor.cases.ts'
import { arriveAt, type WizardPage } from './wizard.page.tsx'
import { attachedIdentity, identity, letter, loaded, saved } from './wizard.samples.ts'

const slot = {
  requestId: 7,
  rowId: 31,
  dependantId: null,
  documentTypeId: 9,
  title: 'Documento de identidade',
}
const anasSlot = { ...slot, dependantId: 60, title: 'Documento de identidade (Ana Duarte)' }
const request = { typeId: 1, name: 'Benefício de aposentadoria, protocolo 2026-000007' }

/** The same numbers, of another request. */
const elsewhere = { ...slot, requestId: 8 }

const ana = { dependantId: 60, name: 'Ana Duarte', documents: [identity] }

const came = (of: typeof slot | typeof anasSlot) =>
  ({
    type: 'transfers.changed',
    underWay: [],
    attached: [{ slot: of, documentId: 70, storeId: 'ged-70', fileName: 'rg.pdf' }],
  }) as const

const onTheWay = (...underWay: readonly (typeof slot)[]) =>
  ({ type: 'transfers.changed', underWay, attached: [] }) as const

/** What the files on their way were told, after the rows with which the request opened. */
const toldToTransfers = ({ heard }: WizardPage) => {
  const [awaited, rows, ...others] = heard.transfers
  expect(awaited).toMatchObject({ type: 'rows.awaited', requestId: 7 })
  expect(rows).toMatchObject({ type: 'rows.told', requestId: 7 })
  return others
}

const pickers = ({ heard }: WizardPage) =>
  heard.router.map(({ path }) => path).filter((path) => path.startsWith('/docs'))

describe('wizard: a file for a row', () => {
  test('that was chosen is sent on its way, and the wizard waits for nothing', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.clickIcon('Anexar Documento de identidade')
    await page.chooseFile(file)
    page.seeDialog(null)
    expect(toldToTransfers(page)).toEqual([{ type: 'transfer.wanted', slot, request, file }])
    expect(toldToTransfers(page)[0]?.file).toBe(file)
  })

  test('that was dropped on it goes at once', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.dropOnIdentity([file])
    page.seeDialog(null)
    await page.chooseFile(file)
    page.seeDialog(null)
    expect(toldToTransfers(page)).toEqual([{ type: 'transfer.wanted', slot, request, file }])
  })

  test('that was dropped and cannot go opens the dialog, and nothing is sent', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.dropOnIdentity([hold(new File(['MZ'], 'rg.exe'))])
    page.seeDialog('Anexar documento')
    page.seeInDialog('Tipo de arquivo não aceito. Envie pdf, png, jpg ou jpeg.')
    await page.clickInDialog('Cancelar')
    expect(toldToTransfers(page)).toEqual([])
  })

  test('is not taken where the fund has checked the document', async () => {
    const checked = { ...attachedIdentity, situationId: 1, situationName: 'CONFERIDO' }
    const page = await arriveAt({ step: 3 }, loaded({ documents: [checked] }))
    await page.dropOnIdentity([file])
    page.seeDialog(null)
    page.seeText('CONFERIDO')
    expect(page.isChoosingFile()).toBe(false)
  })

  test.each([
    { whose: 'the holder', label: 'Anexar Documento de identidade', path: '/docsportipo/9/7/31/1' },
    {
      whose: 'a dependant',
      label: 'Anexar Documento de identidade (Ana Duarte)',
      path: '/docsbnfportipo/9/7/31/60/1',
    },
  ])('is chosen from the cloud at the address of the row of $whose', async ({ label, path }) => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity], people: [ana] }))
    await page.clickIcon(label)
    await page.chooseCloud()
    expect(pickers(page)).toEqual([path])
    // Nothing leads back from there.
    expect(page.heard.router.at(-1)).toMatchObject({ path })
    expect(toldToTransfers(page)).toEqual([])
  })
})

describe('wizard: whether its rows are in sight, so that they say themselves what stops', () => {
  test('they are while the documents are on screen', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    expect(page.isRowInSight()).toBe(true)
  })

  test.each([
    ['another step is', async (page: WizardPage) => page.pickStep('Dados')],
    ['a dialog is over them', async (page: WizardPage) => page.clickIcon('Anexar Documento de identidade')],
  ])('they are not while %s', async (_where, go) => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await go(page)
    expect(page.isRowInSight()).toBe(false)
  })
})

describe('wizard: what becomes of files on their way', () => {
  test('one that arrived is in analysis and no longer missing; who carried it says so, not the wizard', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    page.seeMissing('Documento de identidade')
    page.told(came(slot))
    page.seeMissing(null)
    page.seeText('rg.pdf')
    page.seeText('EM ANÁLISE')
    expect(page.heard.notices).toEqual([])
  })

  test("one of a person's row stands there, not in the row of the same number", async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity], people: [ana] }))
    page.seeMissing('Documento de identidade; Documento de identidade (Ana Duarte)')
    page.told(came(anasSlot))
    page.seeMissing('Documento de identidade')
  })

  test('one of another request changes nothing here', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    page.told(onTheWay(elsewhere))
    page.seeMissing('Documento de identidade')
    page.told(came(elsewhere))
    page.seeMissing('Documento de identidade')
    page.seeNoText('rg.pdf')
  })

  test('one under way holds sending back even where the row has a document already', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [attachedIdentity] }))
    page.seeOff('Finalizar requerimento', false)
    page.told(onTheWay(slot))
    page.seeOff('Finalizar requerimento', true)
    page.seeMissing('Documento de identidade (envio não terminado)')
    await page.click('Finalizar requerimento')
    page.seeDialog(null)
    page.told(onTheWay())
    await page.click('Finalizar requerimento')
    page.seeDialog('Finalizar o requerimento 2026-000007 e enviar para análise?')
  })

  test('one that arrives while another step is on screen is there afterwards', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.pickStep('Dados')
    page.told(came(slot))
    await page.pickStep('Documentos')
    page.seeMissing(null)
    page.seeText('rg.pdf')
  })

  test('every request that comes on screen says which rows it has, and hears what is under way', async () => {
    const page = await arriveAt({}, loaded({ documents: [identity], people: [ana] }))
    expect(page.heard.transfers).toEqual([
      { type: 'rows.awaited', requestId: 7 },
      {
        type: 'rows.told',
        requestId: 7,
        rows: [
          { rowId: 31, dependantId: null },
          { rowId: 31, dependantId: 60 },
        ],
      },
    ])
  })

  test('so does one whose rows are others after a save', async () => {
    const page = await arriveAt({}, loaded({ documents: [identity], people: [ana] }))
    await page.click('Próximo')
    await page.endSave(saved({ documents: [identity], people: [] }))
    expect(toldToTransfers(page)).toEqual([
      { type: 'rows.told', requestId: 7, rows: [{ rowId: 31, dependantId: null }] },
    ])
  })

  test('one that arrives while the request is being saved stands in its row, though the answer is older', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.pickStep('Dados')
    await page.click('Próximo')
    page.told(came(slot))
    await page.endSave(saved({ documents: [identity] }))
    await page.pickStep('Documentos')
    page.seeMissing(null)
    page.seeText('rg.pdf')
  })
})

describe('wizard: a supplementary document', () => {
  const extra = { documents: [attachedIdentity], complementary: [letter] }

  test('that was removed is gone for good, and holds nothing back', async () => {
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

  test('stays on screen while something is asked in front of it', async () => {
    const page = await arriveAt({ step: 3 }, loaded(extra))
    await page.clickIcon('Trocar Documento de identidade')
    page.seeDialog('Anexar documento')
    page.seeText('carta.pdf')
    await page.chooseNothing()
    await page.click('Finalizar requerimento')
    page.seeDialog('Finalizar o requerimento 2026-000007 e enviar para análise?')
    page.seeText('carta.pdf')
  })

  test('stays after a save that says nothing of it', async () => {
    const page = await arriveAt({}, loaded(extra))
    await page.click('Próximo')
    await page.endSave(saved({ documents: [attachedIdentity] }))
    await page.pickStep('Documentos')
    page.seeText('carta.pdf')
  })

  test('a row that the server says was checked is no longer in analysis, though it came in this visit', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    page.told(came(slot))
    await page.pickStep('Dados')
    await page.click('Próximo')
    const checked = { ...attachedIdentity, situationId: 1, situationName: 'CONFERIDO' }
    await page.endSave(saved({ documents: [checked] }))
    await page.pickStep('Documentos')
    page.seeText('CONFERIDO')
  })

  test('a request that was cancelled takes its files along', async () => {
    const page = await arriveAt({ step: 3 }, loaded({ documents: [identity] }))
    await page.click('Cancelar Requerimento')
    await page.clickInDialog('Sim, cancelar')
    expect(toldToTransfers(page)).toEqual([])
    await page.endSave(saved({ status: 'N' }))
    expect(toldToTransfers(page)).toEqual([{ type: 'rows.told', requestId: 7, rows: [] }])
  })
})
