import { expect, test, vi } from 'vitest'

import { openParticipantArea } from '#api/contract/participant-area.ts'
import { participantAreaAdapter } from '#src/adapters/participant-area.ts'

import { fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

test('participantAreaAdapter opens the tab during the click, before the call, and then loads the URL with the code (D-47)', async () => {
  const happened: string[] = []
  const { client } = fakeClient([openParticipantArea, { codigo: 'a/b c' }])
  const tab = {
    opener: 'the portal' as unknown,
    close: () => happened.push('closed'),
    location: { replace: (to: string) => happened.push(to) },
  }
  const open = vi.fn(() => {
    happened.push('opened')
    return tab as unknown as Window
  })
  const logic = participantAreaAdapter({
    call: async (call, sent) => {
      happened.push('asked')
      return client(call, sent)
    },
    address: () => 'https://area.example.com/?c={codigo}',
    open,
  })
  const ended = outputOf(logic)
  expect(happened).toEqual(['opened', 'asked'])
  await ended
  expect(open).toHaveBeenCalledWith('', '_blank')
  expect(happened).toEqual(['opened', 'asked', 'https://area.example.com/?c=a%2Fb%20c'])
  expect(tab.opener).toBeNull()
})
