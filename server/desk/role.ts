import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { roleForbids, staffOnly } from '#server/kernel/errors.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

type Role = FundReference['roles'][number]

/** The caller's role as the fund's table has it; one that is not in the table may do nothing at all (D-106). */
export function roleOf(fund: FundReference, { roleId }: StaffCaller): Role {
  const role = fund.roles.find(({ id }) => id === roleId)
  if (!role) throw staffOnly()
  return role
}

/** Throws where the role does not have that move. */
export function requireMove({ name, moves }: Role, move: StaffMoveName): void {
  if (!moves.includes(move)) throw roleForbids(name)
}

/** Throws where the role does not give that situation to documents. */
export function requireSituation({ name, documentSituations }: Role, situationId: number): void {
  if (!documentSituations.includes(situationId)) throw roleForbids(name)
}
