import type { ActionsProps } from './actions-frame.tsx'
import { FinalizeActions } from './finalize-actions.tsx'
import { StepActions } from './step-actions.tsx'

/** The buttons of every step. During a call they stay in place and show that they are busy. */
export const WizardActions = (props: ActionsProps) =>
  props.view.step === 'documents' ? <FinalizeActions {...props} /> : <StepActions {...props} />
