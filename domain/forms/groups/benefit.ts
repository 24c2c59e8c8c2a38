import { messages } from '../../messages.ts'
import { wholeYearsBetween } from '../../people/dates.ts'
import { type Check, type FieldsSection, group } from '../form.ts'

const RETIREMENT = '1'
const MINIMUM_AGE = 50
const MINIMUM_PLAN_YEARS = 5

type BenefitCheck = Check<'beneficio', 'beneficio' | 'id_plano'>

/** An unknown birth date is left to the server (D-93). */
const oldEnough: BenefitCheck = ({ beneficio }, { birthDate, today }) =>
  beneficio === RETIREMENT && birthDate !== null && wholeYearsBetween(birthDate, today) < MINIMUM_AGE
    ? { field: 'beneficio', message: messages.minimumAge }
    : null

/** Counted from the first day in the plan; a membership without one is left to the server (D-93). */
const longEnoughInPlan: BenefitCheck = ({ beneficio, id_plano }, { memberships, today }) => {
  const starts = memberships
    .filter(({ planId }) => String(planId) === id_plano)
    .map(({ startedOn }) => startedOn)
  const isShort =
    starts.length > 0 &&
    starts.every((start) => start !== null && wholeYearsBetween(start, today) < MINIMUM_PLAN_YEARS)
  return beneficio === RETIREMENT && isShort
    ? { field: 'beneficio', message: messages.minimumPlanTime }
    : null
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
        editableIn: 'L',
      },
    ],
    checks,
  })

/** Which benefit of the plan is asked for, whatever age and plan time are (D-51). */
export const anyBenefit = benefitOfPlan([])

/** The same where the minimums hold; age and plan time may both be lacking (BENEFIT-06). */
export const benefit = benefitOfPlan([oldEnough, longEnoughInPlan])
