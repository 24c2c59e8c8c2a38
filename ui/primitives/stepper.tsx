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
  /** What is still to do there, in a few words; null where nobody can tell yet. */
  readonly note?: string | null
  /** Given where the step may be gone to from here. */
  readonly onPick?: (() => void) | undefined
}

const said: Record<StepState, string> = {
  done: texts.stepDone,
  lacking: texts.stepLacking,
  current: texts.stepCurrent,
  ahead: '',
}

const icons: Partial<Record<StepState, string>> = { done: mdiCheck, lacking: mdiAlertOutline }

/**
 * Where one is on the way and what is still to do. On a phone the titles give place to lines over a bar:
 * 'Passo 3 de 3: Documentos', what is lacking there, and what in a step behind, with the way back to it.
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
        {/* In one piece: a hidden comma between the drawn parts would be heard apart from the word before it. */}
        <span className={visuallyHidden}>{texts.stepHeard(said[state], title, note)}</span>
        <span className={css.name} aria-hidden="true">
          {title}
        </span>
        <span className={css.note} aria-hidden="true">
          {note}
        </span>
      </span>
    </>
  )
}
