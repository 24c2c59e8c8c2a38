import { describe, expect, test } from 'vitest'

import { complementaryMachine } from '#machines/complementary/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, input, letter, owner, statement } from './complementary.cases.ts'
import { openComplementary } from './complementary.page.tsx'

const model = chartModel(complementaryMachine, {
  input,
  cases,
  trait: ({ context }) => (context.refusal === null ? '' : 'recusado'),
})

const LETTER = 'Carta: carta.pdf'
const LETTER_ROW = 'Carta | Arquivocarta.pdfVerBaixar | SituaçãoEM ANÁLISE | Excluir'
const STATEMENT_ROW = 'Extrato bancário | Arquivoextrato.pdfVerBaixar | SituaçãoEM ANÁLISE | Excluir'

const removal = { id: letter.id, owner }

describe('complementary: every path of the chart, on the rendered card', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openComplementary()
    let isRemoved = false
    let said: string | null = null

    const seeList = () => {
      page.seeRows(...(isRemoved ? [STATEMENT_ROW] : [LETTER_ROW, STATEMENT_ROW]))
      page.seeRefusal(said)
    }

    await path.walk({
      events: {
        'removal.wanted': () => {
          said = null
          return page.wantRemoval(LETTER)
        },
        'removal.confirmed': () => page.confirm(),
        'removal.dismissed': () => page.dismiss(),
        'xstate.done.actor.removeDocument': ({ output }) => {
          if (output.kind === 'done') isRemoved = true
          else said = output.message ?? 'Não foi possível excluir o documento. Tente novamente.'
          return page.removalEnds(output)
        },
      },
      states: {
        listing: () => {
          seeList()
          page.seeNoQuestion()
          page.seeWaysToAdd(['Enviar do aparelho', '/novocomplementar/7'], ['Escolher da nuvem', '/docs/7'])
          page.seeNotices(...(isRemoved ? ['Documento excluído com sucesso!'] : []))
          page.seeRequestTold(...(isRemoved ? [{ type: 'complementary.removed', id: letter.id }] : []))
        },
        confirming: () => {
          seeList()
          page.seeQuestion(LETTER, false)
        },
        removing: () => {
          seeList()
          page.seeQuestion(LETTER, true)
          page.seeRemovalsAsked(removal)
        },
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./complementary.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})

describe('complementary: a request that takes no changes', () => {
  test('shows its documents, and nothing to press but what opens them', () => {
    const page = openComplementary({ ...input, isOpen: false })
    page.seeRows(
      'Carta | Arquivocarta.pdfVerBaixar | SituaçãoEM ANÁLISE',
      'Extrato bancário | Arquivoextrato.pdfVerBaixar | SituaçãoEM ANÁLISE',
    )
    page.seeRemovable(0)
    page.seeWaysToAdd()
    page.wantUnasked(statement)
    page.seeNoQuestion()
  })

  test('has no card where there are none', () => {
    const page = openComplementary({ ...input, documents: [], isOpen: false })
    page.seeNoCard()
  })
})

describe('complementary: what the chart does not tell apart', () => {
  test('where there are none there are the two ways to add one', () => {
    const page = openComplementary({ ...input, documents: [] })
    page.seeRows()
    page.seeWaysToAdd(['Enviar do aparelho', '/novocomplementar/7'], ['Escolher da nuvem', '/docs/7'])
  })

  test('a removal that the network interrupts waits, and is asked for again when retried', async () => {
    const page = openComplementary()
    await page.wantRemoval(LETTER)
    await page.confirm()
    await page.interrupt()
    page.seeQuestion(LETTER, true)
    page.seeRows(LETTER_ROW, STATEMENT_ROW)
    await page.retry()
    page.seeRemovalsAsked(removal, removal)
    await page.removalEnds({ kind: 'done', reply: undefined })
    page.seeRows(STATEMENT_ROW)
  })

  test('Escape keeps the document, but takes back no removal that is under way', async () => {
    const page = openComplementary()
    await page.wantRemoval(LETTER)
    await page.escape()
    page.seeNoQuestion()
    page.seeRemovalsAsked()
    await page.wantRemoval(LETTER)
    await page.confirm()
    await page.escape()
    page.seeQuestion(LETTER, true)
  })
})
