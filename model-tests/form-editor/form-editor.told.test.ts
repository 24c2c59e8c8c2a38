import { expect, test } from 'vitest'

import { formEditorMachine } from '#machines/form-editor/index.ts'

import { toldBy, toldInventory } from '../support/told.ts'
import { models } from './form-editor.models.ts'

const walked = Object.entries(models).map(
  ([name, build]) => [name, toldBy(formEditorMachine, build())] as const,
)

test.each(walked)('form editor, %s: every path of the chart ends where it must', (_, steps) => {
  expect(steps.map(({ reached }) => reached)).toEqual(steps.map(({ planned }) => planned))
})

test('form editor: what each transition tells others is the reviewed list', async () => {
  await expect(toldInventory(walked)).toMatchFileSnapshot('./form-editor.told.txt')
})
