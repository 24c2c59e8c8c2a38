import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { leftIn } from '#domain/filled-requests/progress.ts'
import type { FormStep } from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { media } from '#ui/theme.css.ts'

import type { Fold } from './folding-section.tsx'

/**
 * Whether each section of a step is folded. Sections in which nothing is left to do on arrival are folded,
 * and none later. On a phone those in which something is missing are open one at a time, the first at first.
 */
export function useFolds(actor: FormEditorActor, step: FormStep): readonly Fold[] {
  const settled = useSelector(actor, (snapshot) => snapshot.context.settled)
  const left = useSelector(actor, (snapshot) => leftIn(snapshot.context.filled, step), dequal)
  const [lackingOnPhone] = useState(() =>
    globalThis.matchMedia?.(media.phone).matches
      ? left.flatMap(({ missing }, index) => (missing > 0 ? [index] : []))
      : null,
  )
  return step.sections.map((section, index) => {
    const isSettled = settled.includes(sectionId(section))
    return {
      isSettled,
      isFolded: isSettled || (lackingOnPhone?.indexOf(index) ?? 0) > 0,
      isAlone: lackingOnPhone !== null && (isSettled || lackingOnPhone.includes(index)),
      left: left[index] ?? null,
    }
  })
}
