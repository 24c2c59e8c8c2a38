import { describe, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'

import { openParticipantArea } from '#api/contract/participant-area.ts'
import { participantAreaAdapter } from '#src/adapters/participant-area.ts'

import { type FakeAnswer, fakeClient } from './support/fake-client.ts'

/** A browser that opens tabs, or blocks them if `tab` is null; `happened` records the calls in order. */
function press(
  answer: FakeAnswer[1],
  { blocked = false, address = 'https://area.example.com/?c={codigo}' } = {},
) {
  const happened: string[] = []
  const { client } = fakeClient([openParticipantArea, answer])
  const tab = {
    opener: 'the portal' as unknown,
    close: () => happened.push('closed'),
    location: { replace: (to: string) => happened.push(to) },
  }
  const open = vi.fn(() => {
    happened.push('opened')
    return blocked ? null : (tab as unknown as Window)
  })
  const logic = participantAreaAdapter({
    call: async (call, sent) => {
      happened.push('asked')
      return client(call, sent)
    },
    address: () => address,
    open,
  })
  const actor = createActor(logic, { input: undefined })
  const ended = toPromise(actor)
  actor.start()
  return { happened, ended, tab, open }
}

describe('participantAreaAdapter (D-47)', () => {
  test('opens the tab during the click, before the call, and then loads the URL with the code', async () => {
    const { happened, ended, tab, open } = press({ codigo: 'a/b c' })
    expect(happened).toEqual(['opened', 'asked'])
    await ended
    expect(open).toHaveBeenCalledWith('', '_blank')
    expect(happened).toEqual(['opened', 'asked', 'https://area.example.com/?c=a%2Fb%20c'])
    expect(tab.opener).toBeNull()
  })
})
