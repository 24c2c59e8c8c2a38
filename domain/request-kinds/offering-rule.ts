import { type Membership, SECOND_PLAN } from '../people/membership.ts'

type Condition = (memberships: readonly Membership[]) => boolean

/** When a participant may start a request of a type (TYPES-22). */
export type OfferingRule = {
  /** Whether it is offered to a participant without plans. */
  readonly withoutPlans: boolean
  /** Plans that exclude the type, whatever else applies. */
  readonly notTo: Condition
  /** Participants to whom it is offered regardless of which plan the type belongs to (D-38). */
  readonly to: Condition
  /** Whether it is offered to a participant with the plan of the type (D-37). */
  readonly byPlan: boolean
  /** `byLink`: a link of the fund can also start it if it is not offered (D-29). */
  readonly start: 'whenOffered' | 'byLink' | 'never'
  /** Whether it requires the permission for a withdrawal (D-45). */
  readonly needsPermission: boolean
}

export const everybody: Condition = () => true
const never: Condition = () => false

/** Whether one of the plans has one of the categories. */
export const inCategory =
  (...ids: readonly number[]): Condition =>
  (memberships) =>
    memberships.some(({ categoryId }) => ids.includes(categoryId))

/** Whether all plans have the category. */
export const onlyInCategory =
  (id: number): Condition =>
  (memberships) =>
    memberships.every(({ categoryId }) => categoryId === id)

/** Whether the participant has one of the situations in one of the plans. */
export const inSituation =
  (...ids: readonly number[]): Condition =>
  (memberships) =>
    memberships.some(({ situationId }) => situationId !== null && ids.includes(situationId))

export const outsideSecondPlan: Condition = (memberships) =>
  !memberships.some(({ planId, endedOn }) => planId === SECOND_PLAN && !endedOn)

/** The default rule. */
export const BY_PLAN: OfferingRule = {
  withoutPlans: false,
  notTo: never,
  to: never,
  byPlan: true,
  start: 'whenOffered',
  needsPermission: false,
}
