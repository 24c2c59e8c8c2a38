import { createTransport, type NodemailerError } from 'nodemailer'

import { type Mailer, MailFailure, messageFrom } from './mailer.ts'

/** Milliseconds; the whole must stay below the pause before a mail is tried again. */
const LIMITS = { dns: 5_000, connect: 5_000, greeting: 5_000, idle: 10_000, whole: 60_000 }

type Options = {
  /** smtps:// uses TLS, smtp:// STARTTLS where the server supports it; may have user and password. */
  readonly url: string
  readonly from: string
}

/**
 * A mail server, with one connection per mail. With a password TLS is required, because it must not be sent
 * unencrypted (P-48).
 */
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
