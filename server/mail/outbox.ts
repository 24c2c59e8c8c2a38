import type { Queries } from '#server/database/connect.ts'

import type { Mail } from './mailer.ts'

/**
 * Leaves a mail to be sent: written with the change that it tells of, so that neither is there without the other and
 * a mail server that is down holds nobody up. `uselessFrom`: when it need not be sent any more.
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
