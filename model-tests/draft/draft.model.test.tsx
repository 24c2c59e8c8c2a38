import { describe, expect, test } from 'vitest'

import { draft } from '../models.ts'
import { chartModel } from '../support/chart-model.ts'
import { changed, dropped } from './draft.cases.ts'
import { openDraft } from './draft.page.tsx'

const model = chartModel(draft.machine, draft)

const NOT_KEPT =
  'Este navegador não guarda rascunhos.Clique em Próximo para gravar antes de sair desta página: o que não for gravado se perde.'

describe('draft: every path of the chart, as it is read beside a form', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openDraft()
    const isUnsaved = () => expect(page.portalHeard().at(-1)).toBe('form.unsaved')

    await path.walk({
      events: {
        'draft.changed': page.send,
        'draft.kept': page.send,
        'draft.refused': page.send,
        'draft.restored': page.send,
        'draft.settled': page.send,
        'draft.dropped': page.send,
      },
      states: {
        settled: () => {
          page.see('')
          expect(page.portalHeard().at(-1)).not.toBe('form.unsaved')
        },
        'unsaved.keeping': () => {
          page.see('')
          isUnsaved()
          expect(page.kept.at(-1)).toMatchObject(changed)
        },
        'unsaved.kept': () => {
          page.see('Guardado só nesta aba às 10:32. Clique em Próximo para gravar.')
          isUnsaved()
        },
        'unsaved.restored': () => {
          page.see('Recuperamos o que você preencheu às 09:05 e ainda não foi gravado.')
          isUnsaved()
        },
        'unsaved.refused': () => {
          page.see('', NOT_KEPT)
          isUnsaved()
        },
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./draft.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})

describe('draft: what others are told', () => {
  test('the portal hears once that there is something unsaved, and once that there is not', async () => {
    const page = openDraft()
    await page.send(changed)
    await page.send(changed)
    await page.send({ type: 'draft.kept', time: '10:32' })
    await page.send({ type: 'draft.settled' })
    expect(page.portalHeard()).toEqual(['form.unsaved', 'form.settled'])
  })

  test('the keeper hears every change, and what is not wanted any more', async () => {
    const page = openDraft()
    await page.send(changed)
    await page.send(changed)
    await page.send(dropped)
    expect(page.kept).toEqual([changed, changed, dropped])
  })
})
