import { expect, test } from 'vitest'

import { readConfig } from '#api/client/config.ts'

const OWN_ORIGIN = {
  hosts: { api: '', singleSignOn: '', documentStore: '', postalCode: '' },
  participantArea: '',
  contact: '',
}

/** A portal that answers these in turn; an error is a connection that breaks. */
function portalAnswering(...answers: readonly (unknown | Error)[]) {
  const asked: { url: unknown; signal: unknown }[] = []
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const answer = answers[asked.length]
    asked.push({ url, signal: init?.signal })
    if (answer instanceof Error) throw answer
    return Response.json(answer)
  }
  return { fetch, asked }
}

test('whoever names the API alone has everything of the fund there', async () => {
  const api = 'https://api.example.com'
  const { fetch } = portalAnswering({ api })
  expect(await readConfig(fetch)).toEqual({
    hosts: { api, singleSignOn: api, documentStore: api, postalCode: '' },
    participantArea: '',
    contact: '',
  })
})

test('the fund may say how it is reached', async () => {
  const { fetch } = portalAnswering({ contato: '0800 000 0000' })
  expect((await readConfig(fetch)).contact).toBe('0800 000 0000')
})

test('a configuration that breaks on its way is asked for once more (D-61)', async () => {
  const { fetch, asked } = portalAnswering(new TypeError('dropped'), { api: 'https://api.example.com' })
  expect((await readConfig(fetch)).hosts.api).toBe('https://api.example.com')
  expect(asked.map(({ url }) => url)).toEqual(['/config.json', '/config.json'])
})

test('a configuration that does not come, or in another shape, means the own origin', async () => {
  const dropped = new TypeError('dropped')
  expect(await readConfig(portalAnswering(dropped, dropped).fetch)).toEqual(OWN_ORIGIN)
  expect(await readConfig(portalAnswering({ api: 'not an address' }).fetch)).toEqual(OWN_ORIGIN)
})

test('nobody waits for it for ever', async () => {
  const { fetch, asked } = portalAnswering({})
  await readConfig(fetch)
  expect(asked[0]?.signal).toBeInstanceOf(AbortSignal)
})
