import { EventEmitter, once } from 'node:events'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { withLogFields } from '#server/logs/log-context.ts'
import { deliverRegularly } from '#server/mail/deliver-regularly.ts'
import { type Delivering, deliverDue } from '#server/mail/delivery.ts'
import { type Mailer, MailFailure, type QueuedMail } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { createLogger } from '#server/process/logger.ts'

import { openTestDatabase, type TestDatabase } from '../support/open-database.ts'
import { NOW } from '../support/world.ts'

const MINUTE = 60_000

let database: TestDatabase
let now: Date
let log: string[]

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  now = NOW
  log = []
  await database.db.deleteFrom('outgoing_mail').execute()
})

/** Records every mail, and rejects those for which `isGood` is false. */
function mailerThat(isGood: (mail: QueuedMail) => boolean = () => true) {
  const tried: QueuedMail[] = []
  const send: Mailer['send'] = async (mail) => {
    tried.push(mail)
    if (!isGood(mail)) throw new MailFailure('mail server: ECONNECTION')
  }
  return { send, tried, subjects: () => tried.map(({ subject }) => subject) }
}

const delivering = (mailer: Mailer, db = database.db): Delivering => ({
  db,
  mailer,
  clock: () => now,
  logger: createLogger('info', { write: (line: string) => log.push(line) }),
})

const queue = (subject: string, uselessFrom: Date | null = null) =>
  queueMail(database.db, { to: 'ana@correio.example', subject, text: `código ${subject}` }, now, uselessFrom)

const rows = () => database.db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute()

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

// SERVER-28
describe('deliverDue', () => {
  test('sends each mail once in order, and deletes its body', async () => {
    const mailer = mailerThat()
    await queue('um')
    await queue('dois')
    expect(await deliverDue(delivering(mailer))).toBe(2)
    expect(await deliverDue(delivering(mailer))).toBe(0)
    expect(mailer.tried).toMatchObject([
      { to: 'ana@correio.example', subject: 'um', text: 'código um', queuedAt: NOW },
      { to: 'ana@correio.example', subject: 'dois', text: 'código dois', queuedAt: NOW },
    ])
    const sent = { body: '', sent_at: NOW, next_try_at: null, attempts: 1 }
    expect(await rows()).toMatchObject([sent, sent])
  })

  test('does not use the only connection while sending', async () => {
    await queue('um')
    const seen: number[] = []
    const send = async () => {
      seen.push((await rows()).length)
    }
    expect(await deliverDue(delivering({ send }))).toBe(1)
    expect(seen).toEqual([1])
  })

  test('sends a mail once with two concurrent processes', async () => {
    const again = database.openAgain()
    const mailer = mailerThat()
    const subjects = Array.from({ length: 20 }, (_, index) => String(index))
    for (const subject of subjects) await queue(subject)
    const sent = await Promise.all(
      [database.db, again.db, database.db, again.db].map((db) => deliverDue(delivering(mailer, db))),
    )
    expect(sent.reduce((sum, one) => sum + one)).toBe(20)
    expect(mailer.subjects().toSorted()).toEqual(subjects.toSorted())
    await again.close()
  })

  test('sends a mail later whose process ended during the delivery', async () => {
    await queue('um')
    const ended = new Promise<never>(() => {})
    const taken = new Promise<void>((resolve) => {
      const send = () => {
        resolve()
        return ended
      }
      deliverDue(delivering({ send }))
    })
    await taken
    const mailer = mailerThat()
    expect(await deliverDue(delivering(mailer))).toBe(0)
    now = minutesLater(2)
    expect(await deliverDue(delivering(mailer))).toBe(1)
  })
})

