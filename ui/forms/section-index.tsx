import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { type ReactNode, useEffect, useState } from 'react'
import { isSectionShown } from '#domain/filled-requests/fields.ts'
import type { FormStep } from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import * as texts from '#ui/texts/form-sections.ts'

import type { Fold } from './folding-section.tsx'
import { goToPlace } from './go-to-place.ts'
import { PlaceLink } from './place-link.tsx'
import * as css from './section-index.css.ts'
import { SectionMark } from './section-state.tsx'

/** Fewer are found without an index. */
const MANY = 6

type Props = { actor: FormEditorActor; step: FormStep; folds: readonly Fold[]; children: ReactNode }

/** The sections of a step, beside them in a wide window a list of links to each, if they are many. */
export function SectionIndex({ actor, step, folds, children }: Props) {
  const shown = useSelector(
    actor,
    (snapshot) =>
      step.sections.flatMap((section, index) =>
        isSectionShown(snapshot.context.filled, section) ? [index] : [],
      ),
    dequal,
  )
  // Decided once: a list that appeared later would move the form, and take the focus from the answer.
  const [isListed] = useState(() => shown.length >= MANY)
  if (!isListed) return children
  return (
    <div className={css.beside}>
      <Index actor={actor} step={step} folds={folds} shown={shown} />
      {children}
    </div>
  )
}

function Index({ actor, step, folds, shown }: Omit<Props, 'children'> & { shown: readonly number[] }) {
  const ways = shown.flatMap((index) => {
    const section = step.sections[index]
    return section ? [{ id: sectionId(section), title: section.title, left: folds[index]?.left ?? null }] : []
  })
  const current = useSectionInSight(ways.map(({ id }) => id))
  return (
    <nav className={css.index} aria-label={texts.index}>
      <ol>
        {ways.map(({ id, title, left }) => (
          <li key={id} {...(id === current && { 'aria-current': true })}>
            <PlaceLink id={id} className={css.way} go={() => goToPlace(actor, step.id, id)}>
              {title}
              {left && <SectionMark left={left} />}
            </PlaceLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The section with the focus, if its heading is in sight, or else the last one that begins in the upper third. */
function sectionInSight(ids: readonly string[]): string {
  const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
  const hasFocus = (id: string) =>
    document.getElementById(id)?.closest('details')?.contains(document.activeElement) === true
  return (
    ids.find((id) => hasFocus(id) && topOf(id) >= 0 && topOf(id) < window.innerHeight) ??
    ids.findLast((id) => topOf(id) < window.innerHeight / 3) ??
    ids[0] ??
    ''
  )
}

function useSectionInSight(ids: readonly string[]): string {
  const [current, setCurrent] = useState(ids[0])
  const key = ids.join(' ')
  useEffect(() => {
    const look = () => setCurrent(sectionInSight(key.split(' ')))
    window.addEventListener('scroll', look, { passive: true })
    document.addEventListener('focusin', look)
    return () => {
      window.removeEventListener('scroll', look)
      document.removeEventListener('focusin', look)
    }
  }, [key])
  return current ?? ''
}
