import type { StepId } from '#domain/forms/form.ts'
import { STEP_NUMBERS } from '#domain/forms/steps.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'

import { focusAfter } from '#ui/primitives/focus.ts'

/** Opens the step, if it is another one, and focuses the element with this id. */
export const goToPlace = (actor: FormEditorActor, step: StepId, id: string) =>
  focusAfter(
    () => actor.send({ type: 'step.requested', step: STEP_NUMBERS[step] }),
    () => id,
  )
