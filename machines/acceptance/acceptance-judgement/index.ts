import type { ActorRefFrom } from 'xstate'

import type { acceptanceJudgementMachine } from './acceptance-judgement.machine.ts'

export { acceptanceJudgementMachine } from './acceptance-judgement.machine.ts'
export type {
  AcceptanceJudgementInput,
  AcceptanceJudgementRefused,
  JudgeDocument,
  SituationChoice,
  SituationGiven,
} from './acceptance-judgement.types.ts'
export { type ChoiceView, choiceView } from './acceptance-judgement.view.ts'

export type AcceptanceJudgementActor = ActorRefFrom<typeof acceptanceJudgementMachine>
