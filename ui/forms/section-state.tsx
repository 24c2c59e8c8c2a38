import { mdiAlertCircle, mdiCheck, mdiCircleOutline } from '@mdi/js'
import { Fragment } from 'react'
import type { SectionLeft } from '#domain/filled-requests/progress.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import * as texts from '#ui/texts/form-sections.ts'

import * as css from './section-state.css.ts'

type Props = { left: SectionLeft }
type Part = { readonly tone: keyof typeof css.tone; readonly words: string }

/** What is left to do in a section; what is marked as wrong comes first. */
function partsOf({ missing, wrong, isAnswered, lacksChoice }: SectionLeft): readonly Part[] {
  if (missing + wrong === 0)
    return [isAnswered ? { tone: 'done', words: texts.complete } : { tone: 'plain', words: texts.optional }]
  const ofWrong: Part = { tone: 'wrong', words: texts.toCorrect(wrong) }
  const ofMissing: Part = { tone: 'open', words: lacksChoice ? texts.chooseOne : texts.missing(missing) }
  return [...(wrong > 0 ? [ofWrong] : []), ...(missing > 0 ? [ofMissing] : [])]
}

export function SectionState({ left }: Props) {
  return (
    <span className={css.state}>
      {partsOf(left).map(({ tone, words }, index) => (
        <Fragment key={tone}>
          {index > 0 && <span>, </span>}
          <span className={css.tone[tone]}>{words}</span>
        </Fragment>
      ))}
    </span>
  )
}

const icons = { wrong: mdiAlertCircle, done: mdiCheck, open: mdiCircleOutline, plain: null }

/** The same as a picture; its name has the words. */
export function SectionMark({ left }: Props) {
  const parts = partsOf(left)
  const tone = parts[0]?.tone ?? 'plain'
  const icon = icons[tone]
  return (
    <span role="img" aria-label={parts.map(({ words }) => words).join(', ')} className={css.tone[tone]}>
      {icon && <Icon path={icon} size="sm" />}
    </span>
  )
}
