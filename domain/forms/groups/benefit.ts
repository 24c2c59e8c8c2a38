import { messages } from '../../messages.ts'
import { wholeYearsBetween } from '../../people/dates.ts'
import { type Check, type FieldsSection, group } from '../form.ts'

const RETIREMENT = '1'
const MINIMUM_AGE = 50
const MINIMUM_PLAN_YEARS = 5

type BenefitCheck = Check<'beneficio', 'beneficio' | 'id_plano'>

/** If the birth date is unknown, only the server checks it (D-93). */
const oldEnough: BenefitCheck = ({ beneficio }, { birthDate, today }) =>
  beneficio === RETIREMENT && birthDate !== null && wholeYearsBetween(birthDate, today) < MINIMUM_AGE
    ? { field: 'beneficio', message: messages.minimumAge }
    : null

/** Counted from the first day in the plan; if that is unknown, only the server checks it (D-93). */
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

/** The requested benefit of the plan, without minimums of age and plan time (D-51). */
export const anyBenefit = benefitOfPlan([])

/** The same with the minimums; both may fail at once (BENEFIT-06). */
export const benefit = benefitOfPlan([oldEnough, longEnoughInPlan])
