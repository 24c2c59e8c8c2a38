import { describe, expect, test } from 'vitest'

import { arriveAt } from './wizard.page.tsx'
import { attachedIdentity, letter, loaded } from './wizard.samples.ts'

/** A write that has nothing to answer went well. */
const done = { kind: 'done', reply: undefined } as const

const statement = { ...letter, id: 42, typeName: 'Extrato bancário', fileName: 'extrato.pdf' }

const LETTER = 'Carta: carta.pdf'
const LETTER_ROW = 'Carta | Arquivocarta.pdfVerBaixar | SituaçãoEM ANÁLISE | Excluir'
const STATEMENT_ROW = 'Extrato bancário | Arquivoextrato.pdfVerBaixar | SituaçãoEM ANÁLISE | Excluir'
const QUESTION = 'Excluir o documento deste requerimento?'
const WAYS = [
  ['Enviar do aparelho', '/novocomplementar/7'],
  ['Escolher em Meus documentos', '/docs/7'],
] as const

const open = (change: Parameters<typeof loaded>[0] = {}) =>
  arriveAt(
    { step: 3 },
    loaded({ documents: [attachedIdentity], complementary: [letter, statement], ...change }),
  )

describe('wizard: the supplementary documents of a request', () => {
  test('can be added from the device and from the cloud, and each one removed', async () => {
    const page = await open()
    page.seeLetters([LETTER_ROW, STATEMENT_ROW])
    page.seeWaysToAdd(...WAYS)
  })

  test('where there are none there are the two ways to add one', async () => {
    const page = await open({ complementary: [] })
    page.seeLetters([])
    page.seeWaysToAdd(...WAYS)
  })

  test('can only be opened in a request that takes no changes', async () => {
    const page = await open({ request: { status: 'A', statusName: 'Em análise' } })
    page.seeLetters([
      'Carta | Arquivocarta.pdfVerBaixar | SituaçãoEM ANÁLISE',
      'Extrato bancário | Arquivoextrato.pdfVerBaixar | SituaçãoEM ANÁLISE',
    ])
    page.seeWaysToAdd()
    page.wantUnasked(statement)
    page.seeDialog(null)
  })

  test('have no card in a request that takes no changes and has none', async () => {
    const page = await open({ request: { status: 'A', statusName: 'Em análise' }, complementary: [] })
    page.seeNoText('Documentos complementares')
  })
})

describe('wizard: the removal of a supplementary document', () => {
  test('takes away its row alone, and says so', async () => {
    const page = await open()
    await page.wantRemoval(LETTER)
    await page.clickInDialog('Sim, excluir')
    await page.endRemoval(done)
    page.seeDialog(null)
    page.seeLetters([STATEMENT_ROW])
    expect(page.heard.notices).toEqual([
      { type: 'notice.given', text: 'Documento excluído com sucesso!', tone: 'success' },
    ])
  })

  test('that is refused says why, until something else is begun or the step is left', async () => {
    const page = await open()
    const refuse = async () => {
      await page.wantRemoval(LETTER)
      await page.clickInDialog('Sim, excluir')
      await page.endRemoval({
        kind: 'refused',
        status: 422,
        message: 'O documento já foi conferido.',
        problems: [],
      })
      page.seeRefusal('O documento já foi conferido.')
    }
    await refuse()
    await page.wantRemoval(LETTER)
    page.seeRefusal(null)
    await page.clickInDialog('Não, manter')
    page.seeRefusal(null)
    await refuse()
    await page.pickStep('Dados')
    await page.pickStep('Documentos')
    page.seeRefusal(null)
  })

  test('that the network interrupts waits, and is asked for again when retried', async () => {
    const page = await open()
    await page.wantRemoval(LETTER)
    await page.clickInDialog('Sim, excluir')
    await page.interruptRemoval()
    page.seeBusyInDialog('Sim, excluir', true)
    page.seeLetters([LETTER_ROW, STATEMENT_ROW])
    await page.retry()
    expect(page.removals).toHaveLength(2)
    expect(page.removals[1]).toEqual(page.removals[0])
    await page.endRemoval(done)
    page.seeLetters([STATEMENT_ROW])
  })

  test('is not asked for by Escape, which takes back none that is under way', async () => {
    const page = await open()
    await page.wantRemoval(LETTER)
    await page.user.keyboard('{Escape}')
    page.seeDialog(null)
    expect(page.removals).toEqual([])
    await page.wantRemoval(LETTER)
    await page.clickInDialog('Sim, excluir')
    await page.user.keyboard('{Escape}')
    page.seeDialog(QUESTION)
    page.seeBusyInDialog('Sim, excluir', true)
  })
})

describe("wizard: the browser's Back over the removal of a supplementary document (P-330)", () => {
  test('closes the question, and the step and its address stay', async () => {
    const page = await open()
    await page.pickStep('Dados')
    await page.pickStep('Documentos')
    await page.wantRemoval(LETTER)
    await page.requestStep(1)
    page.seeDialog(null)
    page.seeCurrentStep('Documentos')
    page.seeLetters([LETTER_ROW, STATEMENT_ROW])
    expect(page.heard.router.at(-1)).toMatchObject({ path: '/requerimento01/7/1/3', replace: false })
    expect(page.removals).toEqual([])
  })

  test('takes back none that is under way: its end is shown in its step', async () => {
    const page = await open()
    await page.pickStep('Dados')
    await page.pickStep('Documentos')
    await page.wantRemoval(LETTER)
    await page.clickInDialog('Sim, excluir')
    await page.requestStep(1)
    page.seeCurrentStep('Documentos')
    page.seeBusyInDialog('Sim, excluir', true)
    const routes = page.heard.router.map(({ path }) => path)
    expect(routes.slice(-2)).toEqual(['/requerimento01/7/1/3', '/requerimento01/7/1/3'])
    await page.endRemoval(done)
    page.seeLetters([STATEMENT_ROW])
    expect(page.heard.notices).toMatchObject([{ text: 'Documento excluído com sucesso!' }])
  })
})
