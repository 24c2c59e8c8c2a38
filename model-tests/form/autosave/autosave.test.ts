import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromCallback } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { SaveRequest } from '#domain/request-kinds/edited-request.ts'
import { type Autosaved, autosaveMachine, isStopped } from '#machines/form/autosave/index.ts'
import { savedReply } from '#tools/samples/wizard.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledPort } from '../../support/deferred.ts'
import { saveOf } from './autosave.cases.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A form that answers at once with what to save. */
function start({ requestId = 7 }: { readonly requestId?: number | null } = {}) {
  const call = controlledPort<Autosaved, SaveRequest>()
  const page = fromCallback(() => {})
  const machine = autosaveMachine.provide({ actors: { page, saveQuietly: call.logic } })
  const { actor, heard, escalated } = inRecordedSystem(machine, { input: undefined })
  const change = (isBegun = true) => actor.send({ type: 'autosave.changed', isBegun })
  const save = saveOf(requestId)
  const flush = () => vi.advanceTimersByTimeAsync(0)
  return {
    actor,
    calls: call.inputs,
    heard,
    escalated,
    change,
    isDue: () => actor.getSnapshot().matches({ answers: 'due' }),
    begin: () => actor.send({ type: 'autosave.started', save }),
    hide: () => actor.send({ type: 'page.hidden' }),
    reply: () => {
      call.answer({ sent: save.answers, reply: savedReply() })
      return flush()
    },
    refuse: (status: number) => {
      call.fail(new CallError({ kind: 'refused', status, message: null, problems: [] }))
      return flush()
    },
    fail: (kind: 'interrupted' | 'expired') => {
      call.fail(new CallError({ kind }))
      return flush()
    },
  }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

describe('a draft asks to be saved (D-138)', () => {
  test('10 seconds after the last change', async () => {
    const { change, isDue } = start()
    change()
    await pass(9)
    change()
    await pass(9.9)
    expect(isDue()).toBe(false)
    await pass(0.1)
    expect(isDue()).toBe(true)
  })

  test('60 seconds after the first change that is not saved, however long the typing goes on', async () => {
    const { change, isDue } = start()
    change()
    for (let second = 5; second < 60; second += 5) {
      await pass(5)
      change()
    }
    await pass(4.9)
    expect(isDue()).toBe(false)
    await pass(0.1)
    expect(isDue()).toBe(true)
  })

  test('a minute after the first answer where the first section is not complete, hidden or not', async () => {
    const { change, hide, isDue } = start()
    change(false)
    hide()
    await pass(59.9)
    expect(isDue()).toBe(false)
    await pass(0.1)
    expect(isDue()).toBe(true)
  })

  test('from that minute on as every other draft, also where the call got no reply', async () => {
    const { change, begin, fail, isDue } = start({ requestId: null })
    change(false)
    await pass(60)
    begin()
    await fail('interrupted')
    change(false)
    await pass(10)
    expect(isDue()).toBe(true)
  })

  test('at once when the page is hidden', async () => {
    const { change, hide, isDue } = start()
    change()
    await pass(1)
    hide()
    expect(isDue()).toBe(true)
  })

  test('at most once in 10 seconds', async () => {
    const { change, hide, begin, reply, isDue } = start()
    change()
    hide()
    begin()
    await reply()
    await pass(5)
    change()
    hide()
    expect(isDue()).toBe(false)
    await pass(5)
    hide()
    expect(isDue()).toBe(true)
  })
})

describe('a draft that saves itself (D-138)', () => {
  test('makes one call with what the form gives, and tells the form what the server has', async () => {
    const { change, begin, reply, calls, heard } = start()
    change()
    await pass(10)
    begin()
    change()
    await pass(30)
    expect(calls).toEqual([saveOf(7)])
    await reply()
    expect(heard.parent).toEqual([
      { type: 'autosave.due' },
      { type: 'autosave.done', sent: saveOf(7).answers, reply: savedReply() },
    ])
  })

  test.each(['interrupted', 429] as const)(
    'tries again after %s: with the next change, or in a minute',
    async (failure) => {
      const { actor, change, begin, fail, refuse, isDue } = start()
      const stop = () => (failure === 'interrupted' ? fail(failure) : refuse(failure))
      change()
      await pass(10)
      begin()
      await stop()
      expect(isStopped(actor.getSnapshot())).toBe(false)
      change()
      await pass(10)
      expect(isDue()).toBe(true)
      begin()
      await stop()
      await pass(59.9)
      expect(isDue()).toBe(false)
      await pass(0.1)
      expect(isDue()).toBe(true)
    },
  )

  test.each([
    [409, 7, true],
    [409, null, false],
    [422, 7, false],
    [422, null, false],
  ])('stops after %i of request %s, with a line: %s', async (status, requestId, saysSo) => {
    const { actor, change, hide, begin, refuse, heard } = start({ requestId })
    change()
    await pass(10)
    begin()
    await refuse(status)
    change()
    hide()
    await pass(120)
    expect(heard.parent).toEqual([{ type: 'autosave.due' }])
    expect(isStopped(actor.getSnapshot())).toBe(saysSo)
  })

  test('starts again after a save by the participant, which aborts its call', async () => {
    const { actor, change, begin, reply, heard, isDue } = start()
    change()
    await pass(10)
    begin()
    actor.send({ type: 'autosave.cancelled' })
    await reply()
    expect(heard.parent).toEqual([{ type: 'autosave.due' }])
    change()
    await pass(10)
    expect(isDue()).toBe(true)
  })

  test('leaves the end of the session to the portal', async () => {
    const { change, begin, fail, escalated } = start()
    change()
    await pass(10)
    begin()
    await fail('expired')
    expect(escalated()).toHaveLength(1)
  })
})
