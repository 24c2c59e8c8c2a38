import type { Membership } from './membership.ts'

/** The logged-in participant, from the reply that starts the session. */
export type Participant = {
  /** Digits only. */
  readonly cpf: string
  readonly name: string
  readonly personId: number
  /** yyyy-mm-dd or null when not said. */
  readonly birthDate: string | null
  /** The address on file, under the wire's names; null when there is none. */
  readonly address: Readonly<Record<string, string>> | null
  readonly memberships: readonly Membership[]
  /** False: a withdrawal cannot be started (TYPES-04). */
  readonly withdrawalAllowed: boolean
  readonly migrated: boolean
  /** Credential of the document store, sent back with uploads. */
  readonly storeToken: string
  /** Megabytes; beats the table's value (D-64). */
  readonly maxFileMb: number | null
  /** Of the fund's staff alone, null of everybody else (D-106); the server goes by what it stored itself. */
  readonly roleId: number | null
}

/** The role of the fund's staff that only looks (STAFF-03). */
const LOOKING_ROLE = 56558

/** A member of the fund's staff whose role gives documents their situations. */
export const judgesDocuments = ({ roleId }: Pick<Participant, 'roleId'>): boolean =>
  roleId !== null && roleId !== LOOKING_ROLE

/** The participant's document cloud and consent record. */
export type Cloud = { readonly id: number; readonly protocolId: string }
