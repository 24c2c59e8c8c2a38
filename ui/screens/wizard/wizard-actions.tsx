import type { ActionsProps } from './actions-frame.tsx'
import { FinalActions } from './final-actions.tsx'
import { StepActions } from './step-actions.tsx'

/** The buttons of every step. While a call runs they stay where they are and say so. */
export const WizardActions = (props: ActionsProps) =>
  props.view.step === 'documents' ? <FinalActions {...props} /> : <StepActions {...props} />
