import { useSelector } from '@xstate/react'

import type { LackingDocument } from '#domain/documents/required.ts'
import { rowIdsOf } from '#domain/filled-requests/fields.ts'
import type { StepProgress } from '#domain/filled-requests/progress.ts'
import type { FormStep, StepId } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { goToPlace } from '#ui/forms/go-to-place.ts'
import { PlaceLink } from '#ui/forms/place-link.tsx'
import { placeAt } from '#ui/forms/problem-links.ts'
import { attachId } from '#ui/parts/attach-id.ts'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/wizard.ts'
import * as css from './wizard.css.ts'

type Props = {
  actor: FormEditorActor
  steps: readonly FormStep[]
  /** Steps with missing or wrong answers; a link leads to the first wrong one. */
  answers: readonly StepProgress[]
  documents: readonly LackingDocument[]
  /** The rows with running or stopped uploads. */
  pendingUploads: readonly Pick<LackingDocument, 'dependantId' | 'rowId'>[]
}

/** 'Falta para enviar: …', one item per line; as the description of a button it is read as one sentence. */
export function Lacking({ actor, steps, answers, documents, pendingUploads }: Props) {
  const things = [
    ...answers.map((left) => ({ key: left.step, said: <StepWay actor={actor} steps={steps} left={left} /> })),
    ...documents.map((document) => {
      const id = attachId(document)
      return { key: id, said: <Way actor={actor} step="documents" id={id} words={document.name} /> }
    }),
  ]
  const isUnderWay = (document: LackingDocument) =>
    pendingUploads.some((slot) => attachId(slot) === attachId(document))
  const isRow = answers.length === 0 && !documents.some(isUnderWay)
  const classOfOne = isRow ? css.lackingRow : css.lackingOne
  return (
    <div {...(things.length === 1 && { className: classOfOne })}>
      <p className={css.lackingTitle}>{texts.missing}</p>
      <ul className={css.lacking}>
        {things.map(({ key, said }, index) => (
          <li key={key}>
            {said}
            {index < things.length - 1 && <span className={visuallyHidden}>; </span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

type StepWayProps = Pick<Props, 'actor' | 'steps'> & { left: StepProgress }

/** A link to the first wrong or missing answer of the step. */
function StepWay({ actor, steps, left: { step, first, missing, wrong } }: StepWayProps) {
  const id = useSelector(actor, (snapshot) => {
    const place =
      first === null ? null : placeAt(steps, first, (section) => rowIdsOf(snapshot.context.filled, section))
    return place?.id ?? ''
  })
  const title = steps.find((candidate) => candidate.id === step)?.title ?? ''
  return <Way actor={actor} step={step} id={id} words={texts.leftIn(title, wrong, missing)} />
}

type WayProps = { actor: FormEditorActor; step: StepId; id: string; words: string }

function Way({ actor, step, id, words }: WayProps) {
  return (
    <PlaceLink id={id} className={css.way} go={() => goToPlace(actor, step, id)}>
      {words}
    </PlaceLink>
  )
}
