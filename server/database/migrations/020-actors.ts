import type { Statements } from './statements.ts'

/** Who did it and who read it; older rows have no actor (neither a person nor the system). */
export const actors: Statements = [
  ...['request_status', 'request_message'].flatMap((table) => [
    `alter table ${table} add column by_id integer references person on delete set null`,
    `alter table ${table} add column by_system boolean not null default false`,
    `create index ${table}_by on ${table} (by_id)`,
  ]),
  `create table document_judgement (
    id integer generated always as identity primary key,
    request_id integer not null references request on delete cascade,
    document_type_id integer not null,
    situation_id integer not null,
    judged_at timestamptz not null,
    by_id integer references person on delete set null,
    by_system boolean not null
  )`,
  'create index document_judgement_request on document_judgement (request_id)',
  'create index document_judgement_by on document_judgement (by_id)',
  `create table desk_read (
    id integer generated always as identity primary key,
    what text not null check (what in ('request', 'list', 'audit')),
    request_id integer references request on delete set null,
    person_id integer references person on delete set null,
    read_at timestamptz not null,
    by_id integer not null references person
  )`,
  'create index desk_read_request on desk_read (request_id)',
  'create index desk_read_person on desk_read (person_id)',
  'create index desk_read_by on desk_read (by_id)',
  'create index desk_read_time on desk_read (read_at)',
]
