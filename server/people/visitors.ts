import type { Values } from '#domain/forms/form.ts'
import { BRAZIL } from '#domain/people/countries.ts'
import type { Queries } from '#server/database/connect.ts'
import type { PersonKind } from '#server/database/schema.ts'
import { setPassword } from '#server/sessions/credentials.ts'

import { insertAddress } from './address.ts'

export type Account = {
  readonly personId: number
  readonly kind: PersonKind
  readonly hasPassword: boolean
  readonly birthDate: string
  readonly isDeceased: boolean
  readonly roleId: number | null
  /** On file; '' without one. */
  readonly email: string
}

export async function findAccount(db: Queries, cpf: string): Promise<Account | null> {
  const found = await db
    .selectFrom('person')
    .leftJoin('credential', 'credential.person_id', 'person.id')
    .leftJoin('address', 'address.id', 'person.address_id')
    .select([
      'person.id as personId',
      'person.kind',
      'person.birth_date as birthDate',
      'person.deceased as isDeceased',
      'person.role_id as roleId',
      'credential.person_id as credentialId',
      'address.private_email as email',
    ])
    .where('person.cpf', '=', cpf)
    .executeTakeFirst()
  if (!found) return null
  const { credentialId, email, ...account } = found
  return { ...account, hasPassword: credentialId !== null, email: email ?? '' }
}

/** Whether the owner may set a password by a code: not the deceased, nor staff who have no role any more (P-500). */
export const maySetPassword = ({ kind, isDeceased, roleId }: Account) =>
  !isDeceased && (kind !== 'staff' || roleId !== null)

/**
 * Adds a visitor with the answers of the registration; false, without a change, where a person has the CPF: the
 * code confirms an e-mail address, not the ownership of the CPF.
 */
export async function addVisitor(db: Queries, answers: Values, passwordHash: string): Promise<boolean> {
  const at = (name: string) => answers[name] ?? ''
  const person = await db
    .insertInto('person')
    .values({
      cpf: at('cpf'),
      name: at('nome'),
      kind: 'visitor',
      birth_date: at('data_nascimento'),
      sex: at('sexo'),
      deceased: false,
      address_id: null,
      withdrawal_allowed: false,
      left_before_1996: false,
      migrated: false,
      contribution_salary_cents: null,
      role_id: null,
    })
    .onConflict((conflict) => conflict.column('cpf').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!person) return false
  const addressId = await insertAddress(db, {
    ...EMPTY_ADDRESS,
    email_pessoal: at('email_pessoal'),
    celular: at('celular'),
  })
  await db.updateTable('person').set({ address_id: addressId }).where('id', '=', person.id).execute()
  await setPassword(db, person.id, passwordHash)
  return true
}

/** Requests that need the address have fields for it. */
const EMPTY_ADDRESS = {
  id_pais: String(BRAZIL.id),
  cep: '',
  estado: '',
  cidade: '',
  bairro: '',
  endereco: '',
  numero: '',
  complemento: '',
  email_extra: '',
  telefone_alternativo: '',
}
