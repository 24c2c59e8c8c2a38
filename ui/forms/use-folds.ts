import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { leftIn } from '#domain/filled-requests/progress.ts'
import type { FormStep } from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'

import type { Fold } from './folding-section.tsx'

/**
 * Whether each section of a step is folded. Sections in which nothing is left to do on arrival are folded,
 * and none later.
 */
export function useFolds(actor: FormEditorActor, step: FormStep): readonly Fold[] {
  const settled = useSelector(actor, (snapshot) => snapshot.context.settled)
  const left = useSelector(actor, (snapshot) => leftIn(snapshot.context.filled, step), dequal)
  return step.sections.map((section, index) => ({
    isFolded: settled.includes(sectionId(section)),
    left: left[index] ?? null,
  }))
}
