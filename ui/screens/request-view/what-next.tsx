import { mdiCheck, mdiCircleOutline, mdiMapMarker } from '@mdi/js'

import { brazilianFromIso } from '#domain/people/dates.ts'
import type { Deadline } from '#domain/requests/deadlines.ts'
import { statusExplanation } from '#machines/requests/request-status/index.ts'
import { type NamedStep, namedPath, type ReadRequest } from '#machines/requests/request-view/index.ts'
import { deadlineText } from '#ui/parts/deadline.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as common from '#ui/texts/common.ts'
import * as texts from '#ui/texts/request-view.ts'

import * as css from './what-next.css.ts'

type Props = {
  request: ReadRequest
  /** Already shown above the page, so it is not repeated. */
  correctionRequest: string | null
  deadline: Deadline | null
}

/** The status of the request, what it means, and the next action of each side. */
export function WhatNext({ request, correctionRequest, deadline }: Props) {
  const { means, yourPart, fundsPart } = statusExplanation(request.summary.status)
  return (
    <Card title={texts.now}>
      <StatusPath steps={namedPath(request)} until={deadline?.until ?? null} />
      <p>{means}</p>
      <dl className={css.parts}>
        {yourPart !== correctionRequest && (
          <div>
            <dt className={css.whose}>{texts.yourPart}</dt>
            <dd>{yourPart}</dd>
          </div>
        )}
        <div>
          <dt className={css.whose}>{texts.fundsPart}</dt>
          <dd>{deadline?.whose === 'fund' ? `${fundsPart} ${deadlineText(deadline)}` : fundsPart}</dd>
        </div>
      </dl>
    </Card>
  )
}

const PHASES = {
  went: { icon: mdiCheck, text: texts.wentThrough },
  current: { icon: mdiMapMarker, text: texts.isIn },
  ahead: { icon: mdiCircleOutline, text: texts.isAhead },
} as const

/** `until` is when the current status should end, if the fund says so. */
function StatusPath({ steps, until }: { steps: readonly NamedStep[]; until: string | null }) {
  return (
    <ol className={css.line} aria-label={texts.statusPath}>
      {steps.map(({ label, phase }) => (
        <li
          key={`${phase} ${label}`}
          className={css.step[phase]}
          {...(phase === 'current' && { 'aria-current': 'step' })}
        >
          <span className={css.markOf[phase]}>
            <Icon path={PHASES[phase].icon} />
          </span>
          <span>
            <span className={visuallyHidden}>{PHASES[phase].text} </span>
            {label ?? texts.decision}
            {phase === 'current' && until && (
              <span className={css.until}> {common.expectedBy(brazilianFromIso(until))}</span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
