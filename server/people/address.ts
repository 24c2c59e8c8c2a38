import type { Expression, Insertable, Selectable } from 'kysely'

import type { WireAddress } from '#api/contract/session.ts'
import type { Queries } from '#server/database/connect.ts'
import type { AddressTable } from '#server/database/schema.ts'

/** Wire name of each column. */
const COLUMNS = {
  id_pais: 'country_id',
  cep: 'postal_code',
  estado: 'state',
  cidade: 'city',
  bairro: 'district',
  endereco: 'street',
  numero: 'house_number',
  complemento: 'complement',
  email_pessoal: 'private_email',
  email_extra: 'extra_email',
  celular: 'mobile',
  telefone_alternativo: 'other_phone',
} as const satisfies Record<Exclude<keyof WireAddress, 'id'>, keyof AddressTable>

type AddressValues = Omit<Insertable<AddressTable>, 'id'>

export const addressToRow = (address: Omit<WireAddress, 'id'>): AddressValues =>
  Object.fromEntries(
    Object.entries(COLUMNS).map(([name, column]) => [column, address[name as keyof typeof COLUMNS]]),
  ) as AddressValues

export const addressFromRow = ({ id, ...row }: Selectable<AddressTable>): WireAddress =>
  ({
    id,
    ...Object.fromEntries(Object.entries(COLUMNS).map(([name, column]) => [name, row[column]])),
  }) as WireAddress

export async function findAddress(db: Queries, id: number | null): Promise<WireAddress | null> {
  if (id === null) return null
  const row = await addressOf(db, id).executeTakeFirst()
  return row ? addressFromRow(row) : null
}

/** The id may be a column of an outer query. */
export const addressOf = (db: Queries, id: number | Expression<number | null>) =>
  db.selectFrom('address').selectAll().where('address.id', '=', id)

export async function findAddressOf(db: Queries, personId: number): Promise<WireAddress | null> {
  const { address_id } = await db
    .selectFrom('person')
    .select('address_id')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return findAddress(db, address_id)
}

export async function insertAddress(db: Queries, address: Omit<WireAddress, 'id'>): Promise<number> {
  const { id } = await db
    .insertInto('address')
    .values(addressToRow(address))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
