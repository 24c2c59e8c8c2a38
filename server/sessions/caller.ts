import { bareCpf } from '#domain/people/cpf.ts'
import { compiledOnce, type ValueOf } from '#server/database/compiled.ts'
import type { Queries } from '#server/database/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { notFound, otherPerson } from '#server/kernel/errors.ts'
import { hashToken } from '#server/kernel/tokens.ts'

type Needs = {
  readonly db: Queries
  readonly clock: Clock
}

export type CallerCloud = { readonly id: number; readonly protocolId: string }

/** `nuvem` on the wire. */
export const cloudOnWire = ({ id, protocolId }: CallerCloud) => ({ id, id_protocolo_ged: protocolId })

/** Identified by the token only. */
export type Caller = {
  readonly personId: number
  readonly cpf: string
  readonly tokenHash: string
  readonly storeToken: string
  /** Role of a staff member, null for others (D-106). */
  readonly roleId: number | null
  /** null without consent. */
  readonly cloud: CallerCloud | null
}

export type ConsentingCaller = Caller & { readonly cloud: CallerCloud }

export type StaffCaller = Caller & { readonly roleId: number }

export const isStaff = (caller: Caller): caller is StaffCaller => caller.roleId !== null

export const hasConsent = (caller: Caller): caller is ConsentingCaller => caller.cloud !== null

/** null for a missing, unknown, expired or revoked token. */
export async function callerOf({ db, clock }: Needs, token: string | null): Promise<Caller | null> {
  if (token === null) return null
  const [row] = await findCaller(db, { tokenHash: hashToken(token), now: clock() })
  if (!row) return null
  const { cloudId, protocolId, consented, ...identity } = row
  const hasCloud = consented && cloudId !== null && protocolId !== null
  return { ...identity, cloud: hasCloud ? { id: cloudId, protocolId } : null }
}

const findCaller = compiledOnce((db, value: ValueOf<{ tokenHash: string; now: Date }>) =>
  db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .leftJoin('cloud', 'cloud.person_id', 'person.id')
    .select(({ exists, selectFrom }) => [
      'person.id as personId',
      'person.cpf',
      'session.token_hash as tokenHash',
      'session.store_token as storeToken',
      'person.role_id as roleId',
      'cloud.id as cloudId',
      'cloud.protocol_id as protocolId',
      exists(
        selectFrom('consent')
          .select('consent.id')
          .whereRef('consent.person_id', '=', 'person.id')
          .where('consent.withdrawn_at', 'is', null),
      ).as('consented'),
    ])
    .where('session.token_hash', '=', value('tokenHash'))
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', value('now')),
)

type Named = {
  readonly cpf?: string
  readonly personId?: number
  readonly cloudId?: number
}

/**
 * Bodies and paths name the participant too, but do not identify the caller: a call that names another person
 * is rejected. An empty CPF names no person.
 */
export function requireSelf(caller: Caller, { cpf = '', personId, cloudId }: Named): void {
  if (cpf.trim() !== '' && bareCpf(cpf) !== caller.cpf) throw otherPerson()
  if (personId !== undefined && personId !== caller.personId) throw notFound()
  if (cloudId !== undefined && cloudId !== caller.cloud?.id) throw notFound()
}
