import { sql } from 'kysely'

import { type OpenDatabase, openEmbedded } from '#server/database/connect.ts'

import { seededCopy } from './database-copy.ts'

/** Everything as it was seeded, beside the tables themselves. */
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

/** Foreign keys and triggers do not look while the rows go in, so their order is of no account. */
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

/** Given back by test files of this worker: starting another takes half a second, putting one in order far less. */
const idle: OpenDatabase[] = []

/** A seeded embedded database that nobody else uses until it is closed. */
export async function borrowSeeded(): Promise<OpenDatabase> {
  const opened = idle.pop() ?? (await startSeeded())
  return { db: opened.db, close: () => giveBack(opened) }
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
    // A test may have taken it apart beyond repair.
    await opened.close().catch(() => {})
  }
}
