import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'

import { repeatedIn } from '#domain/filled-requests/sections.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { questionOf } from '#machines/form/submission/index.ts'
import { SendQuestion } from '#ui/parts/send-question.tsx'

import type { FormView } from './form-view.ts'
import { REVIEW_ID } from './review.tsx'

type Props = { actor: FormEditorActor; view: FormView }

export function SendDialog({ actor, view }: Props) {
  const submission = useSelector(actor, (snapshot) => snapshot.children.submission)
  const isAsked = useSelector(submission, (snapshot) => snapshot && questionOf(snapshot) === 'send')
  const repeated = useSelector(actor, ({ context }) => repeatedIn(context.filled), dequal)
  return (
    <SendQuestion
      isAsked={isAsked === true}
      request={{ ...view, repeated }}
      onConfirm={() => submission?.send({ type: 'send.confirmed' })}
      onDismiss={() => submission?.send({ type: 'send.dismissed' })}
      reviewId={REVIEW_ID}
    />
  )
}
