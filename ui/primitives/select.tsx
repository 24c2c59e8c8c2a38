import type { ComponentProps } from 'react'

import * as texts from '#ui/texts/primitives.ts'

import type { Choice } from './choice.ts'
import * as css from './select.css.ts'

type Props = Omit<ComponentProps<'select'>, 'className' | 'style' | 'children'> & {
  choices: readonly Choice[]
  /** The empty choice, shown until another is selected. */
  placeholder?: string
}

/** A native <select>: it is fast with 249 countries, and has the list of the phone. */
export function Select({ choices, placeholder = texts.unpicked, ...rest }: Props) {
  return (
    <select {...rest} className={css.select}>
      <option value="">{placeholder}</option>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
