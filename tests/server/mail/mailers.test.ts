import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fileMailer } from '#server/mail/file-mailer.ts'
import { type Mailer, MailFailure, type QueuedMail } from '#server/mail/mailer.ts'
import { requiresTls, smtpMailer } from '#server/mail/smtp-mailer.ts'
import { createLogger } from '#server/process/logger.ts'

import { listenOnFreePort } from '../support/free-port.ts'
import { type ReadMail, readMail } from '../support/read-mail.ts'
import { startSmtp, type TestSmtp, UNKNOWN_RECIPIENT } from '../support/smtp.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const FROM = 'portal@fundo.example'
const log: string[] = []
const logger = createLogger('info', { write: (line: string) => log.push(line) })
const folder = temporaryFolder()
let smtp: TestSmtp

beforeAll(async () => {
  smtp = await startSmtp()
})
afterAll(async () => {
  await smtp.close()
})

const mail: QueuedMail = {
  id: 12,
  queuedAt: new Date('2026-11-21T15:00:00.123Z'),
  to: 'ana@correio.example',
  subject: 'Seu código de confirmação',
  text: `Olá,\n\no seu código é\n\n046813\n\n${'Não o informe a ninguém. '.repeat(8).trim()}`,
}

type Smtp = Parameters<typeof smtpMailer>

const smtpWith = (settings: Partial<Smtp[0]> = {}, waits?: Smtp[1]) =>
  smtpMailer({ url: smtp.url, from: FROM, requiresTls: false, ...settings }, waits)

const files = () => fileMailer({ folder: join(folder, 'mail'), from: FROM, logger })

type Kind = {
  readonly name: string
  readonly open: () => Mailer
  readonly newest: () => string
  readonly openUnreachable: () => Mailer
}

const kinds: readonly Kind[] = [
  {
    name: 'a folder of files',
    open: files,
    newest: () => {
      const name = readdirSync(join(folder, 'mail')).toSorted().at(-1) ?? ''
      return readFileSync(join(folder, 'mail', name), 'utf8')
    },
    openUnreachable: () => {
      writeFileSync(join(folder, 'file'), 'x')
      return fileMailer({ folder: join(folder, 'file', 'mail'), from: FROM, logger })
    },
  },
  {
    name: 'a mail server',
    open: smtpWith,
    newest: () => smtp.received.at(-1)?.source ?? '',
    openUnreachable: () => smtpWith({ url: 'smtp://127.0.0.1:1' }),
  },
]

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => error,
  )

