import { type Membership, PENSIONER, RETIRED } from '../people/membership.ts'
import type { RequestType } from '../requests/reference.ts'
import { BANK_CHANGE, TAX_DEPENDANTS } from '../requests/type-ids.ts'
import { kindOf } from './kinds.ts'
import { BY_PLAN, inCategory, type OfferingRule } from './offering-rule.ts'

/** Rules of types that this portal does not open, if they differ from the default (D-37). */
const NOT_OPENED: Readonly<Record<number, OfferingRule>> = { 17: { ...BY_PLAN, byPlan: false } }

const ruleOf = (typeId: number) => kindOf(typeId)?.offering ?? NOT_OPENED[typeId] ?? BY_PLAN

/**
 * Whether the type is offered to a participant with these plans; in this order of precedence: no plan,
 * denials, conditions, plan match (D-43).
 */
export function isOffered(
  { planId }: Pick<RequestType, 'planId'>,
  memberships: readonly Membership[],
  { withoutPlans, notTo, to, byPlan }: OfferingRule,
): boolean {
  if (memberships.length === 0) return withoutPlans
  if (notTo(memberships)) return false
  const matchesPlan = planId === null || memberships.some((membership) => membership.planId === planId)
  return to(memberships) || (byPlan && matchesPlan)
}

/** What the retired ask for most; in their order. */
const FIRST_FOR_RETIRED = [BANK_CHANGE, TAX_DEPENDANTS]

/**
 * The offered types without duplicates, in the order of the server (TYPES-06); for the retired theirs come
 * first (D-146).
 */
export function offeredTypes(
  types: readonly RequestType[],
  memberships: readonly Membership[],
): readonly RequestType[] {
  const offered = types.filter((type) => isOffered(type, memberships, ruleOf(type.id)))
  const once = offered.filter((type, index) => offered.findIndex(({ id }) => id === type.id) === index)
  if (!isRetired(memberships)) return once
  const first = FIRST_FOR_RETIRED.flatMap((id) => once.filter((type) => type.id === id))
  return [...first, ...once.filter((type) => !first.includes(type))]
}

const isRetired = inCategory(RETIRED)

/** Whether the type is offered to a person who receives no benefit (D-39, P-no-benefit). */
export const lacksBenefit = (typeId: number, memberships: readonly Membership[]): boolean =>
  typeId === BANK_CHANGE && memberships.length === 0

/** Whether the person receives a benefit, but its account is not changed here (P-no-benefit). */
export const changesAccountElsewhere = (memberships: readonly Membership[]): boolean =>
  inCategory(PENSIONER)(memberships) && !isRetired(memberships)

type Starter = {
  readonly types: readonly RequestType[]
  readonly memberships: readonly Membership[]
  readonly withdrawalAllowed: boolean
}

/**
 * Why a new request of the type cannot start, by whatever link; null if it can (D-29, D-45). Browser and
 * server use the same rule. Existing requests always open.
 */
export function startRefusal(
  typeId: number,
  { types, memberships, withdrawalAllowed }: Starter,
): 'notOffered' | 'withdrawalNotAllowed' | 'unavailable' | null {
  const kind = kindOf(typeId)
  if (kind === null || kind.offering.start === 'never') return 'unavailable'
  if (kind.offering.needsPermission && !withdrawalAllowed) return 'withdrawalNotAllowed'
  if (kind.offering.start === 'byLink') return null
  return offeredTypes(types, memberships).some(({ id }) => id === typeId) ? null : 'notOffered'
}
