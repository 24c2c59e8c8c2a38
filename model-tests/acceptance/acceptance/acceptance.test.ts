import { expect, test } from 'vitest'

import {
  type AcceptanceInput,
  acceptanceMachine,
  acceptanceView,
} from '#machines/acceptance/acceptance/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { type CaseName, cases, input, staffInput } from './acceptance.cases.ts'

function openAcceptance(given: AcceptanceInput = input) {
  const { actor, heard } = withRecordedActors(acceptanceMachine, given)
  return {
    heard,
    after(...names: readonly CaseName[]) {
      for (const name of names) actor.send(cases[name])
      const snapshot = actor.getSnapshot()
      return { ...acceptanceView(snapshot), state: snapshot.value, isUnsaved: snapshot.hasTag('unsaved') }
    },
  }
}

const owner = { ...staffInput().participant, personId: 501 }

test.each<[string, CaseName, AcceptanceInput]>([
  ['a role without situations (STAFF-03)', 'chega um aceite a avaliar', staffInput(56558)],
  ['its owner, of the staff', 'chega um aceite a avaliar', { ...staffInput(), participant: owner }],
  ['staff, while it waits for its owner', 'chega um aceite que espera a resposta', staffInput()],
])('acceptance: %s only reads it', (_who, arrival, given) => {
  const page = openAcceptance(given)
  expect(page.after(arrival)).toMatchObject({ screen: 'showing', task: 'reading' })
  expect(page.after('escolhe aceitar')).toMatchObject({ task: 'reading', answer: '' })
})

test('acceptance: staff agree to the terms before one of their own is shown (STAFF-20)', () => {
  const page = openAcceptance({ ...staffInput(), cloud: null })
  const arrived = page.after('chega um aceite da própria equipe')
  expect(arrived).toMatchObject({ screen: 'loading', state: 'unconsented' })
  expect(page.heard.screens).toEqual([{ type: 'consent.wanted' }])
})

test('acceptance: a choice is unsaved until it is answered (P-320), a refusal said until the next one', () => {
  const page = openAcceptance()
  expect(page.after('chega um aceite que espera a resposta').isUnsaved).toBe(false)
  expect(page.after('escolhe aceitar').isUnsaved).toBe(true)
  expect(page.after('clica em Enviar a resposta').isUnsaved).toBe(true)
  const refused = page.after('a resposta é recusada', 'chega um aceite que espera a resposta')
  const alert = 'A situação do requerimento não permite esta alteração.'
  expect(refused).toMatchObject({ answer: 'SIM', alert })
  expect(page.after('escolhe recusar')).toMatchObject({ answer: 'NAO', alert: null })
})

test('acceptance: a refused situation is said until the next one is given', () => {
  const page = openAcceptance(staffInput())
  const refused = page.after(
    'chega um aceite a avaliar',
    'uma situação é recusada',
    'chega um aceite a avaliar',
  )
  expect(refused.alert).toMatch(/^Os documentos são avaliados enquanto/)
  expect(page.after('uma situação é gravada').alert).toBeNull()
})

test('acceptance: a refused situation is not to be saved any more once nothing can be judged', () => {
  const page = openAcceptance(staffInput())
  page.after('chega um aceite a avaliar', 'uma situação é recusada', 'chega um aceite já respondido')
  expect(page.heard.openRequest.at(-1)).toEqual({ type: 'form.settled' })
})
