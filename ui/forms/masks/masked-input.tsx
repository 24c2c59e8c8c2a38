import { useMaskito } from '@maskito/react'
import type { ComponentProps } from 'react'

import { TextInput } from '#ui/primitives/text-input.tsx'

import type { Mask } from './mask.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'ref' | 'value' | 'onInput' | 'onChange'> & {
  mask: Mask
  answer: string
  onAnswer: (answer: string) => void
}

/** `mask` must be the same object at every render. */
export function MaskedInput({ mask, answer, onAnswer, ...input }: Props) {
  const ref = useMaskito({ options: mask.options })
  return (
    <TextInput
      {...input}
      ref={ref}
      value={mask.show(answer)}
      onInput={(event) => onAnswer(mask.keep(event.currentTarget.value))}
    />
  )
}
