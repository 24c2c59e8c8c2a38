import { acceptanceMachine } from '#machines/acceptance/acceptance/index.ts'
import { acceptanceAnswerMachine } from '#machines/acceptance/acceptance-answer/index.ts'
import { acceptanceCorrectionMachine } from '#machines/acceptance/acceptance-correction/index.ts'
import { acceptanceJudgementMachine } from '#machines/acceptance/acceptance-judgement/index.ts'

import { cases, staffInput } from '../../model-tests/acceptance/acceptance/acceptance.cases.ts'
import { models, traitOf } from '../../model-tests/acceptance/acceptance/acceptance.models.ts'
import { models as answerModels } from '../../model-tests/acceptance/acceptance-answer/acceptance-answer.models.ts'
import * as correction from '../../model-tests/acceptance/acceptance-correction/acceptance-correction.models.ts'
import * as judgement from '../../model-tests/acceptance/acceptance-judgement/acceptance-judgement.models.ts'
import type { Chart } from './chart.ts'
import { agreeing, inside, loggingInAs, OPEN_REQUEST } from './cues.ts'
import type { Cue } from './stage.ts'

const ACCEPTANCE = [...OPEN_REQUEST, 'acceptance']

/** The code of the acceptance is loaded. */
const opening: Cue = {
  at: OPEN_REQUEST,
  events: [{ type: 'xstate.done.actor.acceptanceCode', output: undefined }],
}

const answering: Cue = {
  at: ACCEPTANCE,
  events: [
    cases['chega um aceite que espera a resposta'],
    cases['escolhe aceitar'],
    cases['clica em Enviar a resposta'],
  ],
}

export const acceptanceCharts: readonly Chart[] = [
  {
    name: 'acceptance',
    machine: acceptanceMachine,
    at: ACCEPTANCE,
    path: '/requerimento05/19',
    around: [...inside, opening],
    within: [],
    models: () => Object.values(models).map((build) => build()),
    trait: traitOf,
  },
  {
    name: 'acceptance-answer',
    machine: acceptanceAnswerMachine,
    at: [...ACCEPTANCE, 'answer'],
    path: '/requerimento05/19',
    around: [...inside, opening, answering],
    within: [],
    models: () => Object.values(answerModels).map((build) => build()),
    trait: ({ context }) => context.answer,
  },
  {
    name: 'acceptance-correction',
    machine: acceptanceCorrectionMachine,
    at: [...ACCEPTANCE, 'correction'],
    path: '/requerimento05/19',
    around: [...inside, opening, { at: ACCEPTANCE, events: [cases['chega um aceite em exigência']] }],
    within: [],
    models: () => [correction.model()],
    trait: correction.traitOf,
  },
  {
    name: 'acceptance-judgement',
    machine: acceptanceJudgementMachine,
    at: [...ACCEPTANCE, 'judgement'],
    path: '/requerimento05/19',
    around: [
      loggingInAs(staffInput().participant),
      agreeing,
      opening,
      { at: ACCEPTANCE, events: [cases['chega um aceite a avaliar']] },
    ],
    within: [],
    models: () => [judgement.model()],
    trait: judgement.traitOf,
  },
]
