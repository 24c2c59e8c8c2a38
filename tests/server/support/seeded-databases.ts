import { sql } from 'kysely'

import { type OpenDatabase, openEmbedded } from '#server/database/connect.ts'

import { seededCopy } from './database-copy.ts'

/** Copies of all seeded tables beside them. */
const REMEMBER = `do $$
declare name text;
begin
  create schema seeded;
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table seeded.%I as table public.%I', name, name);
  end loop;
  create table seeded.sequence_value as
    select sequencename, last_value, start_value from pg_sequences where schemaname = 'public';
end $$`

/** Without foreign keys and triggers the order of the rows does not matter. */
const RESTORE = `do $$
declare name text; counter record;
begin
  set local session_replication_role = replica;
  execute (select 'truncate ' || string_agg(format('public.%I', tablename), ', ')
    from pg_tables where schemaname = 'public');
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('insert into public.%I overriding system value select * from seeded.%I', name, name);
  end loop;
  for counter in select * from seeded.sequence_value loop
    perform setval(format('public.%I', counter.sequencename)::regclass,
      coalesce(counter.last_value, counter.start_value), counter.last_value is not null);
  end loop;
end $$`

/** Returned by test files of this worker: restoring one is far faster than starting another. */
const idle: OpenDatabase[] = []

/** A seeded embedded database for one test file until it is closed. */
export async function borrowSeeded(): Promise<OpenDatabase> {
  const opened = idle.pop() ?? (await startSeeded())
  return { ...opened, close: () => giveBack(opened) }
}

async function startSeeded(): Promise<OpenDatabase> {
  const opened = await openEmbedded({ dump: await seededCopy() })
  await sql.raw(REMEMBER).execute(opened.db)
  return opened
}

async function giveBack(opened: OpenDatabase): Promise<void> {
  try {
    await sql.raw(RESTORE).execute(opened.db)
    idle.push(opened)
  } catch {
    // A test may have damaged it.
    await opened.close().catch(() => {})
  }
}
