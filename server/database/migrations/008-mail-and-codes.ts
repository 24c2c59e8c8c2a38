import type { Statements } from './statements.ts'

/** Final states of mail, and the codes that confirm an e-mail address. */
export const mailAndCodes: Statements = [
  'alter table outgoing_mail alter column next_try_at drop not null',
  'alter table outgoing_mail add column useless_from timestamptz',
  'drop index outgoing_mail_due',
  'create index outgoing_mail_due on outgoing_mail (next_try_at) where next_try_at is not null',
  `create table confirmation_code (
    id integer generated always as identity primary key,
    cpf_hash text not null,
    code_hash text not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    tries_left integer not null check (tries_left >= 0),
    spent boolean not null
  )`,
  'create index confirmation_code_cpf on confirmation_code (cpf_hash, id)',
  'create index confirmation_code_issued on confirmation_code (issued_at)',
]
