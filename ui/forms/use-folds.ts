import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { FormStep } from '#domain/forms/form.ts'
import { type FormEditorActor, leftIn, type SectionLeft, settledIn } from '#machines/form-editor/index.ts'

import type { Fold } from './folding-section.tsx'

const sameLeft = (before: readonly SectionLeft[], after: readonly SectionLeft[]) =>
  before.length === after.length &&
  before.every((left, index) => left.missing === after[index]?.missing && left.wrong === after[index].wrong)

/** How each section of a step stands. What is complete when the step is come to is folded, and nothing after that. */
export function useFolds(actor: FormEditorActor, step: FormStep): readonly Fold[] {
  const [settled] = useState(() => settledIn(actor.getSnapshot(), step))
  const left = useSelector(actor, (snapshot) => leftIn(snapshot, step), sameLeft)
  return step.sections.map((section, index) => ({
    isFolded: settled.includes(section),
    left: left[index] ?? null,
  }))
}
