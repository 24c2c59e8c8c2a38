import type { ComponentProps } from 'react'

import { control } from './control.css.ts'

/** A native input with the style of all controls; masks need its `ref`. */
export function TextInput({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className' | 'style'>) {
  return <input {...rest} type={type} className={control} />
}
