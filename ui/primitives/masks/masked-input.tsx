import { useMaskito } from '@maskito/react'
import { type ComponentProps, useState } from 'react'

import { TextInput } from '#ui/primitives/text-input.tsx'

import type { Mask } from './mask.ts'

type Props = Omit<ComponentProps<typeof TextInput>, 'ref' | 'value' | 'onInput' | 'onChange' | 'onBlur'> & {
  mask: Mask
  answer: string
  onAnswer: (answer: string) => void
}

/** `mask` must be the same object at every render. */
export function MaskedInput({ mask, answer, onAnswer, ...input }: Props) {
  const ref = useMaskito({ options: mask.options })
  // The typed text is not reformatted while it means the same as the answer, because the caret would move.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...input}
      ref={ref}
      value={typed !== null && mask.keep(typed) === answer ? typed : mask.show(answer)}
      onInput={({ currentTarget: { value } }) => {
        setTyped(value)
        onAnswer(mask.keep(value))
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
