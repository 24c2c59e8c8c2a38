import { type KeptVisit, visitorMachine } from '#machines/visitor/visitor/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as visitorCases from './visitor.cases.ts'

const visitFrom = (recalled: KeptVisit | null) =>
  define(visitorMachine, {
    input: { ...visitorCases.input, recalled },
    cases: visitorCases.cases,
    transient: ['arriving'],
    trait: visitorCases.traitOf,
  })

export const visits = {
  firstVisit: visitFrom(null),
  'with a registration in the tab': visitFrom(visitorCases.recalled),
  'with a new password in the tab': visitFrom(visitorCases.recalledPassword),
}

export const row: ChartModels = { chart: 'visitor', models: () => visits }
