import { digitsOf } from '#domain/people/digits.ts'
import { notFound, otherPerson } from '#server/http/errors.ts'
import type { Services } from '#server/http/services.ts'

import { hashToken } from './tokens.ts'

export type CallerCloud = { readonly id: number; readonly protocolId: string }

/** `nuvem` on the wire (core 3). */
export const cloudOnWire = ({ id, protocolId }: CallerCloud) => ({ id, id_protocolo_ged: protocolId })

/** Who calls, by the token alone. */
export type Caller = {
  readonly personId: number
  readonly cpf: string
  readonly tokenHash: string
  readonly storeToken: string
  /** The role stored for one of the fund's staff, null for everybody else (D-106). */
  readonly roleId: number | null
  /** null until the participant agreed to share documents. */
  readonly cloud: CallerCloud | null
}

export type ConsentingCaller = Caller & { readonly cloud: CallerCloud }

export type StaffCaller = Caller & { readonly roleId: number }

export const isStaff = (caller: Caller): caller is StaffCaller => caller.roleId !== null

export const hasConsent = (caller: Caller): caller is ConsentingCaller => caller.cloud !== null

/** null for a token that is missing, unknown, expired or revoked. */
export async function callerOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string | null,
): Promise<Caller | null> {
  if (token === null) return null
  const row = await db
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
      exists(selectFrom('consent').select('consent.id').whereRef('consent.person_id', '=', 'person.id')).as(
        'consented',
      ),
    ])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', clock())
    .executeTakeFirst()
  if (!row) return null
  const { cloudId, protocolId, consented, ...identity } = row
  const hasCloud = consented && cloudId !== null && protocolId !== null
  return { ...identity, cloud: hasCloud ? { id: cloudId, protocolId } : null }
}

type Named = {
  readonly cpf?: string
  readonly personId?: number
  readonly cloudId?: number
}

/**
 * Bodies and paths name the participant too, but never choose one: who names somebody else is refused.
 * An empty CPF names nobody.
 */
export function requireSelf(caller: Caller, { cpf = '', personId, cloudId }: Named): void {
  if (cpf.trim() !== '' && digitsOf(cpf) !== caller.cpf) throw otherPerson()
  if (personId !== undefined && personId !== caller.personId) throw notFound()
  if (cloudId !== undefined && cloudId !== caller.cloud?.id) throw notFound()
}
