import { expect, test } from 'vitest'
import { createActor, createMachine } from 'xstate'

import type { PortalActor } from '#machines/portal/index.ts'
import { keepsAnswers } from '#machines/support/keeps-answers.ts'

const request = (requestScreen: string) => ({ screen: 'request', requestScreen })

test.each([
  ['a form with unsaved answers', true, request('01'), true],
  ['an enrolment with unsaved answers', true, request('03'), true],
  ['a form where everything is saved', false, request('01'), false],
  ['situations that staff chose for the documents of an acceptance', true, request('05'), false],
] as const)('whether the tab keeps what is unsaved: %s', (_what, hasUnsaved, place, expected) => {
  const portal = createActor(createMachine({ context: { hasUnsaved, place } })).start()
  expect(keepsAnswers(portal as unknown as PortalActor)).toBe(expected)
})
