import type { ReactNode } from 'react'

import * as texts from '#ui/texts/primitives.ts'

import { FieldBelow, type Remarks, remarksAria } from './field-below.tsx'
import * as css from './field-frame.css.ts'

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
  /** Optional fields are marked after the label, unless all fields of the form are mandatory. */
  optional?: boolean
  /** An action beside the remarks. */
  action?: ReactNode
  children: (control: ControlAria) => ReactNode
}

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
      {/* One row: the grid of a form has three for each field. */}
      <div>
        <FieldBelow id={id} {...remarks} />
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}

/** Part of the label, so it is part of the accessible name. */
export function Optional() {
  return <span className={css.optional}> {texts.optional}</span>
}
