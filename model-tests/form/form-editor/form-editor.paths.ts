import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { arriveAt } from '../wizard/wizard.page.tsx'
import { expectationsOf } from './form-editor.expected.ts'
import { type FormEditorModel, type onScreen, row } from './form-editor.models.ts'
import { assertionsOf, driversOf } from './form-editor.walk.ts'

type Visit = keyof typeof onScreen

export function walkModels(models: Partial<Readonly<Record<Visit, () => FormEditorModel>>>): void {
  describe.each(Object.entries(models) as [Visit, () => FormEditorModel][])(
    'form editor, %s: every path of the chart, on the rendered screen',
    (name, build) => {
      const model = build().along(waysThrough(row, name))
      test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
        const { step, loaded } = model.input
        const { id: requestId, typeId } = loaded.request
        const page = await arriveAt({ requestId, typeId, step }, loaded)
        const expectations = expectationsOf(name)
        await path.walk({
          states: assertionsOf(page, expectations),
          events: driversOf(page, expectations),
        })
      })
    },
  )
}