describe('mail that cannot be sent', () => {
  test('delays no other mail, is kept, and is not named in the log', async () => {
    const mailer = mailerThat(({ subject }) => subject !== 'um')
    await queue('um')
    await queue('dois')
    expect(await deliverDue(delivering(mailer))).toBe(1)
    expect(mailer.subjects()).toEqual(['um', 'dois'])
    const [left] = await rows()
    expect(left).toMatchObject({ body: 'código um', sent_at: null, attempts: 1 })
    expect(log.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: 'mail not sent', id: left?.id, err: { message: 'mail server: ECONNECTION' } },
    ])
    expect(log.join('')).not.toMatch(/ana@|código/)
  })

  test('is sent once the server is available', async () => {
    await queue('um')
    await deliverDue(delivering(mailerThat(() => false)))
    now = minutesLater(1.9)
    expect(await deliverDue(delivering(mailerThat()))).toBe(0)
    now = minutesLater(2)
    expect(await deliverDue(delivering(mailerThat()))).toBe(1)
  })

  test('is retried with delays that double to six hours, for two days', async () => {
    const mailer = mailerThat(() => false)
    await queue('um')
    const pauses: number[] = []
    let [row] = await rows()
    while (row?.next_try_at) {
      pauses.push((row.next_try_at.getTime() - now.getTime()) / MINUTE)
      now = row.next_try_at
      await deliverDue(delivering(mailer))
      row = (await rows())[0]
    }
    expect(pauses).toEqual([0, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360, 360, 360, 360, 360])
    expect(mailer.tried).toHaveLength(15)
    expect(row).toMatchObject({ body: '', sent_at: null })
    expect(JSON.parse(log.at(-1) ?? '')).toEqual({
      level: 50,
      pid: process.pid,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      time: expect.any(Number),
      msg: 'mail given up',
      id: row?.id,
      attempts: 15,
    })
  })

  test('is not sent after its time', async () => {
    const mailer = mailerThat()
    await queue('um', minutesLater(10))
    await queue('dois', minutesLater(11))
    now = minutesLater(10)
    expect(await deliverDue(delivering(mailer))).toBe(1)
    expect(mailer.subjects()).toEqual(['dois'])
    expect((await rows())[0]).toMatchObject({ body: '', sent_at: null, next_try_at: null })
  })
})

describe('deliverRegularly', () => {
  const NEVER = 2_000_000_000

  test('sends queued mail at the start', async () => {
    const mailer = mailerThat()
    await queue('um')
    const delivery = deliverRegularly(delivering(mailer), NEVER)
    await delivery.stop()
    expect(mailer.subjects()).toEqual(['um'])
  })

  test('sends at once on wake', async () => {
    const events = new EventEmitter()
    const send = async ({ subject }: QueuedMail) => void events.emit('sent', subject)
    const delivery = deliverRegularly(delivering({ send }), NEVER)
    for (const subject of ['um', 'dois']) {
      const sent = once(events, 'sent')
      await queue(subject)
      void delivery.wake()
      expect(await sent).toEqual([subject])
    }
    await delivery.stop()
  })

  test('logs nothing of the call that woke it', async () => {
    const send = async () => {
      throw new MailFailure('mail server: ECONNECTION')
    }
    const delivery = deliverRegularly(delivering({ send }), NEVER)
    // The delivery that begins at the start ends first, so that the call begins one.
    await delivery.wake()
    await queue('um')
    await withLogFields({ call: '7K3M-9QXD-2RWH' }, delivery.wake)
    await delivery.stop()
    expect(log.join('')).toContain('mail not sent')
    expect(log.join('')).not.toContain('7K3M-9QXD-2RWH')
  })

  test('finishes the current mail on stop and starts no other', async () => {
    const events = new EventEmitter()
    const begun = once(events, 'begun')
    const released = once(events, 'released')
    const subjects: string[] = []
    await queue('um')
    await queue('dois')
    const send = async ({ subject }: QueuedMail) => {
      subjects.push(subject)
      events.emit('begun')
      await released
    }
    const delivery = deliverRegularly(delivering({ send }), NEVER)
    await begun
    const stopped = delivery.stop()
    void delivery.wake()
    events.emit('released')
    await stopped
    expect(subjects).toEqual(['um'])
    expect(await rows()).toMatchObject([{ sent_at: NOW }, { sent_at: null }])
  })
})
