import { expect, test } from 'vitest'

import { acceptanceJudgementMachine } from '#machines/acceptance/acceptance-judgement/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input } from './acceptance-judgement.cases.ts'

/** The choices and judgements after the events. */
function after(...events: readonly object[]) {
  const asked: unknown[] = []
  const started = (_name: string, given: unknown) => void asked.push(given)
  const { actor, heard } = withRecordedActors(acceptanceJudgementMachine, input, { started })
  for (const event of events) actor.send(event as (typeof cases)['escolhe rejeitar o CPF de Ana'])
  const { context, value } = actor.getSnapshot()
  return { asked, heard, state: value, choices: context.choices }
}

const REJECTED = cases['escolhe rejeitar o CPF de Ana']
const CHECKED = { ...REJECTED, situationId: 1 }
const REASON = cases['escreve o motivo']
const SAVED = cases['clica em Gravar']
const OTHER = cases['escolhe rejeitar a certidão de Ana']
const OTHER_REASON = cases['escreve o motivo da certidão']
const rejection = { situationId: 2, reason: 'A foto está cortada.' }

test('acceptance judgement: a situation that the role does not give is not chosen (STAFF-04)', () => {
  const shown = after(cases['chega uma situação que o papel não dá'], REASON, SAVED)
  expect(shown).toMatchObject({ asked: [], state: { open: 'shown' }, choices: [] })
})

test.each([
  ['a situation that the role does not give', cases['chega uma situação que o papel não dá']],
  ['a reason for a row without a choice', OTHER_REASON],
])('acceptance judgement: the missing reason is still asked for after %s (STAFF-17)', (_what, event) => {
  expect(after(REJECTED, SAVED, event).state).toEqual({ open: 'lacking' })
})

test('acceptance judgement: a reason of spaces is none (STAFF-17, D-135)', () => {
  const spaces = { ...REASON, reason: '   ' }
  expect(after(REJECTED, spaces, SAVED)).toMatchObject({ asked: [], state: { open: 'lacking' } })
})

test('acceptance judgement: another situation is sent without the reason, which a rejection gets back', () => {
  expect(after(REJECTED, REASON, CHECKED, REJECTED).choices).toMatchObject([rejection])
  const { asked } = after(REJECTED, REASON, CHECKED, SAVED)
  expect(asked).toMatchObject([{ request: { situationId: 1, reason: '' } }])
})

test('acceptance judgement: the row that is being saved does not change (STAFF-06)', () => {
  const saving = after(REJECTED, REASON, SAVED, CHECKED, { ...REASON, reason: 'Outro.' })
  expect(saving).toMatchObject({ state: 'saving', choices: [rejection] })
})

test('acceptance judgement: another row goes on meanwhile, and what is left of it is unsaved (P-765)', () => {
  const { choices, heard } = after(
    REJECTED,
    REASON,
    SAVED,
    OTHER,
    OTHER_REASON,
    cases['a situação é gravada'],
  )
  expect(choices).toEqual([{ dependantId: 60, rowId: 32, situationId: 2, reason: 'Falta o verso.' }])
  expect(heard.openRequest.at(-1)).toEqual({ type: 'form.unsaved', isLost: true })
})

test('acceptance judgement: without a choice nothing is unsaved, before it and after it is stored', () => {
  expect(after().heard.openRequest).toEqual([{ type: 'form.settled' }])
  const { heard } = after(REJECTED, REASON, SAVED, cases['a situação é gravada'])
  expect(heard.openRequest.at(-1)).toEqual({ type: 'form.settled' })
  expect(heard.parent).toEqual([{ type: 'situation.given' }])
})

test('acceptance judgement: a refused one ends, with what was not saved', () => {
  const { heard } = after(REJECTED, REASON, SAVED, cases['a situação é recusada'])
  const refused = { type: 'acceptanceJudgement.refused', choices: [rejection] }
  expect(heard.parent).toMatchObject([refused, { type: 'xstate.done.actor.subject' }])
})
