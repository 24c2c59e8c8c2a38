import { mdiAlertOutline } from '@mdi/js'
import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { reviewedIn, type SectionToSend } from '#domain/filled-requests/sections.ts'
import type { Section } from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { goToPlace } from '#ui/forms/go-to-place.ts'
import { PlaceLink } from '#ui/forms/place-link.tsx'
import { SectionState } from '#ui/forms/section-state.tsx'
import { Expander } from '#ui/primitives/expander.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/review.ts'

import * as css from './review.css.ts'

type Props = {
  actor: FormEditorActor
  /** Disables all links while a call runs. */
  off: boolean
}

/** Of its heading. */
export const REVIEW_ID = 'conferir'

/** All answers to send, by section, each with a link to change it; open once no document is missing (P-142). */
export function Review({ actor, off, isComplete }: Props & { isComplete: boolean }) {
  const reviewed = useSelector(actor, ({ context }) => reviewedIn(context.filled), dequal)
  return (
    <section aria-label={texts.title}>
      <Expander title={texts.title} id={REVIEW_ID} urgent={isComplete}>
        <ul>
          {reviewed.map((part) => (
            <li key={sectionId(part.section)} className={css.part}>
              <Part actor={actor} off={off} part={part} />
            </li>
          ))}
        </ul>
      </Expander>
    </section>
  )
}

function Part({ actor, off, part: { step, section, read, left } }: Props & { part: SectionToSend }) {
  const id = sectionId(section)
  return (
    <>
      <div className={css.head}>
        <h3 className={css.title}>{section.title}</h3>
        {left && left.missing + left.wrong > 0 && <SectionState left={left} />}
        <PlaceLink id={id} className={css.change} off={off} go={() => goToPlace(actor, step, id)}>
          {texts.change} <span className={visuallyHidden}>{section.title}</span>
        </PlaceLink>
      </div>
      {read.length === 0 && <p className={css.nothing}>{nothingIn(section)}</p>}
      {read.map(({ rowId, title, answers }) => (
        <div key={rowId} className={css.row}>
          {rowId !== null && <h4 className={css.rowTitle}>{title}</h4>}
          <SummaryList items={answers.map(({ label, value }) => ({ label, value: value || <NotGiven /> }))} />
        </div>
      ))}
    </>
  )
}

function NotGiven() {
  return (
    <span className={css.notGiven}>
      <Icon path={mdiAlertOutline} size="sm" />
      {texts.notGiven}
    </span>
  )
}

function nothingIn(section: Section): string {
  if (section.kind === 'fields') return texts.nothingAnswered
  return section.source === 'participant' ? section.empty : (section.noneTicked ?? texts.nobodyDeclared)
}
