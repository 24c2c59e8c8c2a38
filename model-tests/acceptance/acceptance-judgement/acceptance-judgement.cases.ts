import type { AcceptanceJudgementInput } from '#machines/acceptance/acceptance-judgement/index.ts'

import * as acceptance from '../acceptance/acceptance.cases.ts'

/** The input that the acceptance gives this chart for staff with a judging role. */
export const arrival = acceptance.cases['chega um aceite a avaliar']

export const input: AcceptanceJudgementInput = {
  request: acceptance.requestOf(arrival.output),
  participant: acceptance.staffInput().participant,
  choices: [],
}

export const cases = {
  'escolhe rejeitar o CPF de Ana': {
    type: 'situation.chosen',
    dependantId: 60,
    rowId: 31,
    situationId: 2,
  },
  'volta a EM ANÁLISE': { type: 'situation.chosen', dependantId: 60, rowId: 31, situationId: 4 },
  'chega uma situação que o papel não dá': {
    type: 'situation.chosen',
    dependantId: 60,
    rowId: 31,
    situationId: 5,
  },
  'escreve o motivo': { type: 'reason.typed', rowId: 31, reason: 'A foto está cortada.' },
  'escolhe rejeitar a certidão de Ana': {
    type: 'situation.chosen',
    dependantId: 60,
    rowId: 32,
    situationId: 2,
  },
  'escreve o motivo da certidão': { type: 'reason.typed', rowId: 32, reason: 'Falta o verso.' },
  'clica em Gravar': { type: 'situation.submitted', rowId: 31 },
  'a situação é gravada': { type: 'xstate.done.actor.judgeDocument', output: acceptance.judged },
  'a situação é recusada': { type: 'xstate.done.actor.judgeDocument', output: acceptance.notJudged },
} as const
