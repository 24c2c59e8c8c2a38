import type { Hono } from 'hono'
import { describe, expect, test } from 'vitest'

import { busy } from '#server/kernel/errors.ts'
import { createLimits } from '#server/limits/limits.ts'
import { readRange, sponsorsWithin } from '#server/limits/sponsor-ranges.ts'
import type { Passwords } from '#server/sessions/passwords.ts'

import { Browser, limitedForTests, putOff } from '../support/limited.ts'
import { BEATRIZ, CARLOS, MARINA } from '../support/world.ts'

const limited = limitedForTests()

const UNKNOWN_CPF = '55017293698'
const MINUTE = 60
const HOUR = 60 * MINUTE

const WRONG = { status: 401, message: 'Usuário ou senha inválidos', wait: null }
const GOOD = { status: 200, message: undefined, wait: null }
const browserAt = (address: string) => new Browser(limited.app(), address)

/** Logs in at the same time on two processes; `looked` is how many passwords were verified. */
async function concurrentAttempts(
  count: number,
  logIn: (app: Hono, index: number) => ReturnType<Browser['logIn']>,
) {
  let looked = 0
  const { passwords } = limited.server.services
  const counting: Passwords = {
    ...passwords,
    matches: (password, stored) => {
      looked += 1
      return passwords.matches(password, stored)
    },
  }
  const again = limited.database.openAgain()
  const one = limited.app({ passwords: counting })
  const other = limited.app({ passwords: counting, db: again.db, limits: createLimits(again.db) })
  const replies = await Promise.all(
    Array.from({ length: count }, (_, index) => logIn(index % 2 === 0 ? one : other, index)),
  )
  await again.close()
  const answered = (wanted: number) => replies.filter(({ status }) => status === wanted).length
  return { looked, failed: answered(401), putOff: answered(429) }
}

// SERVER-19
describe('wrong passwords of a CPF', () => {
  test('five are verified, then none for 15 minutes, not even the right one', async () => {
    const browser = browserAt('203.0.113.1')
    expect(await browser.fail(MARINA, 5)).toEqual(WRONG)
    expect(await browser.logIn(MARINA)).toEqual(putOff('15 minutos', 900))
    expect(await browserAt('203.0.113.2').logIn(MARINA)).toEqual(putOff('15 minutos', 900))
    expect(await browser.logIn(BEATRIZ)).toEqual(GOOD)
    limited.setSeconds(899)
    expect(await browser.logIn(MARINA)).toEqual(putOff('1 segundo', 1))
    limited.setSeconds(900)
    expect(await browser.logIn(MARINA)).toEqual(GOOD)
  })

  test('a right password resets the count', async () => {
    const browser = browserAt('203.0.113.1')
    for (let round = 0; round < 3; round += 1) {
      expect(await browser.fail(MARINA, 4)).toEqual(WRONG)
      expect(await new Browser(limited.app(), '203.0.113.9').logIn(MARINA)).toEqual(GOOD)
    }
  })

  test('a known and an unknown CPF get the same replies, from the first one to the lock', async () => {
    const repliesTo = async (cpf: string, address: string) => {
      const browser = browserAt(address)
      const replies = []
      for (let tries = 0; tries < 7; tries += 1) replies.push(await browser.logIn(cpf, '00000000'))
      return replies
    }
    const replies = await repliesTo(MARINA, '203.0.113.1')
    expect(replies).toEqual([WRONG, WRONG, WRONG, WRONG, WRONG, ...Array(2).fill(putOff('15 minutos', 900))])
    expect(await repliesTo(UNKNOWN_CPF, '203.0.113.2')).toEqual(replies)
  })

  test('each lock is twice as long, and a day has twenty attempts', async () => {
    const lockAt = async (seconds: number) => {
      limited.setSeconds(seconds)
      const browser = browserAt(`2001:db8:${seconds.toString(16)}::1`)
      await browser.fail(MARINA, 5)
      return browser.logIn(MARINA)
    }
    expect(await lockAt(0)).toEqual(putOff('15 minutos', 900))
    expect(await lockAt(15 * MINUTE)).toEqual(putOff('30 minutos', 1800))
    expect(await lockAt(45 * MINUTE)).toEqual(putOff('1 hora', 3600))
    expect(await lockAt(105 * MINUTE)).toEqual(putOff('2 horas', 7200))
    limited.setSeconds(225 * MINUTE)
    expect(await browserAt('203.0.113.3').logIn(MARINA)).toEqual(putOff('21 horas', (24 * 60 - 225) * MINUTE))
    expect(await lockAt(24 * HOUR)).toEqual(putOff('4 horas', 4 * HOUR))
  })

  test('of fifty concurrent attempts on two processes five are verified', async () => {
    expect(
      await concurrentAttempts(50, (app, index) =>
        new Browser(app, `203.0.113.${index}`).logIn(CARLOS, '00000000'),
      ),
    ).toEqual({ looked: 5, failed: 5, putOff: 45 })
  })

  test('an attempt that could not be verified does not count', async () => {
    let looks = 0
    const { passwords } = limited.server.services
    const overrun: Passwords = {
      ...passwords,
      matches: async (password, stored) => {
        looks += 1
        if (looks <= 10) throw busy()
        return passwords.matches(password, stored)
      },
    }
    const browser = new Browser(limited.app({ passwords: overrun }), '203.0.113.1')
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await browser.logIn(MARINA)).toEqual({
        status: 503,
        message: 'O portal está muito ocupado. Tente novamente em alguns segundos.',
        wait: '5',
      })
    }
    expect(await browser.logIn(MARINA)).toEqual(GOOD)
  })
})

