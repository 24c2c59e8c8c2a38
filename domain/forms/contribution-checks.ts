import { messages } from '../messages.ts'
import { inReais } from '../people/money.ts'
import type { Facts } from '../requests/facts.ts'
import { decimalOf, hundredthsOf } from './decimals.ts'
import type { Check } from './form.ts'
import { MISSING } from './problems.ts'

/**
 * In percentage points: of the variable contribution, and of the salary for the spontaneous one (SPONSOR-08).
 */
export const MOST_CONTRIBUTED = 15

/** An amount of 0 is refused, although it is a number (P-66). */
export const aboveZero =
  <Name extends string>(field: Name): Check<Name, Name> =>
  (values) =>
    decimalOf(values[field]) === 0 ? { field, ...MISSING } : null

/** 15 % of the salary, in whole cents; null if the salary is unknown: then this check has no limit (D-98). */
const mostSpontaneous = ({ contributionSalaryCents: salary }: Facts): number | null =>
  salary === undefined ? null : Math.floor((salary * MOST_CONTRIBUTED) / 100)

/** States the limit in advance, or that there is none without a salary on file (D-98, SPONSOR-09). */
export function noteOnLimit(_values: unknown, facts: Facts): string {
  const most = mostSpontaneous(facts)
  return most === null ? messages.limitUnknown : messages.limitOfSpontaneous(inReais(most))
}

/** 'Máximo {value}' above 15 % of the salary (SPONSOR-08, D-98). */
export const withinSalary =
  <Name extends string>(field: Name): Check<Name, Name> =>
  (values, facts) => {
    const most = mostSpontaneous(facts)
    return most !== null && (hundredthsOf(values[field]) ?? 0) > most
      ? { field, message: messages.atMostValue(inReais(most)) }
      : null
  }
