import type { ComponentProps } from 'react'

import * as css from './choice.css.ts'
import { FieldBelow, type Remarks, remarksAria } from './field-below.tsx'

type Props = Remarks &
  Pick<ComponentProps<'input'>, 'name' | 'disabled' | 'ref' | 'onBlur' | 'aria-label'> & {
    id: string
    label: string
    checked: boolean
    required?: boolean
    onChange: (checked: boolean) => void
  }

export function Checkbox({ id, label, required = false, hint, error, onChange, ...input }: Props) {
  return (
    <div className={css.frame}>
      <label className={css.line}>
        <input
          {...input}
          {...remarksAria(id, { hint, error })}
          {...(required && { 'aria-required': true })}
          id={id}
          type="checkbox"
          className={css.box}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={css.words}>{label}</span>
      </label>
      <FieldBelow id={id} hint={hint} error={error} />
    </div>
  )
}
