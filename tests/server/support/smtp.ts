import { text } from 'node:stream/consumers'

import { SMTPServer } from 'smtp-server'

import { listenOnFreePort } from './free-port.ts'

/** A recipient that the test server rejects. */
export const UNKNOWN_RECIPIENT = 'ninguem@correio.example'

export type TestSmtp = {
  readonly url: string
  /** The recipients and the source of each mail. */
  readonly received: { readonly recipients: readonly string[]; readonly source: string }[]
  /** Number of login attempts. */
  readonly logins: () => number
  readonly close: () => Promise<void>
}

export async function startSmtp(): Promise<TestSmtp> {
  const received: TestSmtp['received'] = []
  let logins = 0
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      logins += 1
      done(null, { user: 'portal' })
    },
    onRcptTo: ({ address }, _session, done) =>
      done(address === UNKNOWN_RECIPIENT ? new Error(`no ${address} here`) : null),
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        received.push({ recipients: envelope.rcptTo.map(({ address }) => address), source })
        done()
      }, done)
    },
  })
  return {
    url: `smtp://127.0.0.1:${await listenOnFreePort(server.server)}`,
    received,
    logins: () => logins,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
