import { expect, test } from 'vitest'

import { leftByAll } from '../support/chart-model.ts'
import { models, traitOf } from './form-editor.models.ts'

const built = Object.entries(models).map(([name, build]) => [name, build()] as const)

/** No form so far has a rule that an answer of its declaration could break. */
const NOT_YET = ['editing.steps.declaration.declaring --step.completed--> itself [hasProblems]']

/** Under the name of each visit its paths, each with the traits of the state in which it must end. */
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
  expect(leftByAll(built.map(([, model]) => model.untaken()))).toEqual(NOT_YET)
  expect(leftByAll(built.map(([, model]) => model.unreached()))).toEqual([])
})
