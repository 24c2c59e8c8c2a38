import { describe, expect, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { changed, dropped } from './draft.cases.ts'
import { draft, row } from './draft.models.ts'
import { openDraft } from './draft.page.tsx'

const model = chartModel(draft.machine, { ...draft, ways: waysThrough(row) })

const NOT_KEPT =
  'Este navegador não guarda rascunhos.Clique em Gravar e continuar depois antes de sair desta página: o que não for gravado será perdido.'

describe('draft: every path of the chart, as it is read beside a form', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openDraft()
    let saved = 'Tudo gravado'
    const settle = (event: Parameters<typeof page.send>[0]) => {
      saved = 'Tudo gravado'
      return page.send(event)
    }
    const isUnsaved = () => expect(page.told().at(-1)).toBe('form.unsaved')

    await path.walk({
      events: {
        'draft.changed': page.send,
        'draft.timed': (event) => {
          saved = 'Tudo gravado às 14:32'
          return page.send(event)
        },
        'draft.kept': page.send,
        'draft.refused': page.send,
        'draft.restored': page.send,
        'draft.settled': settle,
        'draft.dropped': settle,
      },
      states: {
        settled: () => {
          page.see(saved)
          expect(page.told().at(-1)).not.toBe('form.unsaved')
        },
        'unsaved.keeping': () => {
          page.see('Alterações ainda não gravadas')
          isUnsaved()
          expect(page.kept.at(-1)).toMatchObject(changed)
        },
        'unsaved.kept': () => {
          page.see('Alterações ainda não gravadas', 'Guardado só nesta aba às 10:32.')
          isUnsaved()
        },
        'unsaved.restored': () => {
          page.see('Alterações ainda não gravadas', 'Recuperamos o que você preencheu até 09:05.')
          isUnsaved()
        },
        'unsaved.refused': () => {
          page.see('Alterações ainda não gravadas', '', NOT_KEPT)
          isUnsaved()
        },
      },
    })
  })
})

describe('draft: the text in the head of the form', () => {
  test('a new request is said to be unsaved until its first save', async () => {
    const page = openDraft({ isNew: true })
    page.see('Ainda não gravado')
    await page.send(changed)
    page.see('Alterações ainda não gravadas')
    await page.send({ type: 'draft.settled' })
    await page.send({ type: 'draft.timed', time: '14:32' })
    page.see('Tudo gravado às 14:32')
  })

  test('there is no time after the answers were discarded', async () => {
    const page = openDraft()
    await page.send(changed)
    await page.send({ type: 'draft.kept', time: '10:32' })
    await page.send(dropped)
    page.see('Tudo gravado')
  })
})

describe('draft: events for others', () => {
  test('the open request is told once when there are unsaved answers, and once when there are none', async () => {
    const page = openDraft()
    await page.send(changed)
    await page.send(changed)
    await page.send({ type: 'draft.kept', time: '10:32' })
    await page.send({ type: 'draft.settled' })
    expect(page.told()).toEqual(['form.unsaved', 'form.settled'])
  })

  test('the store gets every change, and is notified when the draft is no longer needed', async () => {
    const page = openDraft()
    await page.send(changed)
    await page.send(changed)
    await page.send(dropped)
    expect(page.kept).toEqual([changed, changed, dropped])
    await page.send(changed)
    await page.send({ type: 'draft.settled' })
    expect(page.kept.slice(3)).toEqual([changed, { type: 'draft.settled' }])
  })
})
