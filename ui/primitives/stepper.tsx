import { mdiCheck } from '@mdi/js'

import { Icon } from './icon.tsx'
import * as css from './stepper.css.ts'
import { visuallyHidden } from './visually-hidden.css.ts'

export type StepState = keyof typeof css.state
export type StepMark = {
  readonly id: string
  readonly title: string
  readonly state: StepState
  /** Given where the step may be gone to from here. */
  readonly onPick?: (() => void) | undefined
}

const said: Record<StepState, string> = { done: 'concluído: ', current: 'etapa atual: ', ahead: '' }

/** Where one is on the way. On a phone the titles give place to one line, 'Passo 1 de 3: Dados', over a bar. */
export function Stepper({ steps }: { steps: readonly StepMark[] }) {
  const at = steps.findIndex((step) => step.state === 'current')
  return (
    <nav aria-label="Etapas do requerimento">
      <p className={css.summary} aria-hidden="true">
        {`Passo ${at + 1} de ${steps.length}: ${steps[at]?.title ?? ''}`}
      </p>
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

function Mark({ step: { title, state }, number }: { step: StepMark; number: number }) {
  return (
    <>
      <span className={css.marks[state]} aria-hidden="true">
        {state === 'done' ? <Icon path={mdiCheck} /> : number}
      </span>
      <span className={css.title}>
        <span className={visuallyHidden}>{said[state]}</span>
        {title}
      </span>
    </>
  )
}
