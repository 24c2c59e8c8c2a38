import { expect, test } from 'vitest'

import { consentMachine } from '#machines/consent/consent/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, staffInput } from './consent.cases.ts'

test('consent: staff who go back are led to their start, not to what they asked for (STAFF-20)', () => {
  const { actor, heard } = withRecordedActors(consentMachine, staffInput)
  actor.send(cases['ainda não autorizou'])
  actor.send(cases['clica em Voltar'])
  expect(heard.parent[0]).toEqual({ type: 'consent.declined' })
})
