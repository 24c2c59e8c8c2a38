import type { SectionLeft } from '#domain/filled-requests/progress.ts'
import * as texts from '#ui/texts/form-sections.ts'

import * as css from './section-state.css.ts'

/** What is left to do in a section; what is marked as wrong comes first. */
export function SectionState({ left: { missing, wrong, isAnswered, lacksChoice } }: { left: SectionLeft }) {
  if (missing + wrong === 0)
    return isAnswered ? (
      <span className={css.done}>{texts.complete}</span>
    ) : (
      <span className={css.state}>{texts.optional}</span>
    )
  return (
    <span className={css.state}>
      {wrong > 0 && <span className={css.wrong}>{texts.toCorrect(wrong)}</span>}
      {wrong > 0 && missing > 0 && <span>, </span>}
      {missing > 0 && <span>{lacksChoice ? texts.chooseOne : texts.missing(missing)}</span>}
    </span>
  )
}
