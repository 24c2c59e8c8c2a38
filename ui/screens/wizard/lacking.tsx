import { useSelector } from '@xstate/react'

import { rowIdsOf } from '#domain/filled-requests/fields.ts'
import type { StepProgress } from '#domain/filled-requests/progress.ts'
import type { FormStep } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { goToPlace } from '#ui/forms/go-to-place.ts'
import { PlaceLink } from '#ui/forms/place-link.tsx'
import { placeAt } from '#ui/forms/problem-links.ts'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/wizard.ts'
import * as css from './wizard.css.ts'

type Props = {
  actor: FormEditorActor
  steps: readonly FormStep[]
  /** Steps with missing or wrong answers; a link leads to the first wrong one. */
  answers: readonly StepProgress[]
  /** Names of missing documents. They are read with the button; what is visible of them are their rows. */
  documents: readonly string[]
}

/** 'Falta para enviar: …' as the description of a button: what other steps lack, with links, and documents. */
export function Lacking({ actor, steps, answers, documents }: Props) {
  const separator = <span className={visuallyHidden}>; </span>
  return (
    <div className={answers.length === 0 ? css.unseen : css.lackingLine}>
      <p className={css.lackingTitle}>{texts.missing}</p>
      {answers.map((left, index) => (
        <span key={left.step}>
          {index > 0 && separator}
          <StepWay actor={actor} steps={steps} left={left} />
        </span>
      ))}
      {documents.length > 0 && (
        <span className={visuallyHidden}>
          {[...(answers.length > 0 ? [''] : []), ...documents].join('; ')}
        </span>
      )}
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
  return (
    <PlaceLink id={id} className={css.way} go={() => goToPlace(actor, step, id)}>
      {texts.leftIn(title, wrong, missing)}
    </PlaceLink>
  )
}
