import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { nothing } from '#api/contract/wire.ts'

import { contractPage } from '../../tools/cli/docs/contract-page.ts'
import { NOT_CALLED } from '../../tools/cli/docs/not-called.ts'
import { gapsIn, rowsOf } from '../../tools/cli/docs/rows.ts'
import { readSources } from '../../tools/cli/docs/sources.ts'

const rows = rowsOf(calls, readSources(), NOT_CALLED)

describe('docs/contract.md', () => {
  test('contains what `npm run docs` writes', () => {
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractPage(rows))
  })

  test('has a complete row for every call', () => {
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(calls).toSorted())
    expect(gapsIn(rows, NOT_CALLED)).toEqual([])
  })
})

const call = (path: Call['path'], more: Partial<Call> = {}): Call => ({
  method: 'POST',
  path,
  host: 'api',
  access: 'session',
  effect: 'read',
  encoding: 'none',
  params: nothing,
  body: nothing,
  reply: nothing,
  summary: 'Para a prova.',
  ...more,
})

const CONTRACT = {
  show: call('/api/coisa/:id', { aliases: ['/api/coisas/:id'] }),
  list: call('/api/coisa/lista'),
}

const importing = (names: string) => `import { ${names} } from '#api/contract/things.ts'\n`

const serving = (name: string) => `export const ${name}: Verb<typeof call> = async () => ({})\n`

const WHOLE = new Map([
  ['server/verbs/show.ts', serving('show')],
  ['server/verbs/list.ts', serving('list')],
  ['src/adapters/things.ts', importing('list, show')],
  ['tests/server/things.test.ts', importing('list, show')],
])

type Case = {
  readonly contract?: Readonly<Record<string, Call>>
  readonly sources?: readonly (readonly [string, string])[]
  readonly excuses?: Readonly<Record<string, string>>
}

const rowsFor = ({ contract = CONTRACT, sources = [], excuses = {} }: Case) =>
  rowsOf(contract, new Map([...WHOLE, ...sources]), excuses)

const gapsFor = (given: Case) => gapsIn(rowsFor(given), given.excuses ?? {})

describe('incomplete rows of docs/contract.md', () => {
  test('a call that is served, made and tested has a complete row', () => {
    expect(gapsFor({})).toEqual([])
  })

  test.each<[string, Case, string]>([
    [
      'a call that is never made',
      { sources: [['src/adapters/things.ts', importing('list')]] },
      'show: neither made by the portal nor excused',
    ],
    [
      'a call of which only the type is used',
      {
        sources: [
          ['src/adapters/things.ts', importing('list, type show')],
          ['src/adapters/wire-things.ts', "import type { show } from '#api/contract/things.ts'\n"],
        ],
      },
      'show: neither made by the portal nor excused',
    ],
    [
      'an outdated exception',
      { excuses: { show: 'A tela ainda não existe.' } },
      'show: excused, but made by src/adapters/things.ts',
    ],
    [
      'an exception for an unknown call',
      { excuses: { gone: 'A tela ainda não existe.' } },
      'gone: excused, but not a call of the contract',
    ],
    [
      'a call without a test',
      { sources: [['tests/server/things.test.ts', importing('list')]] },
      'show: not tested',
    ],
    [
      'a call that only a helper of the tests names',
      {
        sources: [
          ['tests/server/things.test.ts', importing('list')],
          ['tests/server/support/things.ts', importing('show')],
        ],
      },
      'show: not tested',
    ],
    [
      'a call of which a test names only the path of another',
      {
        sources: [['tests/server/things.test.ts', `${importing('list')}get('/api/coisa/lista')`]],
      },
      'show: not tested',
    ],
  ])('%s', (_name, given, expected) => {
    expect(gapsFor(given)).toEqual([expected])
  })

  test.each([
    ['its path', "get('/api/coisa/7')"],
    ['its path filled in', `get(\`/api/coisa/\${id}\`)`],
    ['an alias of its path', "get('/api/coisas/7?depois=1')"],
    ['its name in the table', 'server.call(calls.show)'],
  ])('a test counts if it names the call by %s', (_name, text) => {
    expect(gapsFor({ sources: [['tests/server/things.test.ts', importing('list') + text]] })).toEqual([])
  })

  test("a call counts as made if the fund's desk makes it", () => {
    const sources = [
      ['src/adapters/things.ts', importing('list')],
      ['server/desk-client/desk.ts', importing('show')],
    ] as const
    expect(gapsFor({ sources })).toEqual([])
  })

  test('a retired call need not be made', () => {
    const contract = { ...CONTRACT, show: call('/api/coisa/:id', { access: 'retired' }) }
    const sources = [['src/adapters/things.ts', importing('list')]] as const
    expect(gapsFor({ contract, sources })).toEqual([])
  })
})

test('docs/contract.md links each row to the files that it names', () => {
  const page = contractPage(rowsFor({ excuses: {} }))
  expect(page.split('\n').find((line) => line.includes('`show`'))).toBe(
    '| `POST /api/coisa/:id`<br>or `/api/coisas/:id`<br>`show` | Para a prova. | a session | ' +
      '[show](../server/verbs/show.ts) | [things](../src/adapters/things.ts) | ' +
      '[things](../tests/server/things.test.ts) |',
  )
})
