import { describe, expect, test } from 'vitest'

import { type Answers, sectionsOf } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { dependantRow, representativeAnswers } from '#tools/samples/benefit-answers.ts'
import { factsWith, membership } from '#tools/samples/facts.ts'
import { answersByType } from '#tools/samples/request-answers.ts'
import { shared } from './shared.ts'
import { answeredOtherwise } from './support/answered.ts'

const facts: Facts = factsWith({
  cpf: '52998224725',
  memberships: [membership(), membership({ planId: 2, categoryId: 5 })],
  sponsorDomains: ['serrazul.com.br'],
})

const formOf = (typeId: number) => {
  const form = kindOf(typeId)?.form
  if (!form) throw new Error(`No form for type ${typeId}`)
  return form
}

/** Valid answers with a representative and a dependant, for the forms that have them. */
const withPeople = ({ detalhes, ...parts }: Answers): Answers => ({
  ...parts,
  detalhes: { ...detalhes, ...representativeAnswers },
  dependentes: [dependantRow()],
})

const goodAnswers = (typeId: number) => withPeople(answersByType[typeId as keyof typeof answersByType])

describe.each(shared)('validation rows shared by types $types', ({ rows, types }) => {
  test.each(types)('type %i has the same messages', (typeId) => {
    const good = goodAnswers(typeId)
    expect(problemsIn(formOf(typeId), good, facts)).toEqual([])
    const found = rows.map(({ answers }) =>
      problemsIn(formOf(typeId), answeredOtherwise(good, answers), facts).map(({ path, message }) => [
        path,
        message,
      ]),
    )
    expect(found.map((problems) => Object.fromEntries(problems))).toEqual(rows.map(({ says }) => says))
  })

  test('no other type has these questions', () => {
    const asked = Object.keys(answersByType)
      .map(Number)
      .filter((typeId) => rows.every(({ says }) => Object.keys(says).every((path) => isAsked(typeId, path))))
    expect(asked).toEqual(types)
  })
})

function isAsked(typeId: number, path: string): boolean {
  const [part, ...rest] = path.split('.')
  return sectionsOf(formOf(typeId)).some(
    (section) => section.part === part && section.fields.some(({ name }) => name === rest.at(-1)),
  )
}
