import type { ReactNode } from 'react'

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
  children: (control: ControlAria) => ReactNode
}

/** Label above, control, remarks below. The star stays outside the label: it is no part of the field's name. */
export function FieldFrame({ id, label, required = false, children, ...remarks }: Props) {
  return (
    <div className={css.frame}>
      <div className={css.heading}>
        <label htmlFor={id}>{label}</label>
        {required && <RequiredStar />}
      </div>
      {children({ id, ...remarksAria(id, remarks), ...(required && { 'aria-required': true }) })}
      <FieldBelow id={id} {...remarks} />
    </div>
  )
}

export function RequiredStar() {
  return (
    <span className={css.required} aria-hidden="true">
      *
    </span>
  )
}
