import { expect, test } from 'vitest'

import { participantAreaMachine } from '#machines/consent/participant-area/index.ts'
import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases } from './participant-area.cases.ts'

type Name = keyof typeof cases

function areaAfter(hasParticipantArea: boolean, ...names: readonly Name[]) {
  const opened: string[] = []
  const started = (name: string) => void opened.push(name)
  const { actor } = withRecordedActors(participantAreaMachine, { hasParticipantArea }, { started })
  for (const name of names) actor.send(cases[name])
  return { opened, state: actor.getSnapshot().value }
}

test('participant area: a fund without one offers none (D-44)', () => {
  const without = areaAfter(false, 'clica em Abrir a área do participante')
  expect(without).toEqual({ opened: [], state: 'absent' })
})

test.each<Name>(['a conexão cai', 'o navegador não abre a aba'])(
  'participant area: it is opened again by another click after «%s» (AREA-05, AREA-06)',
  (failure) => {
    const click = 'clica em Abrir a área do participante'
    expect(areaAfter(true, click, failure, click)).toEqual({
      opened: ['openArea', 'openArea'],
      state: 'opening',
    })
  },
)
