import type { Statements } from './statements.ts'

/** People whose data the staff erased, with the reason. */
export const erasures: Statements = [
  `create table erasure (
    id integer generated always as identity primary key,
    staff_id integer not null references person,
    cpf_hash text not null,
    reason text not null,
    erased_at timestamptz not null
  )`,
]
