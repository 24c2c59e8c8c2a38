import { describe, test } from 'vitest'

import type { WizardModel } from './wizard.models.ts'
import { openWizard } from './wizard.page.tsx'
import { assertionsOf, driversOf } from './wizard.walk.ts'

/** Walks every path of every model on the rendered screen. */
export function walkModels(models: Readonly<Record<string, () => WizardModel>>): void {
  describe.each(Object.entries(models))(
    'wizard, %s: every path of the chart, on the rendered screen',
    (_, build) => {
      const model = build()
      test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
        const page = openWizard(model.input)
        await path.walk({ states: assertionsOf(page), events: driversOf(page) })
      })
    },
  )
}
