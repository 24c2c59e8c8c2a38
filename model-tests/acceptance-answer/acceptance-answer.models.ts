import { acceptanceAnswerMachine } from '#machines/acceptance-answer/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, inputFor } from './acceptance-answer.cases.ts'

const modelOf = (answer: 'SIM' | 'NAO') => {
  const input = inputFor(answer)
  return { ...chartModel(acceptanceAnswerMachine, { input, cases, transient: ['recorded'] }), input }
}

/* One model per answer: it is the chart's input. */
export const models = { aceita: () => modelOf('SIM'), recusa: () => modelOf('NAO') }
