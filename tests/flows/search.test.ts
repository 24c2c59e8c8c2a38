import { describe, expect, test } from 'vitest'

import { flows } from '../../flows/build/charts.ts'
import { searchEntries } from '../../flows/build/site.ts'
import { entriesWith, searchable } from '../../flows/pages/entries-with.ts'
import { flowSources } from '../../scripts/docs/flow-sources.ts'

const entries = searchable(searchEntries(flows, flowSources('1.0.0')))

const found = (words: string) =>
  entriesWith(words, entries).map(({ chart, state, transition }) => transition ?? `${chart}/${state ?? ''}`)

describe('the search', () => {
  test.each([
    ['sessão expirada', 'session/expired'],
    ['SESSAO EXPIRADA', 'session/expired'],
    ['relogio da sessao', 'session-clock/'],
    ['SESSION-14', 'session/expired'],
    ['requerimento enviado', 'wizard/'],
  ])('finds %s', (words, place) => {
    expect(found(words)).toContain(place)
  })

  test('finds an event as a transition', () => {
    expect(found('clica em continuar conectado')[0]).toMatch(/^session-clock\/.+\/stay\.chosen#1$/)
  })

  test('lists entries with the words in their title first', () => {
    expect(found('sessão expirada')[0]).toBe('session/expired')
  })

  test('finds nothing if a word is in no entry', () => {
    expect(found('sessão xyzzy')).toEqual([])
  })

  test.each(['a', 'requerimento', 'sessão expirada no envio'])('takes less than 50 ms for %s', (words) => {
    const took = [1, 2, 3].map(() => {
      const began = performance.now()
      entriesWith(words, entries)
      return performance.now() - began
    })
    expect(Math.min(...took)).toBeLessThan(50)
  })
})
