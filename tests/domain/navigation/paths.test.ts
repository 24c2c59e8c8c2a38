import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import {
  cloudPickerPath,
  complementaryPickerPath,
  newComplementaryPath,
  newDocumentPath,
} from '#domain/navigation/paths.ts'
import { documentsPath } from '#domain/navigation/request-paths.ts'
import { allRoutes } from '#domain/navigation/routes.ts'

const row = { requestId: 7, rowId: 31, dependantId: null, documentTypeId: 5 }

describe('paths of documents', () => {
  test('rows of the holder and of a dependant have separate pickers', () => {
    expect(cloudPickerPath(row, 1)).toBe('/docsportipo/5/7/31/1')
    expect(cloudPickerPath({ ...row, dependantId: 90 }, 4)).toBe('/docsbnfportipo/5/7/31/90/4')
  })

  test('complementary documents have paths without a row', () => {
    expect(complementaryPickerPath(7)).toBe('/docs/7')
    expect(newComplementaryPath(7)).toBe('/novocomplementar/7')
  })

  test('an upload has the path of its row', () => {
    expect(newDocumentPath(row)).toBe('/novo/5/7/31')
  })

  test.each([
    [1, '/requerimento01/7/1/3'],
    [3, '/requerimento01/7/3/3'],
    [4, '/requerimento02/7/4/3'],
    [10, '/requerimento06/7/10/3'],
    [11, '/requerimento03/7/11/3'],
    [15, '/requerimento07/7/15/3'],
    [16, '/requerimento05/7'],
    [14, '/requerimento/7/3'],
    [null, '/requerimento/7/3'],
  ])('the documents of a request of type %s are at %s', (typeId, path) => {
    expect(documentsPath(7, typeId)).toBe(path)
  })
})

test('the lint rule knows the first word of every path, and no other', () => {
  const rule = readFileSync('tools/lint/no-path-literals.grit', 'utf8')
  const [, words = ''] = /\/\(\?:([^)]+)\)/.exec(rule) ?? []
  const known = words.split('|').map((word) => new RegExp(`^${word}$`))
  const first = allRoutes.flatMap(({ path }) => path.split('/')[1] || [])
  expect(first.filter((word) => !known.some((pattern) => pattern.test(word)))).toEqual([])
  expect(known.filter((pattern) => !first.some((word) => pattern.test(word)))).toEqual([])
})
