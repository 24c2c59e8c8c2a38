import { beforeAll, expect, test } from 'vitest'

import { Participant } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()
let marina: Participant

beforeAll(async () => {
  marina = await Participant.logIn(server, MARINA)
})

const named = (prefix: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'x']))

/** The check digit of the digits so far; the weight of a digit grows with its distance from the end. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((all, digit, index) => all + Number(digit) * (digits.length + 1 - index), 0)
  return String(((sum * 10) % 11) % 10)
}

function cpfNumbered(number: number): string {
  const digits = String(100_000_000 + number)
  const first = digits + checkDigit(digits)
  return first + checkDigit(first)
}

const children = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...child, id: -index - 1, cpf: cpfNumbered(index) }))

test.each([
  ['a name of 60 characters', { detalhes: { ['n'.repeat(60)]: 'x' } }, 200],
  ['a name of 61', { detalhes: { ['n'.repeat(61)]: 'x' } }, 422],
  ['a value of 2000 characters', { detalhes: { outro: 'x'.repeat(2000) } }, 200],
  ['a value of 2001', { detalhes: { outro: 'x'.repeat(2001) } }, 422],
  ['201 names', { detalhes: named('n', 201) }, 422],
  ['50 dependants', { dependentes: children(50) }, 200],
  ['51 dependants', { dependentes: children(51) }, 422],
])('a save refuses %s', async (_what, changes, expected) => {
  const { status, body } = await marina.save(retirement(marina.cloudId, changes))
  expect(status).toBe(expected)
  if (expected === 422) expect(body.message).toBe('Os dados enviados não estão no formato esperado.')
})
