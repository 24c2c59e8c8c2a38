import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { differingIn, repeatedIn } from './conversion.ts'
import { formConversions } from './forms.ts'
import { requestConversions } from './requests.ts'
import { sessionConversions } from './session.ts'

const conversions = [...sessionConversions, ...requestConversions, ...formConversions]

const EXPORT = /^export (?:const|(?:async )?function) (\w+(?:FromWire|ToWire))\b/gm

const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(EXPORT)].map(([, name = '']) => name)

const exported = ['api', 'server', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => namesIn(path.join(folder, file))),
)

test('every exported conversion from or to the wire has a row here', () => {
  expect(exported.length).toBeGreaterThan(20)
  expect(conversions.map(({ name }) => name).toSorted()).toEqual(exported.toSorted())
})

test('equal values in an input are found', () => {
  expect(repeatedIn({ a: 1, b: [{ c: '1', d: 'S' }], e: 'S', f: null, g: null })).toEqual(['1'])
})

describe.each(conversions)('$name', ({ name, input, convert, expected }) => {
  test('is tried with fields that all differ', () => {
    expect(repeatedIn(input)).toEqual([])
  })

  test('puts each field in its place', () => {
    expect(differingIn(convert(), expected), `fields that ${name} misplaces`).toEqual([])
    expect(convert()).toEqual(expected)
  })
})
