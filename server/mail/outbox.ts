import type { Queries } from '#server/database/connect.ts'

import type { Mail } from './mailer.ts'

/**
 * Queues a mail in the transaction of its change, so that neither exists without the other and a mail server
 * that is down does not delay a call. After `uselessFrom` it is not sent.
 */
export async function queueMail(
  db: Queries,
  { to, subject, text }: Mail,
  now: Date,
  uselessFrom: Date | null = null,
): Promise<void> {
  await db
    .insertInto('outgoing_mail')
    .values({
      recipient: to,
      subject,
      body: text,
      queued_at: now,
      attempts: 0,
      next_try_at: now,
      sent_at: null,
      useless_from: uselessFrom,
    })
    .execute()
}
