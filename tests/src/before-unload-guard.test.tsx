import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'

import { beforeUnloadGuardAdapter } from '#src/adapters/before-unload-guard.ts'
import { createSessionStore } from '#src/adapters/session-store.ts'
import { createSessionTabs, type TabMessage } from '#src/adapters/session-tabs.ts'

import { channelOfTabs } from './support/tabs.ts'

const MARINA = '52998224725'
const CARLOS = '11144477735'

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', channelOfTabs())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** A tab of this person with unsaved work; null without a login. */
function unsavedTab(holds: 'answers' | 'uploads', cpf: string | null = MARINA) {
  const sessions = createSessionStore(null)
  if (cpf !== null) sessions.keep({ token: 't', cpf, deadline: 9e15, isLast: false, granted: 3600 })
  return createActor(beforeUnloadGuardAdapter({ sessions, tabs: createSessionTabs() }), {
    input: { holds },
  }).start()
}

/** Closes the tab; returns the event. */
function closeTab() {
  const event = new Event('beforeunload', { cancelable: true })
  Object.defineProperty(event, 'returnValue', { value: '', writable: true })
  window.dispatchEvent(event)
  return event as BeforeUnloadEvent
}

/** Replies of the other tabs before this person logs out. */
function answersTo(cpf: string): readonly TabMessage[] {
  const tabs = createSessionTabs()
  const answers: TabMessage[] = []
  tabs.listen((said) => answers.push(said))
  tabs.post({ kind: 'asked', cpf })
  return answers
}

test('beforeUnloadGuardAdapter makes the browser ask, in both ways, before a tab with unsaved work is closed', () => {
  const guard = unsavedTab('answers')
  const asked = closeTab()
  expect(asked.defaultPrevented).toBe(true)
  // Required by Chrome and Edge before 119.
  expect(asked.returnValue).toBe(true)

  guard.stop()
  const after = closeTab()
  expect(after.defaultPrevented).toBe(false)
  expect(after.returnValue).toBe('')
})

test.each(['answers', 'uploads'] as const)(
  'beforeUnloadGuardAdapter reports to a tab of the same person unsaved %s',
  (holds) => {
    const guard = unsavedTab(holds)
    expect(answersTo(MARINA)).toEqual([{ kind: 'holding', cpf: MARINA, holds }])
    guard.stop()
    expect(answersTo(MARINA)).toEqual([])
  },
)

test.each([
  ['another person', CARLOS],
  ['no session', null],
])('beforeUnloadGuardAdapter does not answer in a tab with %s', (_name, cpf) => {
  unsavedTab('answers', cpf)
  expect(answersTo(MARINA)).toEqual([])
})
