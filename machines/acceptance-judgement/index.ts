import type { ActorRefFrom } from 'xstate'

import type { acceptanceJudgementMachine } from './acceptance-judgement.machine.ts'

export { acceptanceJudgementLabels } from './acceptance-judgement.labels.ts'
export { acceptanceJudgementMachine } from './acceptance-judgement.machine.ts'
export type {
  AcceptanceJudgementInput,
  JudgeDocument,
  SituationGiven,
} from './acceptance-judgement.types.ts'

export type AcceptanceJudgementActor = ActorRefFrom<typeof acceptanceJudgementMachine>
