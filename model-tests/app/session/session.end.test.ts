import { expect, test } from 'vitest'
import type { AnyEventObject, InputFrom } from 'xstate'

import type { Place } from '#domain/navigation/place.ts'
import { sessionMachine, sessionView } from '#machines/app/session/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases } from './session.cases.ts'

const types: Place = { screen: 'types', path: '/tiposreq' }
const recalled = { recalled: { place: types, cpf: '52998224725' } }

/** The chart after these events, and what the end of the session was started with. */
function walk(input: InputFrom<typeof sessionMachine>, events: readonly AnyEventObject[]) {
  const ends: unknown[] = []
  const { actor } = withRecordedActors(sessionMachine, input, {
    started: (name, given) => {
      if (name === 'endSession') ends.push(given)
    },
  })
  for (const event of events) actor.send(event)
  return { view: sessionView(actor.getSnapshot()), ends }
}

const OPENS = cases['a sessão abre']
const OK = cases['clica em OK']

test.each([
  ['after an exit', [OPENS, cases['sai pelo botão']], 'exit'],
  ['after an exit before the session opens', [cases['não espera a sessão abrir']], 'exit'],
  ['after an end in another tab', [cases['a sessão termina em outra aba antes de abrir']], 'elsewhere'],
  ['after a failure', [cases['a entrada para'], OK], 'failure'],
])('%s no address is kept to return to (D-05)', (_, events, reason) => {
  expect(walk(recalled, events).ends).toEqual([{ reason, wanted: null }])
})
