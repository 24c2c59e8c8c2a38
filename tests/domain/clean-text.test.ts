import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { cleanLines, cleanText, hasWords } from '#domain/clean-text.ts'

describe('free text', () => {
  test.each([
    ['Jo\u0061\u0303o', 'João'],
    ['Entidade\u0000 Aberta', 'Entidade Aberta'],
    ['A\u001bna\u0085', 'Ana'],
    ['Rua A\nnº 3\r\ncasa\t2', 'Rua A nº 3 casa 2'],
    ['linha\u2028outra', 'linha outra'],
    ['exe\u202egpj\u202c\u2066.\u2069', 'exegpj.'],
    ['\ufeffAna\u200b\u200d\u2060 Ma\u00adria', 'Ana Maria'],
    ['metade \ud83d de um par', 'metade  de um par'],
    ['metade \ude00 de um par', 'metade  de um par'],
    ['👨\u200d👩\u200d👧 e ❤\ufe0f', '👨👩👧 e ❤\ufe0f'],
    ["D'Ávila & Filhos, nº 12-A (S/A) — “ok”…", "D'Ávila & Filhos, nº 12-A (S/A) — “ok”…"],
  ])('%j is stored as %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  test('of several lines keeps tabs and line breaks', () => {
    expect(cleanLines('Bom dia,\r\n\tenvio\u0007 a\u202e co\u0301pia.\u2029Ana')).toBe(
      'Bom dia,\r\n\tenvio a cópia.\nAna',
    )
  })

  test('is not changed again, and can be stored', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanText(text)
        expect(cleanText(clean)).toBe(clean)
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u)
        expect(cleanLines(cleanLines(text))).toBe(cleanLines(text))
      }),
      { numRuns: 1000, seed: 20261126 },
    )
  })

  test.each([
    ['Ana', true],
    ['7', true],
    ['東京', true],
    ['-', false],
    ['…!', false],
    ['👍', false],
    ['', false],
  ])('%j says something: %s', (text, expected) => {
    expect(hasWords(text)).toBe(expected)
  })
})
