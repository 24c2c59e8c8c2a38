import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { type ReactNode, useId } from 'react'
import { takesAnswers } from '#domain/filled-requests/fields.ts'
import { isOf, type SectionLeft } from '#domain/filled-requests/progress.ts'
import { isFromRecord, readBackIn } from '#domain/filled-requests/sections.ts'
import type { Section } from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import type { FormEditorActor } from '#machines/form/form-editor/index.ts'
import { SummaryList } from '#ui/primitives/summary-list.tsx'
import * as texts from '#ui/texts/form-sections.ts'
import * as css from './folding-section.css.ts'
import { SectionState } from './section-state.tsx'

/** The state of a section in its step: folded or not, and what is missing; null if the request is closed. */
export type Fold = { readonly isFolded: boolean; readonly left: SectionLeft | null }

type Props = {
  actor: FormEditorActor
  section: Section
  fold: Fold
  help?: string | undefined
  /** The id of a further description of the group. */
  describedBy?: string
  children: ReactNode
}

/** Counts the refusals; null while the section shows no problem. */
const useAnnounceCount = (actor: FormEditorActor, section: Section) =>
  useSelector(actor, ({ context: { filled } }) =>
    filled.problems.some(isOf(section)) ? filled.announceCount : null,
  )

/**
 * A section in a <details>, so that the browser's search finds folded text. It is folded on arrival or by
 * the participant; a problem unfolds it.
 */
export function FoldingSection({ actor, section, fold: { isFolded, left }, ...props }: Props) {
  const { help, describedBy, children } = props
  const helpId = useId()
  const id = sectionId(section)
  const announceCount = useAnnounceCount(actor, section)
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot.context.filled, section))
  const isFromFund = useSelector(actor, (snapshot) => isFromRecord(snapshot.context.filled, section))
  const described = [help && helpId, describedBy].filter(Boolean).join(' ')
  return (
    <div className={css.section}>
      <details
        open={!isFolded}
        ref={(details) => {
          if (details && announceCount !== null) details.open = true
        }}
      >
        <summary className={css.summary}>
          <h2 id={id} tabIndex={-1} className={css.title}>
            {section.title}
          </h2>
          <span className={css.state}>
            {left && <SectionState left={left} />}
            {isFromFund && <span className={css.muted}>{texts.fromRecord}</span>}
          </span>
          <span className={css.unfold}>{isOpen ? texts.change : texts.show}</span>
        </summary>
        <fieldset aria-labelledby={id} {...(described && { 'aria-describedby': described })}>
          <div className={css.content}>
            {help && (
              <p id={helpId} className={css.help}>
                {help}
              </p>
            )}
            {children}
          </div>
        </fieldset>
      </details>
      {isFolded && <ReadBack actor={actor} section={section} />}
    </div>
  )
}

/** The answers of a folded section. */
function ReadBack({ actor, section }: Pick<Props, 'actor' | 'section'>) {
  const read = useSelector(actor, (snapshot) => readBackIn(snapshot.context.filled, section), dequal)
  if (read.length === 0) return null
  return (
    <div className={css.readBack}>
      <SummaryList items={read} />
    </div>
  )
}
