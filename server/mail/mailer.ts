import type { SendMailOptions } from 'nodemailer'

import { FUND_NAME } from '#domain/fund.ts'

import { htmlOf } from './html-part.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** `id` and `queuedAt` make every attempt the same message. */
export type QueuedMail = Mail & { readonly id: number; readonly queuedAt: Date }

/** Sends mail: to files by default, to a mail server with `SMTP_URL`. May throw `MailFailure`. */
export type Mailer = { readonly send: (mail: QueuedMail) => Promise<void> }

/**
 * The mail could not be sent now; the message is for the log and contains neither recipient nor credentials.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
}

/**
 * The message for the library. Addresses are passed as objects, so that a recipient cannot contain a second
 * one.
 */
export const messageFrom = (from: string, mail: QueuedMail): SendMailOptions => ({
  from: { name: FUND_NAME, address: from },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: htmlOf(mail),
  // A random boundary would differ at each attempt.
  baseBoundary: `${mail.id}.${mail.queuedAt.getTime()}`,
  date: mail.queuedAt,
  messageId: `<${mail.id}.${mail.queuedAt.getTime()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
