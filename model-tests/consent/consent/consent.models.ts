import { consentMachine } from '#machines/consent/consent/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'
import * as consentCases from './consent.cases.ts'

export const consent = define(consentMachine, {
  input: consentCases.input,
  cases: consentCases.cases,
})

export const row: ChartModels = {
  chart: 'consent',
  models: () => ({
    'é preciso pedir': consent,
    'não se pede à equipe': { ...consent, input: { ...consentCases.input, asks: false } },
    'a equipe pede o que é dela': { ...consent, input: consentCases.staffInput },
  }),
}
