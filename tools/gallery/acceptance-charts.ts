import { cases, slot, staffInput } from '../../model-tests/acceptance/acceptance/acceptance.cases.ts'
import { traitOf } from '../../model-tests/acceptance/acceptance/acceptance.models.ts'
import * as correction from '../../model-tests/acceptance/acceptance-correction/acceptance-correction.models.ts'
import * as judgement from '../../model-tests/acceptance/acceptance-judgement/acceptance-judgement.models.ts'
import type { Placed } from './chart.ts'
import { agreeing, loggingInAs, OPEN_REQUEST, signedIn } from './events.ts'
import type { Events } from './stage.ts'

const ACCEPTANCE = [...OPEN_REQUEST, 'acceptance']
const ROWS = [...ACCEPTANCE, 'correction', 'documentRows']

/** The code of the acceptance is loaded. */
const opening: Events = {
  at: OPEN_REQUEST,
  events: [{ type: 'xstate.done.actor.acceptanceCode', output: undefined }],
}

const answering: Events = {
  at: ACCEPTANCE,
  events: [
    cases['chega um aceite que espera a resposta'],
    cases['escolhe aceitar'],
    cases['clica em Enviar a resposta'],
  ],
}

export const placed: Readonly<Record<string, Placed>> = {
  acceptance: {
    at: ACCEPTANCE,
    path: '/requerimento05/19',
    around: [...signedIn, opening],
    trait: traitOf,
  },
  'acceptance-answer': {
    at: [...ACCEPTANCE, 'answer'],
    path: '/requerimento05/19',
    around: [...signedIn, opening, answering],
    trait: ({ context }) => context.answer,
  },
  'acceptance-correction': {
    at: [...ACCEPTANCE, 'correction'],
    path: '/requerimento05/19',
    around: [...signedIn, opening, { at: ACCEPTANCE, events: [cases['chega um aceite em exigência']] }],
    trait: correction.traitOf,
    sentByInvoked: {
      'documentRows.attaching': { at: ROWS, events: [{ type: 'paperclip.clicked', slot }] },
      'documentRows.settled': { at: ROWS, events: [{ type: 'rows.left' }] },
    },
  },
  'acceptance-judgement': {
    at: [...ACCEPTANCE, 'judgement'],
    path: '/requerimento05/19',
    around: [
      loggingInAs(staffInput().participant),
      agreeing,
      opening,
      { at: ACCEPTANCE, events: [cases['chega um aceite a avaliar']] },
    ],
    trait: judgement.traitOf,
  },
}
