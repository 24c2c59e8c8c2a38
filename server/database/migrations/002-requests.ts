import type { Statements } from './statements.ts'

/** Requests with answers, dependants, documents and messages. */
export const requests: Statements = [
  'create sequence protocol_number minvalue 1 maxvalue 999999 cycle',
  `create table document (
    id integer generated always as identity (start with 30001) primary key,
    cloud_id integer not null references cloud,
    document_type_id integer not null,
    file_name text not null check (length(file_name) between 1 and 120),
    media_type text not null,
    byte_size integer not null check (byte_size > 0),
    storage_key text not null unique,
    recorded_at timestamptz not null
  )`,
  'create index document_cloud on document (cloud_id)',
  `create table request (
    id integer generated always as identity (start with 1001) primary key,
    person_id integer not null references person,
    type_id integer not null,
    plan_id integer,
    status text not null
      check (status in ('L', 'A', 'C', 'D', 'I', 'N', 'E', 'V', 'F', 'R', 'X', 'Z')),
    protocol text not null unique check (protocol ~ '^[0-9]{10}$'),
    requested_at timestamptz not null,
    address_id integer references address,
    version integer not null
  )`,
  'create index request_person on request (person_id)',
  `create table request_detail (
    request_id integer not null references request on delete cascade,
    name text not null,
    value text not null,
    primary key (request_id, name)
  )`,
  `create table dependant (
    id integer generated always as identity (start with 40001) primary key,
    request_id integer not null references request on delete cascade,
    kind text not null check (kind in ('ir', 'bnf')),
    name text not null,
    cpf text not null,
    birth_date text not null,
    sex text not null,
    dependence text not null,
    beneficiary_id integer,
    kinship_id integer,
    kinship_name text not null,
    chosen boolean not null
  )`,
  'create index dependant_request on dependant (request_id)',
  `create table required_document (
    id integer generated always as identity (start with 20001) primary key,
    request_id integer not null references request on delete cascade,
    dependant_id integer references dependant on delete cascade,
    document_type_id integer not null,
    rule integer not null,
    applies boolean not null,
    situation_id integer not null check (situation_id between 1 and 5),
    document_id integer references document,
    unique nulls not distinct (request_id, dependant_id, document_type_id, rule)
  )`,
  `create table complementary_document (
    id integer generated always as identity (start with 60001) primary key,
    request_id integer not null references request on delete cascade,
    document_id integer not null references document,
    situation_id integer not null check (situation_id between 1 and 5)
  )`,
  'create index complementary_document_request on complementary_document (request_id)',
  `create table request_message (
    id integer generated always as identity primary key,
    request_id integer not null references request on delete cascade,
    recorded_at timestamptz not null,
    text text not null
  )`,
  'create index request_message_request on request_message (request_id)',
  `create table save_key (
    person_id integer not null references person,
    key text not null,
    body_hash text not null,
    request_id integer references request on delete cascade,
    version integer,
    primary key (person_id, key)
  )`,
]
