import type { Statements } from './statements.ts'

/** Further data on file about a person, and earlier employment. */
export const registration: Statements = [
  `create table registration (
    person_id integer primary key references person,
    nationality_id integer,
    birthplace text not null,
    birth_state text not null,
    civil_status_id integer,
    schooling_id text not null,
    mother text not null,
    father text not null,
    id_card text not null,
    id_card_issuer text not null,
    id_card_state text not null,
    id_card_issued_on date,
    sponsor_id integer,
    regional_id integer,
    employee_number text not null,
    admitted_on date
  )`,
  `create table service_time (
    id integer generated always as identity primary key,
    person_id integer not null references person,
    company text not null,
    type_id integer not null,
    started_on date not null,
    ended_on date check (ended_on >= started_on)
  )`,
  'create index service_time_person on service_time (person_id)',
]
