import { describe, expect, test } from 'vitest'

import { arranged } from '#domain/requests/arrangement.ts'
import { REQUEST_STATUSES } from '#domain/requests/status.ts'

import { summary } from '#tools/samples/summaries.ts'

describe('tabs of the list', () => {
  const requests = REQUEST_STATUSES.map((status, index) => summary({ id: index + 1, status }))
  const lettersIn = (tab: 'ongoing' | 'ended') =>
    arranged(requests, { tab, search: '' }).map(({ status }) => status)

  test('open and ended requests are separate', () => {
    expect(lettersIn('ongoing')).toEqual(['L', 'A', 'C', 'E', 'V', 'R', 'X'])
    expect(lettersIn('ended')).toEqual(['D', 'I', 'N', 'F', 'Z'])
  })
})

describe('search by protocol', () => {
  const requests = ['2026000027', '2026000127', '2025.000.027-A', ''].map((protocol, index) =>
    summary({ id: index + 1, protocol }),
  )

  test.each([
    ['', [1, 2, 3, 4]],
    ['2026000027', [1]],
    ['27', [1, 2, 3]],
    ['2026 0000 27', [1]],
    ['2026-000.127', [2]],
    ['000027a', [3]],
    ['000027A', [3]],
    ['   ', [1, 2, 3, 4]],
    ['999', []],
  ] as const)('"%s" finds %j', (search, ids) => {
    expect(arranged(requests, { tab: 'ongoing', search }).map(({ id }) => id)).toEqual(ids)
  })
})
