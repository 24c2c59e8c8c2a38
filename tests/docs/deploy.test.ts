import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { FIELDS_BYTES } from '#server/http/body-limits.ts'

import { testFund } from '../server/support/world.ts'

const site = readFileSync('deploy/nginx.conf', 'utf8')
const unit = readFileSync('deploy/portal@.service', 'utf8')

const numberIn = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])

test('the site lets the largest file of the fund through', async () => {
  const { settings } = await testFund()
  const bytes = numberIn(site, /client_max_body_size (\d+)m;/) * 1_048_576
  expect(bytes).toBeGreaterThan(settings.maxFileMb * 1_048_576 + FIELDS_BYTES)
})

test('the site closes idle connections before Node does, after five seconds', () => {
  expect(numberIn(site, /keepalive_timeout (\d+)s;/)).toBeLessThan(5)
})

test('the unit waits longer for the end of a process than the process takes', () => {
  const { stopDelaySeconds, stopSeconds } = readConfig({ DATABASE_URL: 'postgres://localhost/portal' })
  const tidying = 12
  expect(numberIn(unit, /^TimeoutStopSec=(\d+)$/m)).toBeGreaterThan(stopDelaySeconds + stopSeconds + tidying)
})

test('the unit names variables that the server reads', () => {
  const files = [...unit.matchAll(/^Environment=(\w+)_FILE=%d\/(\w+)$/gm)]
  expect(files.map(([, name]) => name)).toEqual(['DATABASE_URL', 'S3_URL', 'SMTP_URL', 'PASSWORD_PEPPER'])
  for (const [, , credential] of files)
    expect(unit).toContain(`LoadCredential=${credential}:/etc/portal/${credential}`)
  const [, plain = ''] = /^Environment=(NODE_ENV.*)$/m.exec(unit) ?? []
  const given = Object.fromEntries(plain.split(' ').map((pair) => pair.split('=')))
  expect(readConfig({ ...given, PORT: '3001' })).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    trustProxy: true,
    dataDirectory: '/var/lib/portal',
  })
})
