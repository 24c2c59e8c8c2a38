import { createTransport, type NodemailerError } from 'nodemailer'

import { type Mailer, MailFailure, messageFrom } from './mailer.ts'

/** Timeouts in milliseconds; the total must be shorter than the delay before a retry. */
const LIMITS = { dns: 5_000, connect: 5_000, greeting: 5_000, idle: 10_000, whole: 60_000 }

type Options = {
  /** smtps:// uses TLS, smtp:// STARTTLS if supported; may contain user and password. */
  readonly url: string
  readonly from: string
}

/** One connection per mail. A password requires TLS (P-48). */
export function smtpMailer({ url, from }: Options, given: Partial<typeof LIMITS> = {}): Mailer {
  const limits = { ...LIMITS, ...given }
  const transport = createTransport({
    url,
    requireTLS: new URL(url).password !== '',
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
