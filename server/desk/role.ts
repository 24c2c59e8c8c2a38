import type { StaffMoveName } from '#domain/requests/staff-moves.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { roleForbids, staffOnly } from '#server/kernel/errors.ts'
import type { StaffCaller } from '#server/sessions/caller.ts'

type Role = FundReference['roles'][number]

/** The role of the caller in the fund's table; an unknown role may do nothing (D-106). */
export function roleOf(fund: FundReference, { roleId }: StaffCaller): Role {
  const role = fund.roles.find(({ id }) => id === roleId)
  if (!role) throw staffOnly()
  return role
}

export function requireMove({ name, moves }: Role, move: StaffMoveName): void {
  if (!moves.includes(move)) throw roleForbids(name)
}

export function requireSituation({ name, documentSituations }: Role, situationId: number): void {
  if (!documentSituations.includes(situationId)) throw roleForbids(name)
}
