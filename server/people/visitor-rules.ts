import { answersToSend } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { pathOf, type Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { visitorForm } from '#domain/forms/visitor.ts'
import { messages } from '#domain/messages.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { invalid } from '#server/kernel/errors.ts'

import { factsWithoutPerson } from './facts.ts'

type Needs = {
  readonly fund: FundReference
  readonly clock: Clock
}

/**
 * The answers of the visitors' form, trimmed. Checks only those in `places`, a map from field to path in the
 * call, as `{ email_pessoal: 'email' }`; throws with all broken rules.
 */
export function goodAnswers(
  { fund, clock }: Needs,
  answers: Values,
  places: Readonly<Record<string, string>>,
): Values {
  const facts = factsWithoutPerson(fund, clock())
  const given = answersOf({ participante: answers })
  const found = problemsIn(visitorForm, given, facts)
  const problems = Object.entries(places).flatMap(([name, place]) =>
    found
      .filter(({ path }) => path === pathOf('participante', name))
      .map((problem) => ({ ...problem, path: place })),
  )
  if (problems.length > 0) throw invalid(messages.invalidForm, problems)
  return answersToSend(visitorForm, given, facts).participante
}
