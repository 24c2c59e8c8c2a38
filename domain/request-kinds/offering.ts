import type { Membership } from '../people/membership.ts'
import type { RequestType } from '../requests/reference.ts'
import { kindOf } from './kinds.ts'
import { BY_PLAN, type OfferingRule } from './offering-rule.ts'

/** Rules of types that this portal does not open, where they differ from the usual one (D-37). */
const NOT_OPENED: Readonly<Record<number, OfferingRule>> = { 17: { ...BY_PLAN, byPlan: false } }

const ruleOf = (typeId: number) => kindOf(typeId)?.offering ?? NOT_OPENED[typeId] ?? BY_PLAN

/** Whether a participant with these plans may choose the type; precedence is D-43: no plan, denials, conditions, plan match. */
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

/** The types that the participant may choose from, each once, in the order of the server (TYPES-06). */
export function offeredTypes(
  types: readonly RequestType[],
  memberships: readonly Membership[],
): readonly RequestType[] {
  const offered = types.filter((type) => isOffered(type, memberships, ruleOf(type.id)))
  return offered.filter((type, index) => offered.findIndex(({ id }) => id === type.id) === index)
}

type Starter = {
  readonly types: readonly RequestType[]
  readonly memberships: readonly Membership[]
  readonly withdrawalAllowed: boolean
}

/**
 * Why a new request of the type cannot start, whichever way the participant came; null when it can (D-29, D-45).
 * Browser and server ask the same. Requests that exist open whatever this says.
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
