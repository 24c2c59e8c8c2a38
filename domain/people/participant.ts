import type { Membership } from './membership.ts'

/** The logged-in participant, from the reply that starts the session. */
export type Participant = {
  /** Digits only. */
  readonly cpf: string
  readonly name: string
  readonly personId: number
  /** yyyy-mm-dd; null if unknown. */
  readonly birthDate: string | null
  /** The address on file, under the wire's names; null without one. */
  readonly address: Readonly<Record<string, string>> | null
  readonly memberships: readonly Membership[]
  /** False: a withdrawal cannot be started (TYPES-04). */
  readonly withdrawalAllowed: boolean
  readonly migrated: boolean
  /** Credential of the document store, sent with uploads. */
  readonly storeToken: string
  /** Megabytes; takes precedence over the table's value (D-64). */
  readonly maxFileMb: number | null
  /** Role of a staff member, null for others (D-106); the server uses its own record. */
  readonly roleId: number | null
}

/** The role of the fund's staff with read access only (STAFF-03). */
const LOOKING_ROLE = 56558

/** Whether the participant is a staff member whose role sets the situations of documents. */
export const judgesDocuments = ({ roleId }: Pick<Participant, 'roleId'>): boolean =>
  roleId !== null && roleId !== LOOKING_ROLE

/** The participant's document cloud and consent record. */
export type Cloud = { readonly id: number; readonly protocolId: string }
