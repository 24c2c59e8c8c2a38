import { describe, expect, test } from 'vitest'
import { answersByType } from '#tools/samples/request-answers.ts'
import { marina } from '#tools/samples/validation/people.ts'
import type { Row, Sheet } from '#tools/samples/validation/row.ts'
import { sheets } from '#tools/samples/validation/sheets.ts'
import { keyOfSentence, namedIn } from '../../tools/cli/docs/messages.ts'
import { NOT_PROVOKED } from '../../tools/cli/docs/not-provoked.ts'
import { readSources } from '../../tools/cli/docs/sources.ts'
import { validationPage } from '../../tools/cli/docs/validation-page.ts'
import { messageRows } from '../../tools/cli/docs/validation-rows.ts'

const naming = namedIn(readSources(['domain/forms']))
const keys = [...naming.keys()]
const rows = messageRows(sheets, keys)

describe('validation.md', () => {
  test('has a row for every message of a form, or a reason for its absence', () => {
    const provoked = new Set(rows.map(({ key }) => key))
    expect(keys.filter((key) => !provoked.has(key) && !(key in NOT_PROVOKED))).toEqual([])
  })

  test('has no reason for a message that has a row or that no form has', () => {
    const provoked = new Set<string>(rows.flatMap(({ key }) => key ?? []))
    const named = new Set<string>(keys)
    expect(Object.keys(NOT_PROVOKED).filter((key) => provoked.has(key) || !named.has(key))).toEqual([])
  })

  test('has only sentences of `domain/messages.ts`', () => {
    expect(rows.filter(({ key }) => key === null)).toEqual([])
  })
})

describe('keyOfSentence', () => {
  test.each([
    ['Obrigatório', 'required'],
    ['Máximo 60 caracteres', 'atMostCharacters'],
    ['Máximo 15%', 'atMostPercent'],
    ['Máximo R$\u00a01.872,00', 'atMostValue'],
    ['Máximo', null],
    ['Obrigatório!', null],
  ])('of "%s" is %s', (sentence, key) => {
    expect(keyOfSentence(sentence, ['required', 'atMostValue', 'atMostCharacters', 'atMostPercent'])).toBe(
      key,
    )
  })
})

test('namedIn finds only whole names of messages in a file', () => {
  const sources = new Map([
    ['a.ts', 'return messages.invalidFormat'],
    ['b.ts', 'messages.invalidCpf : messages.required'],
    ['c.ts', 'messages.required'],
    ['d.ts', 'messages.invalidForm'],
  ])
  expect([...namedIn(sources)]).toEqual([
    ['required', ['b.ts', 'c.ts']],
    ['invalidForm', ['d.ts']],
    ['invalidCpf', ['b.ts']],
  ])
})

const sheet = (name: string, ...rows: Row[]): Sheet => ({
  name,
  typeId: 2,
  person: marina,
  answers: answersByType[2],
  rows,
})

test('validation.md merges rows with the same message at the same answer', () => {
  const empty: Row = {
    answers: { 'detalhes.conta': '' },
    says: { 'detalhes.conta': 'Obrigatório' },
    rule: 'BANK-01',
  }
  const blank: Row = { ...empty, answers: {}, rule: 'VALID-01' }
  const long: Row = {
    ...empty,
    answers: { 'detalhes.conta': '1'.repeat(20), 'detalhes.conta_dv': 'x' },
    says: { 'detalhes.conta': 'Máximo 10 caracteres' },
  }
  const page = validationPage(messageRows([sheet('um', empty, long), sheet('dois', blank)], keys), naming)
  const lines = page.split('\n').filter((line) => line.includes('detalhes.conta`'))
  expect(lines.map((line) => line.split(' | ').slice(0, 5).join(' | '))).toEqual([
    '| Obrigatório | Conta<br>`detalhes.conta` | empty<br>nothing answered | 2 | BANK-01<br>VALID-01',
    '| Máximo 10 caracteres | Conta<br>`detalhes.conta` | Conta: 20 × "1"; DV da conta: "x" | 2 | BANK-01',
  ])
  expect(lines[0]).toMatch(/ \| um<br>dois \|$/)
})
