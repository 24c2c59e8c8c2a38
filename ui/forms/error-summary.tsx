import { useSelector } from '@xstate/react'

import type { FormStep } from '#domain/forms/form.ts'
import { rowIdsOf, type WizardActor, type WizardSnapshot } from '#machines/wizard/index.ts'
import { Alert } from '#ui/primitives/alert.tsx'
import { media } from '#ui/theme.css.ts'

import * as css from './error-summary.css.ts'
import { goToPlace } from './go-to-place.ts'
import { type ProblemLink, problemLinks } from './problem-links.ts'
import { takeFocus } from './take-focus.ts'

/* A list longer than this shows its first links, and the others where they are unfolded. */
const MOST_UNFOLDED = 8
const FIRST = 5

/* On a phone the whole of a long list would push the form out of sight. */
const openOnArrival = globalThis.matchMedia?.(media.tablet).matches ?? true

const sameLinks = (before: readonly ProblemLink[], after: readonly ProblemLink[]) =>
  before.length === after.length && before.every((link, index) => link.text === after[index]?.text)

type Props = { actor: WizardActor; steps: readonly FormStep[]; title: string; detail: string | null }

/** Says that something is wrong and leads to each field that is, in whatever step; it takes the focus when it appears. */
export function ErrorSummary({ actor, steps, title, detail }: Props) {
  const linksOf = (snapshot: WizardSnapshot) =>
    problemLinks(steps, snapshot.context.problems, (section) => rowIdsOf(snapshot, section))
  const links = useSelector(actor, linksOf, sameLinks)
  const inSight = links.length > MOST_UNFOLDED ? FIRST : links.length
  return (
    <div tabIndex={-1} ref={takeFocus} className={css.summary}>
      <Alert tone="error" title={title}>
        {detail && <p>{detail}</p>}
        <Links actor={actor} links={links.slice(0, inSight)} />
        {links.length > inSight && (
          <details open={openOnArrival}>
            <summary className={css.more}>{`mais ${links.length - inSight}`}</summary>
            <Links actor={actor} links={links.slice(inSight)} />
          </details>
        )}
      </Alert>
    </div>
  )
}

function Links({ actor, links }: { actor: WizardActor; links: readonly ProblemLink[] }) {
  if (links.length === 0) return null
  return (
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
  )
}
