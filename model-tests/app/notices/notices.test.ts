import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { noticesMachine } from '#machines/app/notices/index.ts'

function given() {
  const clock = new SimulatedClock()
  const actor = createActor(noticesMachine, { clock }).start()
  return {
    give: (time?: number) =>
      actor.send({ type: 'notice.given', text: 'Gravado.', tone: 'success', ...(time && { time }) }),
    hold: () => actor.send({ type: 'attention.gained' }),
    leave: () => actor.send({ type: 'attention.lost' }),
    close: () => actor.send({ type: 'notice.dismissed' }),
    stateAfter(milliseconds: number) {
      clock.increment(milliseconds)
      return actor.getSnapshot().value
    },
  }
}

// MESSAGES-06
test('a notice may stay for four seconds, and the next one stays for two again', () => {
  const { give, stateAfter } = given()
  give(4000)
  expect([stateAfter(3999), stateAfter(1)]).toEqual(['showing', 'silent'])
  give()
  expect([stateAfter(1999), stateAfter(1)]).toEqual(['showing', 'silent'])
})

test('another notice has its own two seconds', () => {
  const { give, stateAfter } = given()
  give()
  expect(stateAfter(1500)).toBe('showing')
  give()
  expect([stateAfter(1999), stateAfter(1)]).toEqual(['showing', 'silent'])
})

test('a notice that is looked at is still there after a minute, and then for two seconds', () => {
  const { give, hold, leave, stateAfter } = given()
  give()
  hold()
  expect(stateAfter(60_000)).toBe('held')
  leave()
  expect([stateAfter(1999), stateAfter(1)]).toEqual(['showing', 'silent'])
})

test('a notice is closed without pointer or focus too, as a screen reader does', () => {
  const { give, close, stateAfter } = given()
  give()
  close()
  expect(stateAfter(0)).toBe('silent')
})
