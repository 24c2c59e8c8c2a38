import type { ConsentInput } from './consent.types.ts'

/** Whether the person has a role of the fund, and can go on without a consent (STAFF-20). */
export const isStaff = ({ participant }: Pick<ConsentInput, 'participant'>): boolean =>
  participant.roleId !== null
