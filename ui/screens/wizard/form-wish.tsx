import { shallowEqual, useSelector } from '@xstate/react'

import { deadlineIn, type FormEditorActor } from '#machines/form-editor/index.ts'
import { deadlineText } from '#ui/parts/deadline.ts'
import { FundWish } from '#ui/parts/fund-wish.tsx'

import type { FormView } from './form-view.ts'

type Props = { actor: FormEditorActor; view: FormView }

/** What the fund wants to be corrected, and until when; nothing if it is not the participant's turn. */
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
