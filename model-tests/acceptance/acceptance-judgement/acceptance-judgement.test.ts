import { expect, test } from 'vitest'

import { acceptanceJudgementMachine } from '#machines/acceptance/acceptance-judgement/index.ts'

import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input } from './acceptance-judgement.cases.ts'

/** The choices and judgements after the events. */
function after(...events: readonly object[]) {
  const asked: unknown[] = []
  const started = (_name: string, given: unknown) => void asked.push(given)
  const { actor } = withRecordedActors(acceptanceJudgementMachine, input, { started })
  for (const event of events) actor.send(event as (typeof cases)['escolhe rejeitar o CPF de Ana'])
  const { context, value } = actor.getSnapshot()
  return { asked, state: value, choices: context.choices }
}

const REJECTED = cases['escolhe rejeitar o CPF de Ana']
const CHECKED = { ...REJECTED, situationId: 1 }
const REASON = cases['escreve o motivo']
const SAVED = cases['clica em Gravar']
const rejection = { situationId: 2, reason: 'A foto está cortada.' }

test('acceptance judgement: a situation that the role does not give is not chosen (STAFF-04)', () => {
  const shown = after(cases['chega uma situação que o papel não dá'], REASON, SAVED)
  expect(shown).toEqual({ asked: [], state: { open: 'shown' }, choices: [] })
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
