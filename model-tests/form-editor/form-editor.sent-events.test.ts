import { expect, test } from 'vitest'

import { formEditorMachine } from '#machines/form-editor/index.ts'

import { sentEventsInventory, sentEventsOf } from '../support/sent-events.ts'
import { models } from './form-editor.models.ts'

const walked = Object.entries(models).map(
  ([name, build]) => [name, sentEventsOf(formEditorMachine, build())] as const,
)

test.each(walked)('form editor, %s: every path of the chart ends where it must', (_, steps) => {
  expect(steps.map(({ reached }) => reached)).toEqual(steps.map(({ planned }) => planned))
})

test('form editor: the list of events that each transition sends is the reviewed one', async () => {
  await expect(sentEventsInventory(walked)).toMatchFileSnapshot('./form-editor.sent-events.txt')
})
