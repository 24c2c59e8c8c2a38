import { describe, expect, test } from 'vitest'

import type { Answers } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { formKindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { dependantRow, representativeAnswers } from '#tools/samples/benefit-answers.ts'
import { factsWith, membership } from '#tools/samples/facts.ts'
import { answersOfType } from '#tools/samples/request-answers.ts'
import { shared, typesAsking } from '#tools/samples/validation/shared.ts'
import { SPECIFIED_TYPES } from '../server/support/world.ts'
import { answeredOtherwise } from './support/answered.ts'

const facts: Facts = factsWith({
  cpf: '52998224725',
  memberships: [membership(), membership({ planId: 2, categoryId: 5 })],
  sponsorDomains: ['serrazul.com.br'],
})

/** Valid answers with a representative and a dependant, for the forms that have them. */
const withPeople = ({ detalhes, ...parts }: Answers): Answers => ({
  ...parts,
  detalhes: { ...detalhes, ...representativeAnswers },
  dependentes: [dependantRow()],
})

describe.each(shared)('validation rows shared by types $specified', (questions) => {
  test.each(typesAsking(questions))('type %i has the same messages', (typeId) => {
    const { form } = formKindOf(typeId)
    const good = withPeople(answersOfType(typeId))
    expect(problemsIn(form, good, facts)).toEqual([])
    const found = questions.rows.map(({ answers }) =>
      problemsIn(form, answeredOtherwise(good, answers), facts).map(({ path, message }) => [path, message]),
    )
    expect(found.map((problems) => Object.fromEntries(problems))).toEqual(
      questions.rows.map(({ says }) => says),
    )
  })

  test('no other type of the specification has these questions', () => {
    const asking = typesAsking(questions).filter((typeId) => SPECIFIED_TYPES.includes(typeId))
    expect(asking).toEqual(questions.specified)
  })
})
