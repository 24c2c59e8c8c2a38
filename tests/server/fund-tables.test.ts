import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { loadReference } from '#server/fund/load.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fund-tables-'))
  cpSync('server/reference', folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

type Rows = Record<string, unknown>[]

const change = (file: string, edit: (rows: Rows) => unknown) => {
  const path = join(folder, file)
  writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8')) as Rows)))
}

const first = (rows: Rows, replaced: Record<string, unknown>) => [
  { ...rows[0], ...replaced },
  ...rows.slice(1),
]

describe("the fund's tables", () => {
  test('are good as they are, with Brazil under 31', async () => {
    const fund = await loadReference(folder)
    expect(fund.countries.find(({ id }) => id === 31)?.name).toBe('Brasil')
    expect(fund.countries.length).toBeGreaterThan(190)
    expect(fund.documentTypes.length).toBeGreaterThanOrEqual(25)
    expect(fund.requestTypes.map(({ id }) => id)).not.toContain(9)
  })

  test.each<[string, (rows: Rows) => unknown, string]>([
    ['plans.json', (rows) => first(rows, { name: '' }), 'plans.json, em 0.name'],
    ['plans.json', (rows) => [...rows, rows[0]], 'plans.json, em 2.id: repetido: 1'],
    ['benefits.json', (rows) => first(rows, { planId: 7 }), 'benefits.json, em 0.planId: não existe: 7'],
    ['request-types.json', (rows) => first(rows, { detail: 'x' }), 'request-types.json, em 0.detail'],
    ['request-situations.json', (rows) => rows.slice(1), 'request-situations.json, em id: falta: L'],
    ['document-situations.json', (rows) => rows.slice(0, 4), 'document-situations.json, em id: falta: 5'],
    [
      'document-types.json',
      (rows) => rows.slice(1),
      'required-documents.json, em 0.documentTypeId: não existe: 1',
    ],
    [
      'required-documents.json',
      (rows) => first(rows, { of: 'everybody' }),
      'required-documents.json, em 0.of',
    ],
    [
      'required-documents.json',
      (rows) => first(rows, { requestTypes: [1, 99] }),
      'required-documents.json, em 0.requestTypes: não existe: 99',
    ],
    ['countries.json', (rows) => rows.filter(({ id }) => id !== 31), 'countries.json, em id: falta: 31'],
    ['postal-codes.json', (rows) => first(rows, { code: '1310100' }), 'postal-codes.json, em 0.code'],
    ['settings.json', () => ({ maxFileMb: 0 }), 'settings.json, em maxFileMb'],
    ['settings.json', () => [], 'settings.json, em '],
  ])('%s with a fault is refused, naming the place (%#)', async (file, edit, place) => {
    change(file, edit)
    await expect(loadReference(folder)).rejects.toThrow(place)
  })

  test('that are no JSON, or not there, are refused by their names', async () => {
    writeFileSync(join(folder, 'plans.json'), '[')
    await expect(loadReference(folder)).rejects.toThrow('plans.json: não é um JSON válido')
    rmSync(join(folder, 'plans.json'))
    await expect(loadReference(folder)).rejects.toThrow('plans.json: não foi possível ler o arquivo')
  })
})
