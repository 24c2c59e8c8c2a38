import { useSelector } from '@xstate/react'
import { useState } from 'react'

import type { FormStep } from '#domain/forms/form.ts'
import {
  type FormEditorActor,
  leftIn,
  type SectionLeft,
  settledIn,
} from '#machines/form/form-editor/index.ts'

import type { Fold } from './folding-section.tsx'

const sameLeft = (before: readonly SectionLeft[], after: readonly SectionLeft[]) =>
  before.length === after.length &&
  before.every((left, index) => left.missing === after[index]?.missing && left.wrong === after[index].wrong)

/**
 * Whether each section of a step is folded. Sections that are complete on arrival are folded, and none
 * later.
 */
export function useFolds(actor: FormEditorActor, step: FormStep): readonly Fold[] {
  const [settled] = useState(() => settledIn(actor.getSnapshot(), step))
  const left = useSelector(actor, (snapshot) => leftIn(snapshot, step), sameLeft)
  return step.sections.map((section, index) => ({
    isFolded: settled.includes(section),
    left: left[index] ?? null,
  }))
}
