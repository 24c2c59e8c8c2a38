import { useSelector } from '@xstate/react'

import { rowIdsOf } from '#domain/filled-requests/fields.ts'
import type { StepProgress } from '#domain/filled-requests/progress.ts'
import type { FormStep } from '#domain/forms/form.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { goToPlace } from '#ui/forms/go-to-place.ts'
import { PlaceLink } from '#ui/forms/place-link.tsx'
import { placeAt } from '#ui/forms/problem-links.ts'
import * as texts from '#ui/texts/wizard.ts'
import * as css from './wizard.css.ts'

type Props = {
  actor: FormEditorActor
  steps: readonly FormStep[]
  /** Steps with missing or wrong answers; a link leads to the first wrong one. */
  answers: readonly StepProgress[]
}

/** 'Falta para enviar: …': what other steps lack, with links. */
export const Lacking = ({ actor, steps, answers }: Props) => (
  <div className={css.lackingLine}>
    <p className={css.lackingTitle}>{texts.missing}</p>
    {answers.map((left) => (
      <StepWay key={left.step} actor={actor} steps={steps} left={left} />
    ))}
  </div>
)

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
