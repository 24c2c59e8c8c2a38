import type { Statements } from './statements.ts'

/** People, credentials, plans, consent, and data on file. */
export const people: Statements = [
  `create table address (
    id integer generated always as identity primary key,
    country_id text not null,
    postal_code text not null,
    state text not null,
    city text not null,
    district text not null,
    street text not null,
    house_number text not null,
    complement text not null,
    private_email text not null,
    extra_email text not null,
    mobile text not null,
    other_phone text not null
  )`,
  `create table person (
    id integer generated always as identity (start with 501) primary key,
    cpf text not null unique check (cpf ~ '^[0-9]{11}$'),
    name text not null,
    kind text not null check (kind in ('participant', 'pensioner', 'visitor', 'registered', 'staff')),
    birth_date date not null,
    sex text not null check (sex in ('F', 'M')),
    deceased boolean not null,
    address_id integer references address,
    withdrawal_allowed boolean not null,
    left_before_1996 boolean not null,
    migrated boolean not null,
    contribution_salary_cents integer check (contribution_salary_cents >= 0),
    role_id integer
  )`,
  `create table credential (
    person_id integer primary key references person,
    password_hash text not null
  )`,
  `create table session (
    token_hash text primary key,
    person_id integer not null references person,
    store_token text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  'create index session_expiry on session (expires_at)',
  `create table login_failure (
    cpf_hash text not null,
    failed_at timestamptz not null
  )`,
  'create index login_failure_cpf on login_failure (cpf_hash, failed_at)',
  `create table single_sign_on_code (
    code_hash text primary key,
    person_id integer not null references person,
    reusable boolean not null
  )`,
  `create table membership (
    person_id integer not null references person,
    plan_id integer not null,
    category_id integer not null,
    situation_id integer,
    started_on date,
    ended_on date check (ended_on >= started_on),
    variable_percent double precision check (variable_percent between 0 and 15),
    primary key (person_id, plan_id)
  )`,
  `create table cloud (
    id integer generated always as identity (start with 7001) primary key,
    person_id integer not null unique references person,
    protocol_id text not null
  )`,
  `create table consent (
    id integer generated always as identity primary key,
    person_id integer not null references person,
    text_version text not null,
    granted_at timestamptz not null
  )`,
  'create index consent_person on consent (person_id)',
  `create table trust_beneficiary (
    person_id integer not null references person,
    plan_id integer not null,
    beneficiary_id integer not null,
    name text not null,
    cpf text not null,
    birth_date date not null,
    sex text not null check (sex in ('F', 'M')),
    kinship_id integer not null,
    kinship_name text not null,
    primary key (person_id, plan_id, beneficiary_id)
  )`,
  `create table received_benefit (
    id integer generated always as identity primary key,
    person_id integer not null references person,
    plan_id integer not null,
    benefit_id integer not null,
    representative_cpf text,
    representative_name text,
    bank text not null,
    branch text not null,
    account text not null,
    account_digit text not null
  )`,
  'create index received_benefit_person on received_benefit (person_id)',
]
