import type { Statements } from './statements.ts'

/**
 * Counters in the format of rate-limiter-flexible, including failed logins, and the secret that all processes
 * of this installation share.
 */
export const limits: Statements = [
  `create table rate_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  'create index rate_limit_expiry on rate_limit (expire)',
  'drop table login_failure',
  'create table installation (secret text not null)',
  `insert into installation (secret) values (gen_random_uuid()::text || gen_random_uuid()::text)`,
]
