import { mdiCheck, mdiCircleOutline, mdiMapMarker } from '@mdi/js'
import { storyOf } from '#machines/request-status/index.ts'
import { type LifeStep, lifeOf, type ReadRequest } from '#machines/request-view/index.ts'
import { Card } from '#ui/primitives/card.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/request-view.ts'

import * as css from './what-next.css.ts'

type Props = {
  request: ReadRequest
  /** What stands over the page: it is not said again. */
  wish: string | null
}

/** Where the request is, what that means, and what each side does now. */
export function WhatNext({ request, wish }: Props) {
  const { means, yourPart, fundsPart } = storyOf(request.summary.status)
  return (
    <Card title={texts.now}>
      <LifeLine steps={lifeOf(request)} />
      <p>{means}</p>
      <dl className={css.parts}>
        {yourPart !== wish && (
          <div>
            <dt className={css.whose}>{texts.yourPart}</dt>
            <dd>{yourPart}</dd>
          </div>
        )}
        <div>
          <dt className={css.whose}>{texts.fundsPart}</dt>
          <dd>{fundsPart}</dd>
        </div>
      </dl>
    </Card>
  )
}

const PHASES = {
  went: { icon: mdiCheck, said: texts.wentThrough },
  current: { icon: mdiMapMarker, said: texts.isIn },
  ahead: { icon: mdiCircleOutline, said: texts.isAhead },
} as const

function LifeLine({ steps }: { steps: readonly LifeStep[] }) {
  return (
    <ol className={css.line} aria-label={texts.lifeLine}>
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
            <span className={visuallyHidden}>{PHASES[phase].said} </span>
            {label ?? texts.decision}
          </span>
        </li>
      ))}
    </ol>
  )
}
