import { createHash } from 'node:crypto'

import { CPF } from './settings.mjs'

const hash = (text) => createHash('sha256').update(text).digest('hex')

/** Rows that belong to a request and are read with it; dependants and their documents are left out. */
const WITH_ID = ['request_status', 'request_message', 'complementary_document']

const copyRows = (table, condition = 'true') => `
  insert into ${table} overriding system value
  select (jsonb_populate_record(one, jsonb_build_object('request_id', copied.new_id,
    'id', nextval(pg_get_serial_sequence('${table}', 'id'))))).*
  from ${table} one join copied on copied.old_id = one.request_id where ${condition}`

/** Copies the requests of the table `copied` (old_id, new_id, person_id, protocol). */
const COPY_REQUESTS = [
  `insert into request overriding system value
   select (jsonb_populate_record(one, jsonb_build_object('id', copied.new_id, 'person_id', copied.person_id,
     'protocol', copied.protocol))).*
   from request one join copied on copied.old_id = one.id`,
  `insert into request_detail select copied.new_id, one.name, one.value
   from request_detail one join copied on copied.old_id = one.request_id`,
  ...WITH_ID.map((table) => copyRows(table)),
  copyRows('required_document', 'one.dependant_id is null'),
]

/**
 * @typedef {object} Person
 * @property {string} token of a session
 * @property {number} personId
 * @property {string} cpf
 * @property {number} cloudId
 * @property {number} requestId of a retirement request
 */

/**
 * People with copies of the requests of the demonstration's person, and a session each.
 * @param {import('pg').Client} client
 * @param {number} count
 * @returns {Promise<readonly Person[]>}
 */
export async function writeCopies(client, count) {
  const people = []
  for (let i = 0; i < count; i++) {
    const personId = await addPerson(client, i)
    const source = `select id from request where person_id = (select id from person where cpf = '${CPF}')`
    await copy(client, personId, i, source)
    people.push(await openedBy(client, personId))
  }
  return people
}

/** A person with `requests` copies of one retirement request, each with `documents` more documents. */
export async function writeLargePerson(client, { requests, documents }) {
  const number = 900
  const personId = await addPerson(client, number)
  const source = `select request.id from (select id from request where type_id = 1 and status = 'A'
    and person_id = (select id from person where cpf = '${CPF}') order by id limit 1) request,
    generate_series(1, ${requests})`
  await copy(client, personId, number, source)
  await client.query(
    `with added as (
       insert into document (cloud_id, document_type_id, file_name, media_type, byte_size, storage_key, recorded_at)
       select cloud.id, 26, 'documento.pdf', 'application/pdf', 1000, 'bench-' || request.id || '-' || number, now()
       from request join cloud using (person_id), generate_series(1, $2::int) as number
       where request.person_id = $1
       returning id, split_part(storage_key, '-', 2)::int as request_id)
     insert into complementary_document (request_id, document_id, situation_id)
     select request_id, id, 1 from added`,
    [personId, documents],
  )
  return openedBy(client, personId)
}

async function addPerson(client, number) {
  const { rows } = await client.query(
    `insert into person overriding system value
     select (jsonb_populate_record(one, jsonb_build_object('cpf', $1::text, 'address_id', null,
       'id', nextval(pg_get_serial_sequence('person', 'id'))))).* from person one where cpf = $2 returning id`,
    [String(70_000_000_000 + number), CPF],
  )
  const personId = rows[0].id
  await client.query(`insert into cloud (person_id, protocol_id) values ($1, $2)`, [
    personId,
    `bench${number}`,
  ])
  await client.query(
    `insert into consent (person_id, text_version, text, granted_at, granted_through)
     values ($1, 'bench', 'bench', now(), 'portal')`,
    [personId],
  )
  return personId
}

async function copy(client, personId, number, source) {
  await client.query('drop table if exists copied')
  await client.query(
    `create temp table copied as
     select id as old_id, nextval(pg_get_serial_sequence('request', 'id'))::int as new_id, $1::int as person_id,
       (7000000000 + $2::bigint * 1000 + row_number() over ())::text as protocol from (${source}) source`,
    [personId, number],
  )
  for (const statement of COPY_REQUESTS) await client.query(statement)
}

/** A session of the person, and what the measured calls ask for. */
async function openedBy(client, personId) {
  const token = `bench-${personId}`
  await client.query(
    `insert into session (token_hash, person_id, store_token, created_at, expires_at)
     values ($1, $2, $1, now(), now() + interval '1 day')`,
    [hash(token), personId],
  )
  const { rows } = await client.query(
    `select person.id as "personId", person.cpf, cloud.id as "cloudId", (select min(id) from request where person_id = $1 and type_id = 1) as "requestId"
     from person join cloud on cloud.person_id = person.id where person.id = $1`,
    [personId],
  )
  return { token, ...rows[0] }
}

/** Requests of other people, 26 each, until the table has `rows`, with a status and three answers each. */
export async function fillRequests(client, rows) {
  await client.query(
    `with missing as (select $1::int - count(*)::int as count from request),
     added as (
       insert into person (cpf, name, kind, birth_date, sex, deceased, withdrawal_allowed, left_before_1996, migrated)
       select (80000000000 + (select count(*) from person) + number)::text, 'Pessoa', 'participant', '1960-01-01', 'F',
         false, true, false, false
       from missing, generate_series(1, (count + 25) / 26) as number returning id)
     insert into request (person_id, type_id, plan_id, status, protocol, requested_at, version)
     select added.id, 1, 2, 'A', (8000000000 + (select max(id) from request) + row_number() over ())::text,
       now() - number * interval '1 day', 1
     from added, generate_series(1, 26) as number`,
    [rows],
  )
  await client.query(
    `insert into request_status (request_id, status, reached_at)
     select id, 'A', requested_at from request
     where not exists (select from request_status where request_id = request.id)`,
  )
  await client.query(
    `insert into request_detail (request_id, name, value)
     select request.id, 'bench' || number, 'resposta' from request, generate_series(1, 3) as number
     where protocol like '8%' on conflict do nothing`,
  )
  await client.query('vacuum analyze')
}
