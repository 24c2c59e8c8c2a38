import { expect, test } from 'vitest'

import { attachmentMachine } from '#machines/documents/attachment/index.ts'

import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input } from './attachment.cases.ts'

test('attachment: the documents of the cloud are offered for the row of the dependant', () => {
  const slot = { ...input.slot, dependantId: 90 }
  const { actor, heard } = inRecordedSystem(attachmentMachine, { input: { ...input, slot } })
  actor.send(cases['prefere a nuvem'])
  expect(heard.router.map(({ path }) => path)).toEqual(['/docsbnfportipo/9/7/31/90/1'])
})
