import { answersToSend } from '#domain/forms/answered.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { pathOf, type Values } from '#domain/forms/form.ts'
import { problemsIn } from '#domain/forms/problems.ts'
import { visitorForm } from '#domain/forms/visitor.ts'
import { messages } from '#domain/messages.ts'
import { invalid } from '#server/http/errors.ts'
import type { Services } from '#server/http/services.ts'

import { factsOfNobody } from './facts.ts'

/**
 * The answers of the visitors' form as they are kept, without the blanks around them. Only those in `places` are
 * judged, which says where the call carries each, `{ email_pessoal: 'email' }`; throws with every rule they break.
 */
export function goodAnswers(
  { fund, clock }: Pick<Services, 'fund' | 'clock'>,
  answers: Values,
  places: Readonly<Record<string, string>>,
): Values {
  const facts = factsOfNobody(fund, clock())
  const given = answersOf({ participante: answers })
  const found = problemsIn(visitorForm, given, facts)
  const problems = Object.entries(places).flatMap(([name, place]) =>
    found
      .filter(({ path }) => path === pathOf('participante', name))
      .map(({ message }) => ({ path: place, message })),
  )
  if (problems.length > 0) throw invalid(messages.invalidForm, problems)
  return answersToSend(visitorForm, given, facts).participante
}
