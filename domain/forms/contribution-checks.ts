import { messages } from '../messages.ts'
import { inReais } from '../people/money.ts'
import type { Facts } from '../requests/facts.ts'
import { decimalOf, hundredthsOf } from './decimals.ts'
import type { Check, Values } from './form.ts'
import { MISSING } from './problems.ts'

/**
 * In percentage points: of the variable contribution, and of the salary for the spontaneous one (SPONSOR-08).
 */
export const MOST_CONTRIBUTED = 15

/** The variable contribution applies to the salary above this number of reference values (SPONSOR-07). */
export const REFERENCE_VALUES = 8

/**
 * The part of the salary to which the variable contribution applies, in cents; 0 if there is none, null if
 * the salary or the reference value is unknown.
 */
export const variableBase = ({
  contributionSalaryCents: salary,
  contributionReferenceCents: reference,
}: Facts): number | null =>
  salary === undefined || reference === undefined ? null : Math.max(0, salary - REFERENCE_VALUES * reference)

/** States a percentage of the variable contribution in reais, or the most that it may be; null if unknown. */
export function noteOnVariable(
  { percentual_variavel: percent }: Values<'percentual_variavel'>,
  facts: Facts,
): string | null {
  const base = variableBase(facts)
  const inAMonth = (hundredths: number) => inReais(Math.round(((base ?? 0) * hundredths) / 10_000))
  if (!base) return null
  if (percent === '') {
    const above = inReais(REFERENCE_VALUES * (facts.contributionReferenceCents ?? 0))
    return messages.mostPerMonth(inAMonth(MOST_CONTRIBUTED * 100), above, REFERENCE_VALUES)
  }
  const hundredths = hundredthsOf(percent)
  return hundredths === null || hundredths > MOST_CONTRIBUTED * 100
    ? null
    : messages.perMonth(inAMonth(hundredths))
}

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
