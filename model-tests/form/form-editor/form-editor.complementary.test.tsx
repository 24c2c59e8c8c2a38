import { describe, expect, test } from 'vitest'
import { attachedIdentity, letter, loaded } from '#tools/samples/wizard.ts'
import { arriveAt } from '../wizard/wizard.page.tsx'

/** The outcome of a write without a reply. */
const done = { kind: 'done', reply: undefined } as const

const statement = { ...letter, id: 42, typeName: 'Extrato bancário', fileName: 'extrato.pdf' }

const LETTER = 'Carta: carta.pdf'
const LETTER_ROW =
  'Carta | Arquivocarta.pdfVerBaixar | SituaçãoAnexadoEM ANÁLISE(ainda não enviado) | Excluir'
const STATEMENT_ROW =
  'Extrato bancário | Arquivoextrato.pdfVerBaixar | SituaçãoAnexadoEM ANÁLISE(ainda não enviado) | Excluir'
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

describe('form editor: the complementary documents of a request', () => {
  test('they can be added from the device and from the cloud, and each one can be removed', async () => {
    const page = await open()
    page.seeLetters([LETTER_ROW, STATEMENT_ROW])
    page.seeWaysToAdd(...WAYS)
  })

  test('without any there are two buttons to add one', async () => {
    const page = await open({ complementary: [] })
    page.seeLetters([])
    page.seeWaysToAdd(...WAYS)
  })

  test('in a request that takes no changes they can only be opened', async () => {
    const page = await open({ request: { status: 'A', statusName: 'Em análise' } })
    page.seeLetters([
      'Carta | Arquivocarta.pdfVerBaixar | SituaçãoEM ANÁLISE',
      'Extrato bancário | Arquivoextrato.pdfVerBaixar | SituaçãoEM ANÁLISE',
    ])
    page.seeWaysToAdd()
    page.sendToRows({ type: 'removal.wanted', document: statement })
    page.seeDialog(null)
  })

  test('in a request that takes no changes and has none, there is no card', async () => {
    const page = await open({ request: { status: 'A', statusName: 'Em análise' }, complementary: [] })
    page.seeNoText('Documentos complementares')
  })
})

describe('form editor: the removal of a complementary document', () => {
  test('it removes the row of that document only, and says so', async () => {
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

  test('a refused removal is shown until the next action or another step', async () => {
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

  test('an interrupted removal waits, and is made again on retry', async () => {
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

  test('Escape cancels the question, but not a running removal', async () => {
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
