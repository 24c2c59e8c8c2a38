import { useSelector } from '@xstate/react'
import { dequal } from 'dequal/lite'
import { type MouseEvent, type ReactNode, useId } from 'react'
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

/** The state of a section in its step. */
export type Fold = {
  /** Nothing was left to do on arrival. */
  readonly isSettled: boolean
  readonly isFolded: boolean
  /** It folds when another one is opened. */
  readonly isAlone: boolean
  /** What is missing; null if the request is closed. */
  readonly left: SectionLeft | null
}

type Props = {
  actor: FormEditorActor
  section: Section
  fold: Fold
  help?: string | undefined
  /** The id of a further description of the group. */
  describedBy?: string
  children: ReactNode
}

function toggleWords(isOpen: boolean, left: SectionLeft | null): string {
  if (!isOpen) return texts.show
  return left?.isAnswered === false ? texts.fillIn : texts.change
}

/** Counts the refusals; null while the section shows no problem. */
const useAnnounceCount = (actor: FormEditorActor, section: Section) =>
  useSelector(actor, ({ context: { filled } }) =>
    filled.problems.some(isOf(section)) ? filled.announceCount : null,
  )

/** Toggles the section; what folds over it does not move the pressed line away from the finger. */
function toggleInPlace(event: MouseEvent<HTMLElement>) {
  const summary = event.currentTarget
  const details = summary.closest('details')
  if (!details) return
  event.preventDefault()
  const before = summary.getBoundingClientRect().top
  details.open = !details.open
  window.scrollBy({ top: summary.getBoundingClientRect().top - before, behavior: 'instant' })
}

/**
 * A section in a <details>, so that the browser's search finds folded text. It is folded on arrival or by
 * the participant; a problem unfolds it.
 */
export function FoldingSection({ actor, section, fold, ...props }: Props) {
  const { isSettled, isFolded, isAlone, left } = fold
  const { help, describedBy, children } = props
  const helpId = useId()
  const id = sectionId(section)
  const announceCount = useAnnounceCount(actor, section)
  const isOpen = useSelector(actor, (snapshot) => takesAnswers(snapshot.context.filled, section))
  const isFromFund = useSelector(actor, (snapshot) => isFromRecord(snapshot.context.filled, section))
  const described = [help && helpId, describedBy].filter(Boolean).join(' ')
  const head = (
    <div className={css.named}>
      <h2 id={id} tabIndex={-1} className={css.title}>
        {section.title}
      </h2>
      <span className={css.state}>
        {left && <SectionState left={left} />}
        {isFromFund && <span className={css.muted}>{texts.fromRecord}</span>}
      </span>
    </div>
  )
  // Unfolded, it would only say the same again, but for a problem that the server found.
  if (isSettled && !isOpen && section.kind === 'fields' && announceCount === null)
    return (
      <section className={css.section} aria-labelledby={id}>
        <div className={css.head}>{head}</div>
        <ReadBack actor={actor} section={section} />
      </section>
    )
  return (
    <div className={css.section}>
      <details
        open={!isFolded}
        {...(isAlone && { name: 'secoes' })}
        ref={(details) => {
          if (!details || announceCount === null) return
          // With the name back, it would fold under the answer that corrects it, as another section is open.
          details.removeAttribute('name')
          details.open = true
        }}
      >
        <summary className={css.summary} {...(isAlone && { onClick: toggleInPlace })}>
          {head}
          <span className={css.unfold}>{toggleWords(isOpen, left)}</span>
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
      {(isSettled || isAlone) && <ReadBack actor={actor} section={section} />}
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
