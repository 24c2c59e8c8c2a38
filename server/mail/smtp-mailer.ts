import { createTransport, type NodemailerError } from 'nodemailer'

import { isLoopback } from '#server/process/loopback.ts'

import { type Mailer, MailFailure, messageFrom } from './mailer.ts'

/** Timeouts in milliseconds; the total must be shorter than the delay before a retry. */
const LIMITS = { dns: 5_000, connect: 5_000, greeting: 5_000, idle: 10_000, whole: 60_000 }

type Options = {
  /** smtps:// begins with TLS, smtp:// goes over to it (STARTTLS); may contain user and password. */
  readonly url: string
  readonly from: string
  /** False: mail also goes to a server without STARTTLS, in clear. */
  readonly requiresTls: boolean
}

/**
 * Whether mail to the server of this URL may only go over TLS (P-48): always with a password, and to every host
 * but this machine unless `allowsPlain`.
 */
export function requiresTls(url: string, allowsPlain: boolean): boolean {
  const { hostname, password } = new URL(url)
  return password !== '' || !(allowsPlain || isLoopback(hostname))
}

/** One connection per mail. */
export function smtpMailer({ url, from, requiresTls }: Options, given: Partial<typeof LIMITS> = {}): Mailer {
  const limits = { ...LIMITS, ...given }
  const transport = createTransport({
    url,
    requireTLS: requiresTls,
    dnsTimeout: limits.dns,
    connectionTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.idle,
  })
  return {
    send: async (mail) => {
      const signal = AbortSignal.timeout(limits.whole)
      await transport
        .sendMail({ ...messageFrom(from, mail), signal })
        .catch(({ code, responseCode }: NodemailerError) => {
          throw new MailFailure(['mail server:', code, responseCode].filter(Boolean).join(' '))
        })
    },
  }
}
