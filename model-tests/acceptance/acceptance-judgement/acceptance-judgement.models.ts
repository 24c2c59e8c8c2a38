import type { AnyMachineSnapshot } from 'xstate'
import {
  acceptanceJudgementMachine,
  type SituationChoice,
} from '#machines/acceptance/acceptance-judgement/index.ts'
import { type ChartModels, define } from '#tools/chart-paths/chart-model.ts'

import { cases, input } from './acceptance-judgement.cases.ts'

export const traitOf = ({ context: { request, choices } }: AnyMachineSnapshot): string =>
  [
    request.people[0]?.documents[0]?.situationId,
    ...choices.map(
      ({ rowId, situationId, reason }: SituationChoice) =>
        `${rowId} escolhida ${situationId}${reason && ' com motivo'}`,
    ),
  ]
    .filter(Boolean)
    .join(', ')

export const model = () =>
  define(acceptanceJudgementMachine, {
    input,
    cases,
    trait: traitOf,
    // The only reply is that of the rejection, and so nothing else is saved.
    isPossible: ({ context: { request } }, event) =>
      event !== cases['volta a EM ANÁLISE'] || request.people[0]?.documents[0]?.situationId === 4,
  })

export const row: ChartModels = { chart: 'acceptance-judgement', models: () => ({ '': model() }) }
