import { sql } from 'kysely'
import type { Logger } from 'pino'

import type { Queries } from '#server/database/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'

import type { Mailer, QueuedMail } from './mailer.ts'

/** With delays that double from two minutes up to six hours, two days in total. */
const MOST_ATTEMPTS = 15

export type Delivering = {
  readonly db: Queries
  readonly clock: Clock
  readonly logger: Logger
  readonly mailer: Mailer
}

/**
 * Sends due mail until there is none left or `isOver`; returns how many were sent. Any number of processes
 * may run it concurrently. A mail is sent twice only if the process ends before recording that it was sent.
 */
export async function deliverDue(delivering: Delivering, isOver = () => false): Promise<number> {
  await giveUp(delivering)
  let sent = 0
  do {
    const mail = await claim(delivering)
    if (mail === null) return sent
    if (await deliver(delivering, mail)) sent += 1
  } while (!isOver())
  return sent
}

/** Mail that failed too often or is outdated; its body is deleted. */
async function giveUp({ db, clock, logger }: Delivering): Promise<void> {
  const now = clock()
  const given = await db
    .updateTable('outgoing_mail')
    .set({ next_try_at: null, body: '' })
    .where('next_try_at', '<=', now)
    .where(({ or, eb }) => or([eb('attempts', '>=', MOST_ATTEMPTS), eb('useless_from', '<=', now)]))
    .returning(['id', 'attempts'])
    .execute()
  for (const { id, attempts } of given) logger.error({ id, attempts }, 'mail given up')
}

type Claimed = QueuedMail & { readonly attempt: number }

/**
 * Reserves the next due mail by postponing its next try, so that it is sent without a lock and not lost if
 * the process ends. null: none is due.
 */
async function claim({ db, clock }: Delivering): Promise<Claimed | null> {
  const now = clock()
  const row = await db
    .updateTable('outgoing_mail')
    .set(({ eb }) => ({
      attempts: eb('attempts', '+', 1),
      next_try_at: sql<Date>`${now}::timestamptz + least(interval '2 minutes' * power(2, attempts), interval '6 hours')`,
    }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('outgoing_mail')
        .select('id')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient as to',
      'subject',
      'body as text',
      'queued_at as queuedAt',
      'attempts as attempt',
    ])
    .executeTakeFirst()
  return row ?? null
}

async function deliver({ db, clock, logger, mailer }: Delivering, mail: Claimed): Promise<boolean> {
  const { id, attempt } = mail
  try {
    await mailer.send(mail)
  } catch (error) {
    logger.warn({ err: error, id, attempt }, 'mail not sent')
    return false
  }
  await db
    .updateTable('outgoing_mail')
    .set({ sent_at: clock(), next_try_at: null, body: '' })
    .where('id', '=', id)
    .execute()
  return true
}
