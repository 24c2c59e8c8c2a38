import { visitorConfirmationMachine } from '#machines/visitor/visitor-confirmation/index.ts'
import { driven } from '#tools/gallery/driven.ts'
import { LOGIN, type Placed } from '#tools/gallery/events.ts'
import { VISITOR } from '#tools/gallery/stage.ts'
import { cases, input, issue, NOON, traitOf, values } from './visitor-confirmation.cases.ts'

export const outside = { at: LOGIN, events: [{ type: 'xstate.done.actor.recallSession', output: null }] }

/** The form is filled in, and a code was requested. */
const confirming = [
  { type: 'cpf.typed', value: values.cpf },
  { type: 'cpf.submitted' },
  { type: 'xstate.done.actor.lookUp', output: 'nobody' },
  // The clock of the pictures starts in 1970.
  ...Object.entries({ ...values, data_nascimento: '1950-05-17' })
    .filter(([name]) => name !== 'cpf')
    .map(([name, value]) => ({ type: 'answer.changed', name, value })),
  { type: 'form.submitted' },
]

/** Moves the times of the cases from noon to the pictures' time 0. */
export const atStart = <Issue extends { readonly expiresAt: number; readonly resendFrom: number }>(
  issue: Issue,
): Issue => ({ ...issue, expiresAt: issue.expiresAt - NOON, resendFrom: issue.resendFrom - NOON })

// Advancing ten minutes would end the pause between two mails as well.
const { 'passam os 10 minutos do código': _, ...inTime } = cases

export const pictures: Placed = {
  at: [VISITOR, 'confirmation'],
  path: '/naotemsenha',
  around: [outside, { at: [VISITOR], events: confirming }],
  models: () =>
    [null, atStart(issue)].map((issue) =>
      driven(visitorConfirmationMachine, { cases: inTime, input: { ...input, issue }, trait: traitOf }),
    ),
}
