import { shallowEqual, useSelector } from '@xstate/react'

import { deadlineIn, type FormEditorActor } from '#machines/form-editor/index.ts'
import { deadlineText } from '#ui/parts/deadline.ts'
import { FundWish } from '#ui/parts/fund-wish.tsx'

import type { FormView } from './form-view.ts'

type Props = { actor: FormEditorActor; view: FormView }

/**
 * The correction that the fund asks for, and its deadline; renders nothing unless it is the participant's
 * turn.
 */
export function FormWish({ actor, view }: Props) {
  const deadline = useSelector(actor, deadlineIn, shallowEqual)
  return (
    view.fundsWish && (
      <FundWish request={view} wish={view.fundsWish}>
        {deadline && <p>{deadlineText(deadline)}</p>}
      </FundWish>
    )
  )
}
