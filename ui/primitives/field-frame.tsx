import type { ReactNode } from 'react'

import * as texts from '#ui/texts/primitives.ts'

import { FieldBelow, type Remarks, remarksAria } from './field-below.tsx'
import * as css from './field-frame.css.ts'

/** What the framed control spreads on its input. */
export type ControlAria = {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
  'aria-required'?: true
}

type Props = Remarks & {
  id: string
  label: string
  required?: boolean
  /** May stay empty, and says so after its label; where every field is asked for, none says anything. */
  optional?: boolean
  /** What can be done about the remarks. */
  action?: ReactNode
  children: (control: ControlAria) => ReactNode
}

/** Label above, control, remarks below. */
export function FieldFrame({
  id,
  label,
  required = false,
  optional = false,
  action,
  children,
  ...remarks
}: Props) {
  return (
    <div className={css.frame}>
      <div className={css.heading}>
        <label htmlFor={id}>
          {label}
          {optional && <Optional />}
        </label>
      </div>
      {children({ id, ...remarksAria(id, remarks), ...(required && { 'aria-required': true }) })}
      <FieldBelow id={id} {...remarks} />
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}

/** Part of a label: it is read out with it. */
export function Optional() {
  return <span className={css.optional}> {texts.optional}</span>
}
