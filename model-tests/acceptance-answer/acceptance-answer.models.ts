import { acceptanceAnswerMachine } from '#machines/acceptance-answer/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, inputFor } from './acceptance-answer.cases.ts'

const modelOf = (answer: 'SIM' | 'NAO') => {
  const input = inputFor(answer)
  return { ...chartModel(acceptanceAnswerMachine, { input, cases, transient: ['recorded'] }), input }
}

/* One model per answer, which is the input of the chart. */
export const models = { aceita: () => modelOf('SIM'), recusa: () => modelOf('NAO') }
