import { expect, test } from 'vitest'

import { type CloudDocument, isAttachable, sentLastFirst } from '#domain/documents/cloud-document.ts'

const sent = (id: number, sentAt: string): CloudDocument => ({
  id,
  storeId: String(id),
  typeId: 9,
  typeName: 'RG',
  fileName: `${id}.pdf`,
  recordedAt: '2026-10-01T12:00:00Z',
  sentAt,
  scan: 'free',
  rejections: [],
})

const idsOf = (documents: readonly CloudDocument[]) => documents.map(({ id }) => id)

test('sentLastFirst sorts by data_envio, newest first; at the same time the higher id is first, and documents without a date are last', () => {
  const documents = [
    sent(1, '2026-10-02T12:00:00Z'),
    sent(2, ''),
    sent(3, '2026-10-03T08:00:00Z'),
    sent(4, '2026-10-02T12:00:00Z'),
  ]
  expect(idsOf(sentLastFirst(documents))).toEqual([3, 4, 1, 2])
  expect(idsOf(documents)).toEqual([1, 2, 3, 4])
})

test.each([
  ['free', true],
  ['waiting', true],
  ['infected', false],
] as const)('isAttachable: a document with the scan result %s can be attached: %s', (scan, may) => {
  expect(isAttachable({ ...sent(1, ''), scan })).toBe(may)
})
