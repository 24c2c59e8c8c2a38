import { mdiAlertOutline, mdiCheck } from '@mdi/js'

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
  done: 'concluído: ',
  lacking: 'incompleto: ',
  current: 'etapa atual: ',
  ahead: '',
}

const icons: Partial<Record<StepState, string>> = { done: mdiCheck, lacking: mdiAlertOutline }

/**
 * Where one is on the way and what is still to do. On a phone the titles give place to two lines over a bar:
 * 'Passo 1 de 3: Dados' and what is lacking there.
 */
export function Stepper({ steps }: { steps: readonly StepMark[] }) {
  const at = steps.findIndex((step) => step.state === 'current')
  return (
    <nav aria-label="Etapas do requerimento">
      <div className={css.summary} aria-hidden="true">
        <p className={css.whereabouts}>{`Passo ${at + 1} de ${steps.length}: ${steps[at]?.title ?? ''}`}</p>
        <p className={css.note}>{steps[at]?.note}</p>
      </div>
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

function Mark({ step: { title, state, note = null }, number }: { step: StepMark; number: number }) {
  const icon = icons[state]
  return (
    <>
      <span className={css.marks[state]} aria-hidden="true">
        {icon ? <Icon path={icon} /> : number}
      </span>
      <span className={css.title}>
        <span className={visuallyHidden}>{said[state]}</span>
        {title}
        <span className={css.note}>
          {note && <span className={visuallyHidden}>, </span>}
          {note}
        </span>
      </span>
    </>
  )
}
