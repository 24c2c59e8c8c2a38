import { expect, test } from 'vitest'

import { leftByAll } from '../support/chart-model.ts'
import { models, onScreen, traitOf } from './form-editor.models.ts'
import { waysOnScreen } from './form-editor.ways.ts'

const built = Object.entries(models).map(
  ([name, build]) => [name, name in onScreen ? build().along(waysOnScreen(name)) : build()] as const,
)

/** The paths of each visit, each with the traits of its last state. */
const inventory = () =>
  built
    .map(([name, { paths }]) => {
      const lines = paths.map(({ title, steps }) => {
        const end = steps.at(-1)?.state
        const traits = end ? traitOf(end) : ''
        return traits ? `${title} (${traits})` : title
      })
      return `# ${name}\n${lines.sort().join('\n')}\n`
    })
    .join('\n')

test('form editor: the inventory of paths is the reviewed one', async () => {
  await expect(inventory()).toMatchFileSnapshot('./form-editor.paths.txt')
})

test('form editor: over all visits no transition is left untaken and no state unreached', () => {
  expect(leftByAll(built.map(([, model]) => model.untaken()))).toEqual([])
  expect(leftByAll(built.map(([, model]) => model.unreached()))).toEqual([])
})
