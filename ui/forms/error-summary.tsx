import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { useState } from 'react'
import { rowIdsOf } from '#domain/filled-requests/fields.ts'
import type { FormStep } from '#domain/forms/form.ts'
import type { EditorSnapshot, FormEditorActor } from '#machines/form/form-editor/index.ts'
import * as texts from '#ui/texts/form-fields.ts'
import { media } from '#ui/theme.css.ts'

import { goToPlace } from './go-to-place.ts'
import { problemLinks } from './problem-links.ts'
import * as css from './summary.css.ts'
import { Summary, SummaryLinks } from './summary.tsx'

/* A longer list shows this many links; the rest are in a closed <details>. */
const MOST_UNFOLDED = 8
const FIRST = 5

type Props = { actor: FormEditorActor; steps: readonly FormStep[]; title: string; detail: string | null }

export function ErrorSummary({ actor, steps, title, detail }: Props) {
  /* On a phone a long list would push the form below the window. */
  const [opensOnArrival] = useState(() => globalThis.matchMedia?.(media.tablet).matches ?? true)
  const linksOf = (snapshot: EditorSnapshot) =>
    problemLinks(steps, snapshot.context.filled.problems, (section) =>
      rowIdsOf(snapshot.context.filled, section),
    )
  const links = useSelector(actor, linksOf, dequal)
  const missing = useSelector(
    actor,
    ({ context }) => context.filled.problems.filter(({ code }) => code === 'required').length,
  )
  const inSight = links.length > MOST_UNFOLDED ? FIRST : links.length
  const lines = links.map(({ text, place }) => ({
    text,
    way: place && { id: place.id, go: () => goToPlace(actor, place.step, place.id) },
  }))
  return (
    <Summary title={title}>
      {detail && <p>{detail}</p>}
      {missing > 0 && <p>{texts.answersMissing(missing, links.length > missing)}</p>}
      <SummaryLinks links={lines.slice(0, inSight)} />
      {lines.length > inSight && (
        <details open={opensOnArrival}>
          <summary className={css.more}>{texts.moreProblems(lines.length - inSight)}</summary>
          <SummaryLinks links={lines.slice(inSight)} />
        </details>
      )}
    </Summary>
  )
}
