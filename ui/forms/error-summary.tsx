import { useSelector } from '@xstate/react'

import type { FormStep } from '#domain/forms/form.ts'
import { rowIdsOf, type WizardActor, type WizardSnapshot } from '#machines/wizard/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'

import * as css from './error-summary.css.ts'
import { goToPlace } from './go-to-place.ts'
import { type ProblemLink, problemLinks } from './problem-links.ts'

const sameLinks = (before: readonly ProblemLink[], after: readonly ProblemLink[]) =>
  before.length === after.length && before.every((link, index) => link.text === after[index]?.text)

/* One function for all summaries: a new one at every render would take the focus again. */
function takeFocus(summary: HTMLDivElement | null) {
  // It may be taller than the window: its title is what has to be in sight.
  summary?.focus({ preventScroll: true })
  summary?.scrollIntoView?.({ block: 'start' })
}

type Props = { actor: WizardActor; steps: readonly FormStep[]; title: string; detail: string | null }

/** Says that something is wrong and leads to each field that is, in whatever step; it takes the focus when it appears. */
export function ErrorSummary({ actor, steps, title, detail }: Props) {
  const linksOf = (snapshot: WizardSnapshot) =>
    problemLinks(steps, snapshot.context.problems, (section) => rowIdsOf(snapshot, section))
  const links = useSelector(actor, linksOf, sameLinks)
  return (
    <div tabIndex={-1} ref={takeFocus} className={css.summary}>
      <Alert tone="error" title={title}>
        {detail && <p>{detail}</p>}
        {links.length > 0 && (
          <ul className={css.links}>
            {links.map(({ text, place }) => (
              <li key={text}>
                {place === null ? (
                  text
                ) : (
                  <a
                    href={`#${place.id}`}
                    className={css.link}
                    onClick={(event) => {
                      event.preventDefault()
                      goToPlace(actor, place.step, place.id)
                    }}
                  >
                    {text}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  )
}
