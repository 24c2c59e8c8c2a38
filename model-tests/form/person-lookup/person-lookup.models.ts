import { personLookupMachine } from '#machines/form/person-lookup/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as personLookupCases from './person-lookup.cases.ts'

export const personLookup = define(personLookupMachine, {
  input: { digits: '' },
  cases: personLookupCases.cases,
})

export const row: ChartModels = { chart: 'person-lookup', models: () => ({ '': personLookup }) }
