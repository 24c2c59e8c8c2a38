import type { SendMailOptions } from 'nodemailer'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** A mail on its way: `id` and `queuedAt` make it the same message however often it is tried. */
export type QueuedMail = Mail & { readonly id: number; readonly queuedAt: Date }

/** Where mail goes: files by default, a mail server by `SMTP_URL`. Sending may throw `MailFailure`. */
export type Mailer = { readonly send: (mail: QueuedMail) => Promise<void> }

/** The mail did not go out now; the message is for the log and holds neither recipient nor credential. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
}

const SENDER = 'Portal de requerimentos'

/**
 * The message as the library writes it. Addresses go in one by one: nothing in a recipient is read as a second one.
 */
export const messageFrom = (from: string, mail: QueuedMail): SendMailOptions => ({
  from: { name: SENDER, address: from },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  date: mail.queuedAt,
  messageId: `<${mail.id}.${mail.queuedAt.getTime()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
