import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { rowIdsOf } from '#domain/filled-requests/fields.ts'
import { warningsOf } from '#domain/filled-requests/notes.ts'
import type { FormStep } from '#domain/forms/form.ts'
import type { EditorSnapshot, FormEditorActor } from '#machines/form/form-editor/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import * as texts from '#ui/texts/form-fields.ts'

import { goToPlace } from './go-to-place.ts'
import { problemLinks } from './problem-links.ts'
import { SummaryLinks } from './summary.tsx'

type Props = { actor: FormEditorActor; step: FormStep }

/** Warnings about unlikely answers of a step, shown before it is saved. */
export function WarningList({ actor, step }: Props) {
  const linksOf = (snapshot: EditorSnapshot) =>
    problemLinks([step], warningsOf(snapshot.context.filled, step), (section) =>
      rowIdsOf(snapshot.context.filled, section),
    )
  const links = useSelector(actor, linksOf, dequal)
  if (links.length === 0) return null
  return (
    <Alert tone="warning" title={texts.warningsTitle}>
      <p>{texts.warningsLead}</p>
      <SummaryLinks
        links={links.map(({ text, place }) => ({
          text,
          way: place && { id: place.id, go: () => goToPlace(actor, place.step, place.id) },
        }))}
      />
    </Alert>
  )
}
