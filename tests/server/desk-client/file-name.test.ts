import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fileName } from '#server/desk-client/file-name.ts'
import { folderOfTest } from '../support/temporary-folder.ts'

describe('fileName', () => {
  test.each([
    ['documento.pdf', '7-documento.pdf'],
    ['D\'Ávila, "RG"; frente & verso #1 100%?.pdf', "7-D'Ávila, _RG_; frente & verso #1 100%_.pdf"],
    ['../../etc/passwd', '7-.._.._etc_passwd'],
    ['C:\\rg|<a>*.png', '7-C__rg__a__.png'],
    ['CON', '7-CON'],
    ['nul.pdf', '7-nul.pdf'],
    ['COM1.txt', '7-COM1.txt'],
    ['rg.pdf. . ', '7-rg.pdf'],
    ['rg .pdf', '7-rg.pdf'],
    ['...', '7-'],
    ['', '7-'],
    ['rg\n\u0000\u202Egpj.exe', '7-rggpj.exe'],
    ['a\u200B\u2028b.pdf', '7-ab.pdf'],
    ['Cafe\u0301.pdf', '7-Café.pdf'],
    ['\uD83Drg.pdf', '7-rg.pdf'],
    ['RG.PDF', '7-RG.PDF'],
    ['.pdf', '7-.pdf'],
    [`${'😀'.repeat(200)}.pdf`, `7-${'😀'.repeat(48)}.pdf`],
    [`${'日本語'.repeat(40)}.jpeg`, `7-${'日本語'.repeat(21)}日.jpeg`],
    [`a.${'b'.repeat(300)}`, `7-a.${'b'.repeat(196)}`],
  ])('%j becomes %j', (name, expected) => {
    expect(fileName(7, name)).toBe(expected)
  })

  const WINDOWS_DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(\.|$)/i
  const names = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({ maxLength: 300 }).map((text) => `${text}.pdf`),
    fc.constantFrom('CON', 'nul', 'COM1', 'aux.pdf', 'LPT9.txt', '.', '..', 'a. ', ' '),
    fc
      .array(fc.constantFrom(...'<>:"/\\|?*. \t\u0000\u202E\u200F\u2066\uFEFF\uD800e\u0301'), {
        maxLength: 50,
      })
      .map((parts) => parts.join('')),
  )

  test('makes a legal name of every name', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), names, (id, name) => {
        const made = fileName(id, name)
        expect(new TextEncoder().encode(made).length).toBeLessThanOrEqual(200)
        expect(made).not.toMatch(/[<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u)
        expect(made).not.toMatch(/[. ]$/)
        expect(made).not.toMatch(WINDOWS_DEVICE)
        expect(made.normalize('NFC')).toBe(made)
        expect(made.startsWith(`${id}-`)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test('keeps the ending, whatever is before it', () => {
    fc.assert(
      fc.property(names, fc.constantFrom('.pdf', '.PNG', '.jpeg'), (name, ending) => {
        expect(fileName(1, name + ending).endsWith(ending)).toBe(true)
      }),
    )
  })

  test('makes different names of documents whose names differ in capitals or not at all', () => {
    fc.assert(
      fc.property(names, (name) => {
        const made = [fileName(1, name), fileName(2, name.toUpperCase()), fileName(12, name.toLowerCase())]
        expect(new Set(made.map((one) => one.toLowerCase())).size).toBe(3)
      }),
    )
  })

  test('makes names that this file system takes', () => {
    const folder = folderOfTest()
    fc.assert(
      fc.property(fc.array(names, { maxLength: 5 }), (many) => {
        const made = many.map((name, index) => fileName(index + 1, name))
        for (const one of made) writeFileSync(join(folder, one), 'x')
        expect(readdirSync(folder)).toEqual(expect.arrayContaining(made))
      }),
    )
  })
})
