import type { Queries } from '#server/database/connect.ts'
import { hashToken } from '#server/kernel/tokens.ts'
import { revokeSessionsOf } from '#server/sessions/sessions.ts'

import type { GoodRow } from './check-row.ts'
import { ADDRESS_COLUMNS, type Column, PEOPLE, type Values } from './kinds.ts'
import { type PersonChange, shownEmail, type Trail } from './person-changes.ts'
import { deleteRows, insertRows, newIds, rowsWith, updateRows } from './rows.ts'

const namesOf = (columns: readonly Column[]) => columns.map(({ column }) => column)

const ADDRESS = namesOf(ADDRESS_COLUMNS)
const ELSEWHERE = [...ADDRESS, 'password_hash']
/** Of the table `person`. */
const PERSON = namesOf(PEOPLE.columns).filter((column) => !ELSEWHERE.includes(column))

const pick = (values: Values, columns: readonly string[]): Values =>
  Object.fromEntries(columns.map((column) => [column, values[column] ?? null]))

const differ = (one: Values, other: Values, columns: readonly string[]) =>
  columns.some((column) => one[column] !== other[column])

/** null where the row has no more than a country. */
function addressIn(values: Values): Values | null {
  const isGiven = ADDRESS.some((column) => column !== 'country_id' && values[column] !== '')
  return isGiven ? pick(values, ADDRESS) : null
}

type Person = { readonly row: GoodRow; readonly wanted: Values; readonly address: Values | null }

/**
 * Writes people with their address, and their password where they have none (P-496). Who had registered as a visitor
 * loses the password of that registration and its sessions (P-497). Returns the CPFs of new and of changed people.
 */
export async function writePeople(
  db: Queries,
  rows: readonly GoodRow[],
  now: Date,
  trail: Trail,
): Promise<{ readonly added: readonly string[]; readonly changed: readonly string[] }> {
  const stored = await storedPeople(db, rows)
  const people = rows.map((row) => ({
    row,
    wanted: pick({ ...row.values, cpf: row.cpf }, PERSON),
    address: addressIn(row.values),
  }))
  const known = people.flatMap((person) => {
    const before = stored.get(person.row.cpf)
    return before ? [{ person, before }] : []
  })
  const fresh = people.filter(({ row }) => !stored.has(row.cpf))
  const changed = await updateKnown(db, known)
  await insertNew(db, fresh)
  await trail.record(known.flatMap(emailChange))
  await endRegistrations(
    db,
    known.flatMap(({ before }) =>
      before.kind === 'visitor' || before.kind === 'registered' ? [before] : [],
    ),
    now,
  )
  await addPasswords(db, rows)
  return { added: fresh.map(({ row }) => row.cpf), changed }
}

type Known = { readonly person: Person; readonly before: Values }

function emailChange({ person: { address }, before }: Known): readonly PersonChange[] {
  const [old, wanted] = [before.private_email ?? '', address?.private_email ?? '']
  const change = { what: 'email', before: shownEmail(old), after: shownEmail(wanted) } as const
  return old === wanted ? [] : [{ personId: Number(before.id), ...change }]
}

async function storedPeople(db: Queries, rows: readonly GoodRow[]): Promise<ReadonlyMap<string, Values>> {
  const people = await rowsWith(
    db,
    'person',
    ['id', 'address_id', ...PERSON],
    'cpf',
    rows.map(({ cpf }) => cpf),
  )
  const ids = people.flatMap(({ address_id }) => (typeof address_id === 'number' ? [address_id] : []))
  const addresses = await rowsWith(db, 'address', ['id', ...ADDRESS], 'id', ids)
  const byId = new Map(addresses.map(({ id, ...address }) => [id, address]))
  return new Map(
    people.map((person) => [String(person.cpf), { ...byId.get(person.address_id ?? null), ...person }]),
  )
}

