import type { AcceptanceJudgementInput } from '#machines/acceptance-judgement/index.ts'

import * as acceptance from '../acceptance/acceptance.cases.ts'

/** The input that the acceptance gives this chart for staff with a judging role. */
export const arrival = acceptance.cases['chega um aceite a avaliar']

export const input: AcceptanceJudgementInput = {
  request: acceptance.requestOf(arrival.output),
  participant: acceptance.staffInput().participant,
}

export const cases = {
  'rejeita o CPF de Ana': { type: 'situation.chosen', dependantId: 60, rowId: 31, situationId: 2 },
  'a situação é gravada': {
    type: 'xstate.done.actor.judgeDocument',
    output: {
      kind: 'done',
      reply: {
        row: { requestId: 19, rowId: 31, dependantId: 60, documentTypeId: 2 },
        documentId: 70,
        situationId: 2,
        cpf: '81940527341',
      },
    },
  },
  'a situação é recusada': {
    type: 'xstate.done.actor.judgeDocument',
    output: {
      kind: 'refused',
      status: 409,
      message: acceptance.cases['uma situação é recusada'].output.alert,
      problems: [],
    },
  },
} as const
