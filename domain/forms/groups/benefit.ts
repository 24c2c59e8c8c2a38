import { messages } from '../../messages.ts'
import { wholeYearsBetween } from '../../people/dates.ts'
import type { Facts } from '../../requests/facts.ts'
import { type Check, type FieldsSection, group } from '../form.ts'

const RETIREMENT = '1'
const MINIMUM_AGE = 50
const MINIMUM_PLAN_YEARS = 5

type BenefitCheck = Check<'beneficio', 'beneficio' | 'id_plano'>

/** An unknown birth date passes, since only the server can check it then (D-93). */
const isOldEnough = ({ birthDate, today }: Facts) =>
  birthDate === null || wholeYearsBetween(birthDate, today) >= MINIMUM_AGE

/** Counted from the first day in the plan; where that is unknown, only the server checks it (D-93). */
function isLongEnoughInPlan(planId: string, { memberships, today }: Facts) {
  const starts = memberships
    .filter((membership) => String(membership.planId) === planId)
    .map(({ startedOn }) => startedOn)
  return (
    starts.length === 0 ||
    starts.some((start) => start === null || wholeYearsBetween(start, today) >= MINIMUM_PLAN_YEARS)
  )
}

/** Both minimums may fail at once, and then both are said (BENEFIT-06). */
const minimums: BenefitCheck = ({ beneficio, id_plano }, facts) => {
  if (beneficio !== RETIREMENT) return null
  const unmet = [
    ...(isOldEnough(facts) ? [] : [messages.minimumAge]),
    ...(isLongEnoughInPlan(id_plano, facts) ? [] : [messages.minimumPlanTime]),
  ]
  return unmet.map((message) => ({ field: 'beneficio', message }))
}

const benefitOfPlan = (checks: readonly BenefitCheck[]): FieldsSection =>
  group<'beneficio', 'id_plano'>({
    part: 'detalhes',
    title: 'Benefício',
    fields: [
      {
        name: 'beneficio',
        label: 'Benefício',
        control: 'select',
        required: true,
        choices: ({ id_plano }, { benefits }) =>
          benefits
            .filter(({ planId }) => String(planId) === id_plano)
            .map(({ id, name }) => ({ value: String(id), label: name })),
        repeatedBeforeSending: true,
        editableIn: 'L',
      },
    ],
    checks,
  })

/** The requested benefit of the plan, without minimums of age and plan time (D-51). */
export const anyBenefit = benefitOfPlan([])

/** The same with the minimums of age and plan time. */
export const benefit = benefitOfPlan([minimums])
