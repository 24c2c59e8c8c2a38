import { visitorMachine } from '#machines/visitor/visitor/index.ts'
import { visitorConfirmationMachine } from '#machines/visitor/visitor-confirmation/index.ts'

import * as login from '../../model-tests/app/login/login.cases.ts'
import * as visitor from '../../model-tests/visitor/visitor/visitor.cases.ts'
import * as confirmation from '../../model-tests/visitor/visitor-confirmation/visitor-confirmation.cases.ts'
import type { Placed } from './chart.ts'
import { driven } from './driven.ts'
import { LOGIN } from './events.ts'
import { type Events, VISITOR } from './stage.ts'

const outside: Events = { at: LOGIN, events: [login.cases['a aba não lembra sessão']] }

const cases = visitor.cases

/** The form is filled in, and a code was requested. */
const confirming: Events = {
  at: [VISITOR],
  events: [
    cases['digita um CPF'],
    cases['clica em Pesquisar'],
    cases['o CPF não é de ninguém'],
    // The clock of the pictures starts in 1970.
    ...Object.entries({ ...visitor.values, data_nascimento: '1950-05-17' })
      .filter(([name]) => name !== 'cpf')
      .map(([name, value]) => ({ type: 'answer.changed', name, value })),
    cases['clica em Continuar'],
  ],
}

/** Moves the times of the cases from noon to the pictures' time 0. */
const atStart = <
  Kept extends { readonly issue: { readonly expiresAt: number; readonly resendFrom: number } | null },
>(
  kept: Kept,
): Kept => ({
  ...kept,
  issue: kept.issue && {
    ...kept.issue,
    expiresAt: kept.issue.expiresAt - visitor.NOON,
    resendFrom: kept.issue.resendFrom - visitor.NOON,
  },
})

// Advancing ten minutes would end the pause between two mails as well.
const { 'passam os 10 minutos do código': _, ...inTime } = confirmation.cases

export const placed: Readonly<Record<string, Placed>> = {
  visitor: {
    at: [VISITOR],
    path: '/naotemsenha',
    around: [outside],
    models: () =>
      [null, atStart(visitor.recalled), visitor.recalledPassword].map((recalled) =>
        driven(visitorMachine, {
          cases,
          input: { ...visitor.input, recalled },
          trait: visitor.traitOf,
        }),
      ),
  },
  'visitor-confirmation': {
    at: [VISITOR, 'confirmation'],
    path: '/naotemsenha',
    around: [outside, confirming],
    models: () =>
      [null, atStart({ issue: confirmation.issue }).issue].map((issue) =>
        driven(visitorConfirmationMachine, {
          cases: inTime,
          input: { ...confirmation.input, issue },
          trait: confirmation.traitOf,
        }),
      ),
  },
}
