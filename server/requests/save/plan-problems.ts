import type { Problem } from '#domain/call-failure.ts'
import type { EditRules } from '#domain/forms/edit-rules.ts'
import {
  type Answers,
  choicesOf,
  type Field,
  isEditable,
  isShown,
  pathOf,
  type RequestForm,
  sectionsOf,
} from '#domain/forms/form.ts'
import { plansOf } from '#domain/forms/groups/plan.ts'
import { messages } from '#domain/messages.ts'
import type { Facts } from '#domain/requests/facts.ts'

type PlanInput = {
  readonly editRules: EditRules
  /** Each plan as it was sent. */
  readonly plans: readonly string[]
  /** With what the fund's records and the other answers force. */
  readonly answers: Answers
  readonly facts: Facts
}

/**
 * A problem at the plan if one was sent that is not offered, before an only plan takes its place (P-115): it says
 * whether the plan must be one of the caller's or of the named person's. The plan of a stored request, where it
 * may not change, may be sent back.
 */
export function planProblems(
  form: RequestForm,
  { editRules: { status, stored }, plans, answers, facts }: PlanInput,
): readonly Problem[] {
  const field = sectionsOf(form)
    .flatMap((section) => (section.part === 'detalhes' ? section.fields : []))
    .find(({ name }) => name === 'id_plano')
  if (field === undefined || !isAsked(field, answers, facts)) return []
  const kept = isEditable(field, status, stored.detalhes) ? undefined : stored.detalhes.id_plano
  const accepted = [kept, ...plansFor(field, answers, facts)]
  if (plans.every((plan) => accepted.includes(plan))) return []
  const message = facts.named === undefined ? messages.ownPlan : messages.planOfNamed
  return [{ path: pathOf('detalhes', field.name), message }]
}

/** The plan of a named person is asked once the person is found; until then it is dropped like any answer that is not asked. */
const isAsked = (field: Field, { detalhes }: Answers, facts: Facts) =>
  field.choices === undefined || isShown(field, detalhes, facts)

/** A bank data change has no choice of a plan: it may name one of the person's, or of a benefit (P-58). */
const plansFor = (field: Field, { detalhes, beneficios }: Answers, facts: Facts): readonly string[] =>
  field.choices === undefined
    ? [
        ...plansOf(facts).map(({ id }) => String(id)),
        ...beneficios.map(({ values }) => values.id_plano ?? ''),
      ]
    : choicesOf(field, detalhes, facts).map(({ value }) => value)
