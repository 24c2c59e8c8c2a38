import type { Statements } from './statements.ts'

/**
 * What counts how often things were done, in the shape that rate-limiter-flexible gives it; failed logins are counted
 * there too. The secret of this installation is made here, once for all its processes.
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
