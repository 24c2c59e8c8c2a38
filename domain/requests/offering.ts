import type { Membership } from './facts.ts'
import { screenOf } from './screens.ts'

/** A row of `tipos_req`. `planId` null belongs to every plan (D-42). */
export type RequestType = {
  readonly id: number
  readonly name: string
  readonly details: string
  readonly planId: number | null
}

const RETIREMENT = 1
const WITHDRAWAL = 3
const DEATH_PENSION = 4
const DEATH_LUMP_SUM = 5
const ENROLMENT = 11
const BANK_CHANGE = 15
const ACCEPTANCE = 16

const NEVER = [2, ACCEPTANCE, 17]
const WITHOUT_PLANS = [DEATH_PENSION, ENROLMENT, BANK_CHANGE]
/** Regardless of which plan the type belongs to (D-38). */
const WITH_ANY_PLAN = [RETIREMENT, WITHDRAWAL, DEATH_PENSION, 7, 13]
/** Types that no plan match offers; the fund offers 5 or 6 by taking it off this list (D-37). */
const NEVER_BY_PLAN = [DEATH_LUMP_SUM, 6, ENROLMENT, BANK_CHANGE]
/** Complete forms that the fund hands out by link (D-29). */
const BY_DIRECT_LINK = [2, DEATH_LUMP_SUM, 6]

const SECOND_PLAN = 2
const ACTIVE_CATEGORIES = [1, 2, 3, 4]
const CATEGORY_OF_BANK_CHANGE = 2
export const CATEGORY_WITHOUT_RETIREMENT = 9
const SITUATIONS_WITHOUT_WITHDRAWAL = [7, 8, 14]

const isDenied = (typeId: number, memberships: readonly Membership[]) => {
  switch (typeId) {
    case DEATH_PENSION:
    case DEATH_LUMP_SUM:
      return memberships.some(({ categoryId }) => ACTIVE_CATEGORIES.includes(categoryId))
    case RETIREMENT:
      return memberships.every(({ categoryId }) => categoryId === CATEGORY_WITHOUT_RETIREMENT)
    case WITHDRAWAL:
      return memberships.some(
        ({ situationId }) => situationId !== null && SITUATIONS_WITHOUT_WITHDRAWAL.includes(situationId),
      )
    default:
      return false
  }
}

const isOfferedByCondition = (typeId: number, memberships: readonly Membership[]) => {
  if (typeId === BANK_CHANGE) {
    return memberships.some(({ categoryId }) => categoryId === CATEGORY_OF_BANK_CHANGE)
  }
  if (typeId === ENROLMENT) {
    return !memberships.some(({ planId, endedOn }) => planId === SECOND_PLAN && !endedOn)
  }
  return WITH_ANY_PLAN.includes(typeId)
}

const isOfferedByPlan = ({ id, planId }: RequestType, memberships: readonly Membership[]) =>
  !NEVER_BY_PLAN.includes(id) &&
  (planId === null || memberships.some((membership) => membership.planId === planId))

function isOffered(type: RequestType, memberships: readonly Membership[]): boolean {
  if (NEVER.includes(type.id)) return false
  if (memberships.length === 0) return WITHOUT_PLANS.includes(type.id)
  if (isDenied(type.id, memberships)) return false
  return isOfferedByCondition(type.id, memberships) || isOfferedByPlan(type, memberships)
}

/**
 * The types that the participant may choose from, each once, in the order of the server (core 2 "Offering rules").
 * Precedence is D-43: never, no plan, denials, conditions, plan match, duplicates.
 */
export function offeredTypes(
  types: readonly RequestType[],
  memberships: readonly Membership[],
): readonly RequestType[] {
  const offered = types.filter((type) => isOffered(type, memberships))
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
  if (screenOf(typeId) === null || typeId === ACCEPTANCE) return 'unavailable'
  if (typeId === WITHDRAWAL && !withdrawalAllowed) return 'withdrawalNotAllowed'
  if (BY_DIRECT_LINK.includes(typeId)) return null
  return offeredTypes(types, memberships).some(({ id }) => id === typeId) ? null : 'notOffered'
}
