import type { AnyMachineSnapshot } from 'xstate'

import { acceptanceJudgementMachine } from '#machines/acceptance-judgement/index.ts'

import { chartModel } from '../support/chart-model.ts'
import { cases, input } from './acceptance-judgement.cases.ts'

export const traitOf = ({ context: { request } }: AnyMachineSnapshot): string =>
  String(request.people[0]?.documents[0]?.situationId)

export const model = () => chartModel(acceptanceJudgementMachine, { input, cases, trait: traitOf })
