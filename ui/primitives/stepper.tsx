import { mdiAlertOutline, mdiCheck } from '@mdi/js'

import * as texts from '#ui/texts/primitives.ts'

import { Icon } from './icon.tsx'
import * as css from './stepper.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

export type StepState = keyof typeof css.state
export type StepMark = {
  readonly id: string
  readonly title: string
  readonly state: StepState
  /** What is missing there, in a few words; null if not known. */
  readonly note?: string | null
  /** Undefined if the step cannot be opened from here. */
  readonly onPick?: (() => void) | undefined
}

const stateTexts: Record<StepState, string> = {
  done: texts.stepDone,
  lacking: texts.stepLacking,
  // `aria-current` says it.
  current: '',
  ahead: '',
}

const icons: Partial<Record<StepState, string>> = { done: mdiCheck, lacking: mdiAlertOutline }

/**
 * The steps and what is missing in each. On a phone, lines over a bar instead of titles: 'Passo 3 de 3:
 * Documentos', what is missing there, and a link to an incomplete earlier step.
 */
export function Stepper({ steps }: { steps: readonly StepMark[] }) {
  const at = steps.findIndex((step) => step.state === 'current')
  return (
    <nav aria-label={texts.steps}>
      <div className={css.summary} aria-hidden="true">
        <p className={css.whereabouts}>{texts.stepOf(at + 1, steps.length, steps[at]?.title ?? '')}</p>
        <p className={css.note}>{steps[at]?.note}</p>
      </div>
      {steps.map((step) => step.state === 'lacking' && <WayBack key={step.id} step={step} />)}
      <ol className={css.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={css.state[step.state]}
            {...(step.state === 'current' && { 'aria-current': 'step' })}
          >
            {step.onPick && step.state !== 'current' ? (
              <button type="button" className={css.content} onClick={step.onPick}>
                <Mark step={step} number={index + 1} />
              </button>
            ) : (
              <div className={css.content}>
                <Mark step={step} number={index + 1} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function WayBack({ step: { title, note, onPick } }: { step: StepMark }) {
  if (!note || !onPick) return null
  return (
    <button type="button" className={css.wayBack} onClick={onPick}>
      <Icon path={mdiAlertOutline} size="sm" />
      {texts.leftInStep(title, note)}
    </button>
  )
}

function Mark({ step: { title, state, note = null }, number }: { step: StepMark; number: number }) {
  const icon = icons[state]
  return (
    <>
      <span className={css.marks[state]} aria-hidden="true">
        {icon ? <Icon path={icon} /> : number}
      </span>
      <span className={css.title}>
        <span className={visuallyHidden}>{stateTexts[state]}</span>
        <span className={css.name}>{title}</span> <span className={css.note}>{note}</span>
      </span>
    </>
  )
}
