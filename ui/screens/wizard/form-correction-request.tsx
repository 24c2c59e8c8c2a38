import { shallowEqual, useSelector } from '@xstate/react'
import { sectionId } from '#domain/forms/section-id.ts'
import { deadlineIn, type FormEditorActor } from '#machines/form/form-editor/index.ts'
import { goToPlace } from '#ui/forms/go-to-place.ts'
import { PlaceLink } from '#ui/forms/place-link.tsx'
import { CorrectionRequest } from '#ui/parts/correction-request.tsx'
import { deadlineText } from '#ui/parts/deadline.ts'
import * as texts from '#ui/texts/wizard.ts'

import type { FormView } from './form-view.ts'
import * as css from './wizard.css.ts'

type Props = { actor: FormEditorActor; view: FormView }

/**
 * The correction that the fund asks for, and its deadline; renders nothing unless it is the participant's
 * turn.
 */
export function FormCorrectionRequest({ actor, view }: Props) {
  const deadline = useSelector(actor, deadlineIn, shallowEqual)
  return (
    view.correctionRequest && (
      <CorrectionRequest request={view} correctionRequest={view.correctionRequest}>
        {deadline && <p>{deadlineText(deadline)}</p>}
        {view.step === 'documents' && view.isOpen && <DataWay actor={actor} view={view} />}
      </CorrectionRequest>
    )
  )
}

/** What the fund asks may be about the answers too. */
function DataWay({ actor, view: { steps } }: Props) {
  const [section] = steps.find(({ id }) => id === 'data')?.sections ?? []
  if (!section) return null
  const id = sectionId(section)
  return (
    <PlaceLink id={id} className={css.way} go={() => goToPlace(actor, 'data', id)}>
      {texts.toData}
    </PlaceLink>
  )
}
