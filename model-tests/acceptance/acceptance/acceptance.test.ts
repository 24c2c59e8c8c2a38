import { expect, test } from 'vitest'

import {
  type AcceptanceInput,
  acceptanceMachine,
  acceptanceView,
} from '#machines/acceptance/acceptance/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { type CaseName, cases, input, staffInput } from './acceptance.cases.ts'

function openAcceptance(given: AcceptanceInput = input) {
  const drafts: string[] = []
  const judged: unknown[] = []
  const { actor, heard } = withRecordedActors(acceptanceMachine, given, {
    started: (name, started) => name === 'judgement' && judged.push(started),
    received: (name, { type }) => name === 'draft' && drafts.push(type),
  })
  return {
    heard,
    /** The types of the events that the draft received, and the inputs of the judgement. */
    drafts,
    judged,
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

test('acceptance: the upload queue waits for its rows while it is read, and then has them', () => {
  const page = openAcceptance()
  expect(page.heard.uploadQueue).toEqual([{ type: 'rows.awaited', requestId: 19 }])
  page.after('chega um aceite em exigência')
  expect(page.heard.uploadQueue.slice(1)).toMatchObject([{ type: 'rows.reported', requestId: 19 }])
})

test.each<CaseName>(['chega um aceite que espera a resposta', 'chega um aceite em exigência'])(
  'acceptance: a choice that the tab stored is dropped when %s without one',
  (arrival) => {
    const page = openAcceptance()
    page.after(arrival)
    expect(page.drafts).toEqual(['draft.dropped'])
  },
)

test('acceptance: the screens hear of documents that were sent again, and a refusal is shown', () => {
  const page = openAcceptance()
  const refused = page.after(
    'chega um aceite em exigência',
    'o novo envio é recusado',
    'chega um aceite em exigência',
  )
  expect(refused.alert).toMatch(/^O requerimento foi alterado/)
  page.after('os documentos são enviados de novo')
  expect(page.heard.screens).toMatchObject([{ type: 'request.sent', requestId: 19 }])
})

test('acceptance: the situations that were not saved are given again after the request is read', () => {
  const page = openAcceptance(staffInput())
  page.after('chega um aceite a avaliar', 'uma situação é recusada', 'chega um aceite a avaliar')
  const choices = [{ dependantId: 60, rowId: 31, situationId: 2, reason: 'Ilegível.' }]
  expect(page.judged).toMatchObject([{ choices: [] }, { choices }])
})

test('acceptance: one that does not exist has nothing to save', () => {
  const page = openAcceptance()
  page.after('o requerimento não existe')
  expect(page.heard.openRequest).toEqual([{ type: 'form.settled' }])
})
