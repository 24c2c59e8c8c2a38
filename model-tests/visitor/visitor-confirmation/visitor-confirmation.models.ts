import { type CodeIssue, visitorConfirmationMachine } from '#machines/visitor/visitor-confirmation/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as confirmationCases from './visitor-confirmation.cases.ts'

const confirmationWith = (issue: CodeIssue | null) =>
  define(visitorConfirmationMachine, {
    input: { ...confirmationCases.input, issue },
    cases: confirmationCases.cases,
    transient: ['confirming.mail.arriving'],
    trait: confirmationCases.traitOf,
  })

export const confirmations = {
  'from the form': confirmationWith(null),
  'with a code of before, two tries left': confirmationWith(confirmationCases.issue),
}

export const row: ChartModels = {
  chart: 'visitor-confirmation',
  models: () => confirmations,
  // Without the code itself and the number of codes.
  projection: ({ context: { code, issue } }) => [code.length, issue?.triesLeft],
}
