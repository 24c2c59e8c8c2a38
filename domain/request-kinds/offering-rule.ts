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
  /** Whether it is offered where one of the participant's plans is that of the type (D-37). */
  readonly byPlan: boolean
  /** `byLink`: a link of the fund's starts it also where it is not offered (D-29). */
  readonly start: 'whenOffered' | 'byLink' | 'never'
  /** Whether it needs the permission for a withdrawal (D-45). */
  readonly needsPermission: boolean
}

export const everybody: Condition = () => true
const nobody: Condition = () => false

/** One of the plans is of one of the categories. */
export const inCategory =
  (...ids: readonly number[]): Condition =>
  (memberships) =>
    memberships.some(({ categoryId }) => ids.includes(categoryId))

/** All of the plans are of the category. */
export const onlyInCategory =
  (id: number): Condition =>
  (memberships) =>
    memberships.every(({ categoryId }) => categoryId === id)

/** In one of the plans the participant is in one of the situations. */
export const inSituation =
  (...ids: readonly number[]): Condition =>
  (memberships) =>
    memberships.some(({ situationId }) => situationId !== null && ids.includes(situationId))

export const outsideSecondPlan: Condition = (memberships) =>
  !memberships.some(({ planId, endedOn }) => planId === SECOND_PLAN && !endedOn)

/** The rule of a type about which nothing else is said. */
export const BY_PLAN: OfferingRule = {
  withoutPlans: false,
  notTo: nobody,
  to: nobody,
  byPlan: true,
  start: 'whenOffered',
  needsPermission: false,
}
