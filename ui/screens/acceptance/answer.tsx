import { mdiSendCheckOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'

import { inReais } from '#domain/people/money.ts'
import type { ReadAcceptance } from '#domain/request-kinds/read-acceptance.ts'
import { ACCEPTANCE_ANSWERS, type AcceptanceAnswer } from '#domain/requests/acceptance.ts'
import {
  type AcceptanceActor,
  type AcceptanceView,
  acceptanceView,
} from '#machines/acceptance/acceptance/index.ts'
import { type DraftActor, draftView } from '#machines/form/draft/index.ts'
import { ActionBar } from '#ui/primitives/action-bar.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import { Dialog } from '#ui/primitives/dialog.tsx'
import { focusAfter } from '#ui/primitives/focus.ts'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import * as texts from '#ui/texts/acceptance.ts'

type Props = { actor: AcceptanceActor; view: AcceptanceView; request: ReadAcceptance }

const ANSWER = 'resposta'
const [AGREES, REFUSES] = ACCEPTANCE_ANSWERS

/** The choice between the new amount and the end of the request, and Enviar. */
export function Answer({ actor, view, request }: Props) {
  const answer = useSelector(actor, (snapshot) => snapshot.children.answer)
  const draft = useSelector(actor, (snapshot) => snapshot.children.draft)
  const isSending = useSelector(answer, (snapshot) => snapshot?.hasTag('busy') === true)
  return (
    <Card title={texts.answer}>
      <RadioGroup
        id={ANSWER}
        legend={texts.question}
        value={view.answer}
        choices={[
          { value: AGREES, label: texts.agree, hint: texts.agreeHint },
          { value: REFUSES, label: texts.refuse, hint: texts.refuseHint },
        ]}
        required
        error={view.answerProblem}
        note={useKept(draft)}
        onChange={(value) => {
          const chosen = ACCEPTANCE_ANSWERS.find((answer) => answer === value)
          if (chosen) actor.send({ type: 'answer.chosen', answer: chosen })
        }}
      />
      <ActionBar>
        <Button
          icon={mdiSendCheckOutline}
          busy={isSending}
          onClick={() =>
            focusAfter(
              () => actor.send({ type: 'answer.submitted' }),
              () => (acceptanceView(actor.getSnapshot()).answerProblem === null ? '' : ANSWER),
            )
          }
        >
          {texts.send}
        </Button>
      </ActionBar>
      <Question actor={actor} request={request} />
    </Card>
  )
}

/** A remark on whether an unsent choice is stored in the tab; '' if there is none. */
const useKept = (draft: DraftActor | undefined) =>
  useSelector(draft, (snapshot) => {
    if (!snapshot) return ''
    const { state, time } = draftView(snapshot)
    if (state === 'restored') return texts.restored(time)
    if (state === 'kept') return texts.kept(time)
    return state === 'refused' ? texts.notKept : ''
  })

/** The answer is final, so the dialog repeats the amount and the consequence (D-109). */
function Question({ actor, request }: Omit<Props, 'view'>) {
  const answer = useSelector(actor, (snapshot) => snapshot.children.answer)
  const given = useSelector(answer, (snapshot) => snapshot?.context.answer)
  const isAsked = useSelector(answer, (snapshot) => snapshot?.matches('confirming') === true)
  const stay = useRef<HTMLButtonElement>(null)
  const dismiss = () => answer?.send({ type: 'answer.dismissed' })
  const { title, leadsTo, confirm } = wordsOf(given ?? AGREES, request)
  return (
    <Dialog
      open={isAsked}
      role="alertdialog"
      title={title}
      description={
        <>
          <p>{leadsTo}</p>
          <p>{texts.isFinal}</p>
        </>
      }
      onEscape={dismiss}
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} variant="secondary" onClick={dismiss}>
            {texts.notYet}
          </Button>
          <Button
            variant={given === REFUSES ? 'danger' : 'primary'}
            onClick={() => answer?.send({ type: 'answer.confirmed' })}
          >
            {confirm}
          </Button>
        </>
      }
    />
  )
}

function wordsOf(answer: AcceptanceAnswer, { amountBefore, amountAfter }: ReadAcceptance) {
  const after = amountAfter === null ? '' : inReais(amountAfter)
  if (answer === REFUSES) {
    return { title: texts.refuseTitle(after), leadsTo: texts.refuseLeadsTo, confirm: texts.refuseAndSend }
  }
  return {
    title: texts.agreeTitle(after),
    leadsTo:
      amountBefore === null ? texts.agreeLeadsToNew(after) : texts.agreeLeadsTo(inReais(amountBefore), after),
    confirm: texts.agreeAndSend,
  }
}
