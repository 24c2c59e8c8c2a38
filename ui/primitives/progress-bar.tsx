import { useId } from 'react'

import * as css from './progress-bar.css.ts'

/** `amount` is the value as text: '42%' or '3 de 7'. */
export function ProgressBar(props: { label: string; amount: string; value: number; max: number }) {
  const id = useId()
  return (
    <div className={css.frame}>
      <span className={css.label}>
        <label htmlFor={id}>{props.label}</label>
        <span>{props.amount}</span>
      </span>
      <progress id={id} className={css.bar} value={props.value} max={props.max} />
    </div>
  )
}
