import { expect, test } from 'vitest'

import { isLoopback } from '#server/process/loopback.ts'

test.each([
  '127.0.0.1',
  '127.255.0.9',
  '::1',
  '[::1]',
  '::ffff:127.0.0.1',
  'localhost',
  'LOCALHOST',
  'a.localhost',
])('%s is this machine alone', (host) => {
  expect(isLoopback(host)).toBe(true)
})

test.each([
  '0.0.0.0',
  '::',
  '192.168.0.10',
  '[2001:db8::1]',
  'localhost.example',
  'portal.test',
  '127.example',
  '',
])('%s may be reached by others', (host) => {
  expect(isLoopback(host)).toBe(false)
})
