import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import { liveClosingGuard } from '#src/live/live-closing-guard.ts'

/** What the page says when its tab is closed. */
function closeTab() {
  const event = new Event('beforeunload', { cancelable: true })
  Object.defineProperty(event, 'returnValue', { value: '', writable: true })
  window.dispatchEvent(event)
  return event as BeforeUnloadEvent
}

test('the browser is asked in both ways to ask before the tab is closed, while something would be lost', () => {
  const guard = createActor(liveClosingGuard).start()
  const asked = closeTab()
  expect(asked.defaultPrevented).toBe(true)
  // Chrome and Edge before 119 look at this alone.
  expect(asked.returnValue).toBe(true)

  guard.stop()
  const after = closeTab()
  expect(after.defaultPrevented).toBe(false)
  expect(after.returnValue).toBe('')
})
