import type { Statements } from './statements.ts'

/** Answers that only some types have, the changes of each version, and queued mail. */
export const answersAndMail: Statements = [
  `create table request_part (
    request_id integer not null references request on delete cascade,
    part text not null check (part in ('participante')),
    answers jsonb not null,
    primary key (request_id, part)
  )`,
  `create table request_row (
    id integer generated always as identity (start with 80001) primary key,
    request_id integer not null references request on delete cascade,
    part text not null check (part in ('beneficios', 'designados', 'empresas', 'peps')),
    answers jsonb not null
  )`,
  'create index request_row_request on request_row (request_id, part)',
  `create table request_change (
    request_id integer not null references request on delete cascade,
    version integer not null,
    path text not null,
    primary key (request_id, version, path)
  )`,
  `create table outgoing_mail (
    id integer generated always as identity primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    queued_at timestamptz not null,
    attempts integer not null,
    next_try_at timestamptz not null,
    sent_at timestamptz
  )`,
  'create index outgoing_mail_due on outgoing_mail (next_try_at) where sent_at is null',
]