describe('wrong passwords from an address', () => {
  const spray = async (browser: Browser, from: number, count: number) => {
    const replies = []
    for (let index = from; index < from + count; index += 1) {
      replies.push((await browser.logIn(String(10_000_000_000 + index), '00000000')).status)
    }
    return replies
  }

  test('twenty per minute are allowed for all CPFs together', async () => {
    const browser = browserAt('203.0.113.1')
    expect(await spray(browser, 0, 20)).toEqual(Array(20).fill(401))
    expect(await browser.logIn(MARINA)).toEqual(putOff('1 minuto', 60))
    expect(await browserAt('203.0.113.2').logIn(MARINA)).toEqual(GOOD)
    limited.setSeconds(60)
    expect(await browser.logIn(MARINA)).toEqual(GOOD)
  })

  test('a hundred per hour are allowed', async () => {
    const browser = browserAt('203.0.113.1')
    for (let minute = 0; minute < 5; minute += 1) {
      limited.setSeconds(minute * 60)
      expect(await spray(browser, minute * 20, 20)).toEqual(Array(20).fill(401))
    }
    limited.setSeconds(300)
    expect(await browser.logIn(MARINA)).toEqual(putOff('55 minutos', 55 * MINUTE))
    limited.setSeconds(HOUR)
    expect(await browser.logIn(MARINA)).toEqual(GOOD)
  })

  test('right passwords do not count, as a whole company may share an address', async () => {
    for (let person = 0; person < 30; person += 1) {
      expect(await browserAt('203.0.113.1').logIn(MARINA)).toEqual(GOOD)
    }
  })

  test('IPv6 is counted by network, as one person has a whole network', async () => {
    const from = (host: number) => browserAt(`2001:db8:a:b::${host.toString(16)}`)
    for (let host = 1; host <= 20; host += 1) expect(await spray(from(host), host, 1)).toEqual([401])
    expect(await from(21).logIn(MARINA)).toEqual(putOff('1 minuto', 60))
    expect(await browserAt('2001:db8:a:c::1').logIn(MARINA)).toEqual(GOOD)
  })

  test('twenty of two hundred concurrent attempts on two processes are allowed', async () => {
    expect(
      await concurrentAttempts(200, (app, index) =>
        new Browser(app, '203.0.113.1').logIn(String(10_000_000_000 + index), '00000000'),
      ),
    ).toEqual({ looked: 20, failed: 20, putOff: 180 })
  })

  test('attempts for a locked CPF do not count', async () => {
    const browser = browserAt('203.0.113.1')
    await browser.fail(MARINA, 30)
    expect(await browser.fail(CARLOS, 5)).toEqual(WRONG)
  })

  test.each([
    ['203.0.113.0/24', '203.0.113.77', '203.0.113.77', '203.0.114.77'],
    ['203.0.113.5', '203.0.113.5', '203.0.113.5', '203.0.113.6'],
    ['2001:db8:a::/48', '2001:db8:a:b::1', '2001:0db8:000a:000b', '2001:db8:b:b::1'],
  ])('ten times as many are allowed from a sponsor (%s)', async (range, sponsor, counted, other) => {
    const { db } = limited.server.services
    const isSponsor = sponsorsWithin([readRange(range)].filter((one) => one !== null))
    const limits = createLimits(db, { isSponsor })
    const app = limited.app({ limits })
    expect(await spray(new Browser(app, other), 0, 21)).toEqual([...Array(20).fill(401), 429])
    expect(await spray(new Browser(app, sponsor), 0, 21)).toEqual(Array(21).fill(401))
    // As if 178 more attempts had failed there.
    await limits.loginFailuresOfMinute.penalty(counted, 178)
    expect(await new Browser(app, sponsor).logIn(MARINA)).toEqual(GOOD)
    expect(await spray(new Browser(app, sponsor), 300, 2)).toEqual([401, 429])
  })

  test('only the address from the reverse proxy counts, not the one claimed by the browser', async () => {
    const from = (spoofed: number) => browserAt(`198.51.100.${spoofed}, 203.0.113.1`)
    for (let tries = 1; tries <= 20; tries += 1) expect(await spray(from(tries), tries, 1)).toEqual([401])
    expect(await from(21).logIn(MARINA)).toEqual(putOff('1 minuto', 60))
  })

  test('without a trusted proxy the socket address counts', async () => {
    const app = limited.app({}, false)
    const logIn = async (cpf: string, remoteAddress: string, index: number) => {
      const sent = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${index}` },
        body: JSON.stringify({ cpf, senha: cpf === MARINA ? '20262026' : '00000000' }),
      }
      return (await app.request('/api/autenticar', sent, { incoming: { socket: { remoteAddress } } })).status
    }
    for (let index = 0; index < 20; index += 1) {
      expect(await logIn(String(10_000_000_000 + index), '203.0.113.1', index)).toBe(401)
    }
    expect(await logIn(MARINA, '::ffff:203.0.113.1', 21)).toBe(429)
    expect(await logIn(MARINA, '203.0.113.2', 22)).toBe(200)
  })
})

describe('a known device', () => {
  const HALF_A_YEAR = 180 * 24 * HOUR

  /** Marina's own browser, and her CPF locked by attempts from elsewhere. */
  async function marinaUnderAttack() {
    const own = browserAt('203.0.113.1')
    await own.logIn(MARINA)
    expect((await browserAt('203.0.113.2').fail(MARINA, 6)).status).toBe(429)
    return own
  }

  test('can log in whatever attempts failed elsewhere, even from its own address', async () => {
    const own = browserAt('203.0.113.1')
    expect(await own.logIn(MARINA)).toEqual(GOOD)
    for (let attacker = 1; attacker <= 40; attacker += 1) {
      await browserAt(attacker % 2 === 0 ? '203.0.113.1' : `198.51.100.${attacker}`).fail(MARINA, 5)
    }
    await browserAt('203.0.113.1').fail(UNKNOWN_CPF, 30)
    expect((await browserAt('203.0.113.8').logIn(MARINA)).status).toBe(429)
    for (let logins = 0; logins < 10; logins += 1) expect(await own.logIn(MARINA)).toEqual(GOOD)
    expect((await browserAt('203.0.113.8').logIn(MARINA)).status).toBe(429)
  })

  test('has five attempts of its own', async () => {
    const own = browserAt('203.0.113.1')
    await own.logIn(MARINA)
    expect(await own.fail(MARINA, 5)).toEqual(WRONG)
    expect(await own.logIn(MARINA)).toEqual(putOff('15 minutos', 900))
    expect(await browserAt('203.0.113.2').logIn(MARINA)).toEqual(GOOD)
  })

  test.each<[string, (own: Browser) => string]>([
    ['one with another end', ({ cookie }) => cookie.replace(/\.\d+\./, '.99999999999999.')],
    ['one made up', () => 'aparelho=a.99999999999999.b'],
  ])('is not accepted: %s', async (_what, cookieOf) => {
    const own = await marinaUnderAttack()
    own.cookie = cookieOf(own)
    expect((await own.logIn(MARINA)).status).toBe(429)
  })

  test('is not accepted for another person', async () => {
    await marinaUnderAttack()
    const other = browserAt('203.0.113.3')
    await other.logIn(BEATRIZ)
    expect((await other.logIn(MARINA)).status).toBe(429)
  })

  test('is not accepted after half a year', async () => {
    const own = await marinaUnderAttack()
    limited.setSeconds(HALF_A_YEAR)
    await browserAt('203.0.113.4').fail(MARINA, 5)
    expect((await own.logIn(MARINA)).status).toBe(429)
  })

  test('is unknown after a password change', async () => {
    const own = await marinaUnderAttack()
    const { db, passwords } = limited.server.services
    const { id, before } = await db
      .selectFrom('person')
      .innerJoin('credential', 'credential.person_id', 'person.id')
      .select(['id', 'password_hash as before'])
      .where('cpf', '=', MARINA)
      .executeTakeFirstOrThrow()
    const set = (password_hash: string) =>
      db.updateTable('credential').set({ password_hash }).where('person_id', '=', id).execute()
    await set(await passwords.hash('20262026'))
    const reply = await own.logIn(MARINA)
    await set(before)
    expect(reply.status).toBe(429)
    expect(await own.logIn(MARINA)).toEqual(GOOD)
  })

  test('has its proof in a cookie hidden from scripts, other sites and plain HTTP', async () => {
    const browser = browserAt('203.0.113.1')
    await browser.logIn(MARINA)
    expect(browser.setCookie).toMatch(
      /^aparelho=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    await browser.logIn(MARINA, '20262026', 'https://portal.example')
    expect(browser.setCookie).toMatch(
      /^__Host-aparelho=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    )
    await browser.fail(MARINA, 1)
    expect(browser.setCookie).toBeNull()
  })
})

test('the log has logins, failures, locks and refusals with pseudonyms that require the secret', async () => {
  const { log } = limited.server
  log.length = 0
  const browser = browserAt('203.0.113.1')
  await browserAt('203.0.113.2').logIn(MARINA)
  await browser.fail(MARINA, 6)
  await browser.fail(UNKNOWN_CPF, 1)
  const lines = log.map((line) => JSON.parse(line) as { msg: string; account?: string })
  const withAccount = lines.filter(({ account }) => account !== undefined)
  const [marina, ...others] = new Set(withAccount.map(({ account }) => account))
  expect(marina).toMatch(/^[\w-]{12}$/)
  expect(others).toHaveLength(1)
  expect(withAccount.map(({ msg, account }) => [msg, account === marina])).toEqual([
    ['login succeeded', true],
    ...Array(5).fill(['login failed', true]),
    ['login locked', true],
    ['login put off', true],
    ['login failed', false],
  ])
  expect(log.join('')).not.toContain(MARINA)
  expect(log.join('')).not.toContain(UNKNOWN_CPF)
})