/** Returns the CPFs of those who are other than before. */
async function updateKnown(db: Queries, known: readonly Known[]): Promise<readonly string[]> {
  const updates = known.map(({ person: { wanted, address }, before }) => {
    const id = before.id ?? null
    const addressId = before.address_id ?? null
    return {
      person: differ(before, wanted, PERSON) ? { ...wanted, id } : null,
      address:
        address !== null && addressId !== null && differ(before, address, ADDRESS)
          ? { ...address, id: addressId }
          : null,
      newAddress: address !== null && addressId === null ? { address, id } : null,
      oldAddress: address === null && addressId !== null ? { id, address_id: addressId } : null,
    }
  })
  const given = <Row>(rows: readonly (Row | null)[]) => rows.filter((row) => row !== null)
  const oldAddresses = given(updates.map(({ oldAddress }) => oldAddress))
  const newAddresses = given(updates.map(({ newAddress }) => newAddress))
  await updateRows(db, 'person', { key: ['id'], columns: PERSON }, given(updates.map(({ person }) => person)))
  await updateRows(
    db,
    'address',
    { key: ['id'], columns: ADDRESS },
    given(updates.map(({ address }) => address)),
  )
  const addressIds = await insertAddresses(
    db,
    newAddresses.map(({ address }) => address),
  )
  const moved = [
    ...newAddresses.map(({ id }, index) => ({ id, address_id: addressIds[index] ?? null })),
    ...oldAddresses.map(({ id }) => ({ id, address_id: null })),
  ]
  await updateRows(db, 'person', { key: ['id'], columns: ['address_id'] }, moved)
  await deleteRows(
    db,
    'address',
    ['id'],
    oldAddresses.map(({ address_id }) => ({ id: address_id })),
  )
  return known.flatMap(({ person }, index) =>
    Object.values(updates[index] ?? {}).some((change) => change !== null) ? [person.row.cpf] : [],
  )
}

async function insertAddresses(db: Queries, addresses: readonly Values[]): Promise<readonly number[]> {
  if (addresses.length === 0) return []
  const ids = await newIds(db, 'address', addresses.length)
  await insertRows(
    db,
    'address',
    ['id', ...ADDRESS],
    addresses.map((address, index) => ({ ...address, id: ids[index] ?? null })),
  )
  return ids
}

async function insertNew(db: Queries, people: readonly Person[]): Promise<void> {
  const housed = people.filter(({ address }) => address !== null)
  const ids = await insertAddresses(
    db,
    housed.flatMap(({ address }) => (address === null ? [] : [address])),
  )
  const addressOf = new Map(housed.map(({ row }, index) => [row.cpf, ids[index] ?? null]))
  await insertRows(
    db,
    'person',
    [...PERSON, 'address_id'],
    people.map(({ row, wanted }) => ({ ...wanted, address_id: addressOf.get(row.cpf) ?? null })),
  )
}

/** The code of a registration confirmed an e-mail address, not whose the CPF is. */
async function endRegistrations(db: Queries, people: readonly Values[], now: Date): Promise<void> {
  await deleteRows(
    db,
    'credential',
    ['person_id'],
    people.map(({ id }) => ({ person_id: id ?? null })),
  )
  await deleteRows(
    db,
    'confirmation_code',
    ['cpf_hash'],
    people.map(({ cpf }) => ({ cpf_hash: hashToken(String(cpf)) })),
  )
  for (const { id } of people) await revokeSessionsOf(db, Number(id), now)
}

/** A password that a person has in the portal stays (P-496). */
async function addPasswords(db: Queries, rows: readonly GoodRow[]): Promise<void> {
  const given = rows.filter(({ values }) => typeof values.password_hash === 'string')
  if (given.length === 0) return
  const hashOf = new Map(given.map(({ cpf, values }) => [cpf, values.password_hash ?? null]))
  const people = await rowsWith(db, 'person', ['id', 'cpf'], 'cpf', [...hashOf.keys()])
  const ids = people.map(({ id }) => Number(id))
  const having = new Set(
    (await rowsWith(db, 'credential', ['person_id'], 'person_id', ids)).map(({ person_id }) => person_id),
  )
  await insertRows(
    db,
    'credential',
    ['person_id', 'password_hash'],
    people
      .filter(({ id }) => !having.has(id ?? null))
      .map(({ id, cpf }) => ({
        person_id: id ?? null,
        password_hash: hashOf.get(String(cpf)) ?? null,
      })),
  )
}
