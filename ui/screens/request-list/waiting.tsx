import { shallowEqual, useSelector } from '@xstate/react'

import { brazilianMoment } from '#domain/people/dates.ts'
import { awaitsAnswer, awaitsParticipant, requestName } from '#domain/requests/summary.ts'
import {
  type RequestListActor,
  requestListView,
  type WaitingRequest,
  waitingOf,
} from '#machines/requests/request-list/index.ts'
import { deadlineText } from '#ui/parts/deadline.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Card } from '#ui/primitives/card.tsx'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-list.ts'

import * as css from './waiting.css.ts'

/** Number of visible items; the others are in a <details>. */
const IN_SIGHT = 3

/** What only the participant can continue, for all requests, each with a button. */
export function Waiting({ actor }: { actor: RequestListActor }) {
  const waiting = waitingOf(useSelector(actor, requestListView, shallowEqual))
  const others = waiting.slice(IN_SIGHT)
  if (waiting.length === 0) return null
  return (
    <Card title={texts.waiting(waiting.length)}>
      <WaitingCards requests={waiting.slice(0, IN_SIGHT)} />
      {others.length > 0 && (
        <details>
          <summary className={css.more}>{texts.moreWaiting(others.length)}</summary>
          <WaitingCards requests={others} />
        </details>
      )}
    </Card>
  )
}

const WaitingCards = ({ requests }: { requests: readonly WaitingRequest[] }) => (
  <ul className={css.cards}>
    {requests.map((request) => (
      <WaitingCard key={request.id} request={request} />
    ))}
  </ul>
)

function WaitingCard({ request }: { request: WaitingRequest }) {
  const { typeName, protocol, correctionRequest, path, deadline, since } = request
  const isAsked = awaitsParticipant(request)
  const [words, named] = wayOf(request)
  return (
    <li className={css.card[isAsked ? 'asked' : 'draft']}>
      <div className={css.what}>
        <p className={css.head}>
          <strong>{typeName}</strong> {protocol && <span>{common.protocolOf(protocol)}</span>}
        </p>
        <p className={css.words}>{correctionRequest ?? texts.draftWaits(since && brazilianMoment(since))}</p>
        {deadline && <p className={css.time}>{deadlineText(deadline)}</p>}
      </div>
      <ButtonLink
        variant={isAsked ? 'primary' : 'secondary'}
        to={path}
        aria-label={named(requestName(request))}
      >
        {words}
      </ButtonLink>
    </li>
  )
}

function wayOf(request: WaitingRequest) {
  if (awaitsAnswer(request)) return [texts.answer, texts.answerNamed] as const
  return awaitsParticipant(request)
    ? ([texts.correct, texts.correctNamed] as const)
    : ([texts.goOn, texts.goOnNamed] as const)
}