describe.each(kinds)('$name', ({ open, newest, openUnreachable }) => {
  test('delivers the complete mail from sender to recipient', async () => {
    await open().send(mail)
    expect(readMail(newest())).toEqual({
      from: 'Fundação Horizonte <portal@fundo.example>',
      to: 'ana@correio.example',
      subject: 'Seu código de confirmação',
      messageId: '<12.1795273200123@fundo.example>',
      text: mail.text,
      html: expect.stringContaining(
        '<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">Seu código de confirmação</h1>',
      ) as string,
    } satisfies ReadMail)
  })

  test('has an HTML part with the plain text and the name of the fund', async () => {
    await open().send({ ...mail, text: 'Olá,\n\n046813\n\n<b>Não</b> & só\n\nfim' })
    const { html } = readMail(newest())
    const words = html
      .replace(/<(head|h1)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
    expect(words.trim()).toBe('Fundação Horizonte Olá, 046813 &lt;b&gt;Não&lt;/b&gt; &amp; só fim')
    expect(html).not.toMatch(/<(a|img|script)\b/)
  })

  test('writes a code that is readable without a mail program', async () => {
    await open().send(mail)
    expect(newest().split(/\r?\n/)).toContain('046813')
  })

  test('sends the same message when retried', async () => {
    const mailer = open()
    await mailer.send(mail)
    const first = newest()
    await mailer.send(mail)
    expect(newest()).toBe(first)
  })

  test('accepts no further header in a subject', async () => {
    await open().send({ ...mail, id: 13, subject: 'Um\r\nBcc: eva@correio.example' })
    const [headers] = newest().split(/\r?\n\r?\n/)
    expect(headers).not.toMatch(/^Bcc:/im)
    expect(readMail(newest()).subject).toBe('Um Bcc: eva@correio.example')
  })

  test('rejects without the content of the mail if unavailable', async () => {
    const failure = await failureOf(openUnreachable().send(mail))
    expect(failure).toBeInstanceOf(MailFailure)
    const { message, stack } = failure as Error
    expect(message).toMatch(/^mail (folder: ENOTDIR|server: ESOCKET|server: ECONNECTION)$/)
    expect(`${message} ${stack}`).not.toMatch(/ana@|046813/)
  })
})

describe('fileMailer', () => {
  test('names a file by time and number, readable by its owner only', async () => {
    await files().send(mail)
    const path = join(folder, 'mail', '20261121T150000Z-12.eml')
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('logs only the path', async () => {
    log.length = 0
    await files().send(mail)
    expect(log.map((line) => JSON.parse(line))).toEqual([
      {
        level: 30,
        pid: process.pid,
        version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
        time: expect.any(Number),
        msg: 'mail written',
        path: join(folder, 'mail', '20261121T150000Z-12.eml'),
      },
    ])
  })
})

describe('smtpMailer', () => {
  test('sends to the one recipient', async () => {
    await smtpWith().send(mail)
    expect(smtp.received.at(-1)?.recipients).toEqual(['ana@correio.example'])
  })

  test('sends no mail if the recipient is not a single address', async () => {
    const before = smtp.received.length
    const to = 'ana@correio.example, eva@correio.example'
    await expect(smtpWith().send({ ...mail, to })).rejects.toThrow(MailFailure)
    expect(smtp.received).toHaveLength(before)
  })

  test('reports a refused recipient by its code only', async () => {
    const before = smtp.received.length
    await expect(smtpWith().send({ ...mail, to: UNKNOWN_RECIPIENT })).rejects.toThrow(
      /^mail server: EENVELOPE 550$/,
    )
    expect(smtp.received).toHaveLength(before)
  })

  test('sends no password without TLS', async () => {
    const url = smtp.url.replace('//', '//portal:segredo@')
    const before = smtp.received.length
    const failure = await failureOf(smtpWith({ url, requiresTls: requiresTls(url, true) }).send(mail))
    expect(failure).toBeInstanceOf(MailFailure)
    expect(String((failure as Error).stack)).not.toContain('segredo')
    expect(smtp.logins()).toBe(0)
    expect(smtp.received).toHaveLength(before)
  })

  test('sends no mail in clear where TLS is required', async () => {
    const before = smtp.received.length
    const failure = await failureOf(smtpWith({ requiresTls: true }).send(mail))
    expect(failure).toBeInstanceOf(MailFailure)
    expect((failure as Error).message).toMatch(/^mail server: ETLS/)
    expect(smtp.received).toHaveLength(before)
  })

  test.each([
    ['smtp://mail.fund.example:25', false, true],
    ['smtp://mail.fund.example:25', true, false],
    ['smtp://portal:segredo@mail.fund.example', true, true],
    ['smtp://portal:segredo@localhost', true, true],
    ['smtp://localhost:1025', false, false],
    ['smtp://[::1]:25', false, false],
    ['smtp://[::ffff:127.0.0.1]:25', false, false],
  ])('requires TLS of %s, allowed in clear: %s: %s', (url, allowsPlain, expected) => {
    expect(requiresTls(url, allowsPlain)).toBe(expected)
  })

  test('times out without a response', async () => {
    const silent = createServer()
    const port = await listenOnFreePort(silent)
    const mailer = smtpWith({ url: `smtp://127.0.0.1:${port}` }, { greeting: 100 })
    await expect(mailer.send(mail)).rejects.toThrow(/^mail server: ETIMEDOUT$/)
    silent.close()
  })
})
