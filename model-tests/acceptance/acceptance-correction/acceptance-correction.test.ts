import { expect, test } from 'vitest'

import { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input } from './acceptance-correction.cases.ts'

test('acceptance correction: no document is attached behind the question about sending', () => {
  const rows: string[] = []
  const { actor } = withRecordedActors(acceptanceCorrectionMachine, input, {
    received: (name, { type }) => name === 'documentRows' && rows.push(type),
  })
  actor.send(cases['o arquivo chegou'])
  rows.length = 0
  actor.send(cases['clica em Enviar os documentos'])
  expect(rows).toEqual(['rows.locked'])
  actor.send(cases['desiste de enviar'])
  expect(rows).toEqual(['rows.locked', 'rows.unlocked'])
})
