import type { ReactNode } from 'react'

import type { FormStep } from '#domain/forms/form.ts'
import type { StepProgress, WizardActor } from '#machines/wizard/index.ts'
import { goToPlace } from '#ui/forms/go-to-place.ts'
import { visuallyHidden } from '#ui/primitives/visually-hidden.css.ts'
import * as texts from '#ui/texts/wizard.ts'

import * as css from './wizard.css.ts'

type Props = {
  actor: WizardActor
  steps: readonly FormStep[]
  /** Steps in which answers lack or are wrong. */
  answers: readonly StepProgress[]
  /** Names of documents. */
  documents: readonly string[]
}

/** 'Falta: …', one thing to a line for the eye; read out as a button's description it is one sentence. */
export function Lacking({ actor, steps, answers, documents }: Props) {
  const things: readonly { key: string; said: ReactNode }[] = [
    ...answers.map((left) => {
      const title = steps.find(({ id }) => id === left.step)?.title ?? ''
      return { key: left.step, said: <Way actor={actor} left={left} title={title} /> }
    }),
    ...documents.map((name) => ({ key: name, said: name })),
  ]
  return (
    <div>
      <p className={css.lackingTitle}>{texts.missing}</p>
      <ul className={css.lacking}>
        {things.map(({ key, said }, index) => (
          <li key={key}>
            {said}
            {index < things.length - 1 && <span className={visuallyHidden}>; </span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Leads to the first answer that the step lacks. */
function Way({ actor, left, title }: { actor: WizardActor; left: StepProgress; title: string }) {
  const { step, first, missing, wrong } = left
  const id = first ?? ''
  return (
    <a
      href={`#${id}`}
      className={css.way}
      onClick={(event) => {
        event.preventDefault()
        goToPlace(actor, step, id)
      }}
    >
      {missing > 0 ? texts.missingIn(title, missing) : texts.toMendIn(title, wrong)}
    </a>
  )
}
