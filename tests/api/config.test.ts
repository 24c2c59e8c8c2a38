import { expect, test } from 'vitest'

import { readConfig } from '#api/client/config.ts'

const OWN_ORIGIN = {
  hosts: { api: '', singleSignOn: '', documentStore: '', postalCode: '' },
  participantArea: '',
  contact: '',
}

/** A portal with these answers in turn; an Error is a failed connection. */
function portalAnswering(...answers: readonly (unknown | Error)[]) {
  const asked: { url: unknown; signal: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const answer = answers[asked.length]
    asked.push({ url, signal: init?.signal })
    if (answer instanceof Error) throw answer
    return Response.json(answer, { headers: { date: 'Sat, 21 Nov 2026 15:00:00 GMT' } })
  }
  return { fetch, asked }
}

// SERVER-33
test('readConfig uses the API host for hosts that are not configured', async () => {
  const api = 'https://api.example.com'
  const { fetch } = portalAnswering({ api })
  expect((await readConfig(fetch)).config).toEqual({
    hosts: { api, singleSignOn: api, documentStore: api, postalCode: '' },
    participantArea: '',
    contact: '',
  })
})

test('readConfig reads the contact of the fund', async () => {
  const { fetch } = portalAnswering({ contato: '0800 000 0000' })
  expect((await readConfig(fetch)).config.contact).toBe('0800 000 0000')
})

test('readConfig retries once after a network error (D-61)', async () => {
  const { fetch, asked } = portalAnswering(new TypeError('dropped'), { api: 'https://api.example.com' })
  expect((await readConfig(fetch)).config.hosts.api).toBe('https://api.example.com')
  expect(asked.map(({ url }) => url)).toEqual(['/config.json', '/config.json'])
})

test('readConfig defaults to the own origin if the configuration is missing or invalid', async () => {
  const dropped = new TypeError('dropped')
  const broken = await readConfig(portalAnswering(dropped, dropped).fetch)
  const misshapen = await readConfig(portalAnswering({ api: 'not an address' }).fetch)
  expect(broken.config).toEqual(OWN_ORIGIN)
  expect(misshapen.config).toEqual(OWN_ORIGIN)
})

test('readConfig returns the server time, or null without a Date header', async () => {
  const dropped = new TypeError('dropped')
  expect((await readConfig(portalAnswering({}).fetch)).serverTime).toBe(
    Date.parse('2026-11-21T15:00:00.500Z'),
  )
  expect((await readConfig(portalAnswering(dropped, dropped).fetch)).serverTime).toBeNull()
})

test('readConfig times out', async () => {
  const { fetch, asked } = portalAnswering({})
  await readConfig(fetch)
  expect(asked[0]?.signal).toBeInstanceOf(AbortSignal)
})
