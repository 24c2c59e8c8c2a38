import type { Membership } from './facts.ts'
import { screenOf } from './screens.ts'
import {
  ACCEPTANCE,
  BANK_CHANGE,
  DEATH_LUMP_SUM,
  DEATH_PENSION,
  ENROLMENT,
  PRISON_ALLOWANCE,
  RETIREMENT,
  SELF_SPONSORSHIP,
  SICKNESS,
  TAX_DEPENDANTS,
  WITHDRAWAL,
} from './type-ids.ts'

/** A row of `tipos_req`. `planId` null belongs to every plan (D-42). */
export type RequestType = {
  readonly id: number
  readonly name: string
  readonly details: string
  readonly planId: number | null
}

const NEVER = [SICKNESS, ACCEPTANCE, 17]
const WITHOUT_PLANS = [DEATH_PENSION, ENROLMENT, BANK_CHANGE]
/** Regardless of which plan the type belongs to (D-38). */
const WITH_ANY_PLAN = [RETIREMENT, WITHDRAWAL, DEATH_PENSION, SELF_SPONSORSHIP, TAX_DEPENDANTS]
const NEVER_BY_PLAN = [DEATH_LUMP_SUM, PRISON_ALLOWANCE, ENROLMENT, BANK_CHANGE]
/** The fund offers the death lump sum and the prison allowance by plan match by naming them here (D-37). */
const OFFERED_ALL_THE_SAME: readonly number[] = []
/** Complete forms that the fund hands out by link (D-29). */
const BY_DIRECT_LINK = [SICKNESS, DEATH_LUMP_SUM, PRISON_ALLOWANCE]

/** The plan of the enrolment (specialised 9). */
export const SECOND_PLAN = 2
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

const isOfferedByPlan = (
  { id, planId }: RequestType,
  memberships: readonly Membership[],
  allTheSame: readonly number[],
) =>
  (!NEVER_BY_PLAN.includes(id) || allTheSame.includes(id)) &&
  (planId === null || memberships.some((membership) => membership.planId === planId))

/**
 * The types that the participant may choose from, each once, in the order of the server (core 2 "Offering rules").
 * Precedence is D-43: never, no plan, denials, conditions, plan match, duplicates.
 * `allTheSame`: types 5 and 6, where the fund wants them offered by plan match after all (D-37).
 */
export function offeredTypes(
  types: readonly RequestType[],
  memberships: readonly Membership[],
  allTheSame: readonly number[] = OFFERED_ALL_THE_SAME,
): readonly RequestType[] {
  const isOffered = (type: RequestType) => {
    if (NEVER.includes(type.id)) return false
    if (memberships.length === 0) return WITHOUT_PLANS.includes(type.id)
    if (isDenied(type.id, memberships)) return false
    return isOfferedByCondition(type.id, memberships) || isOfferedByPlan(type, memberships, allTheSame)
  }
  const offered = types.filter(isOffered)
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
