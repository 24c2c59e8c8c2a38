import { type MaskitoPreprocessor, maskitoTransform } from '@maskito/core'
import { useMaskito } from '@maskito/react'
import { type ComponentProps, useRef, useState } from 'react'
import type { Mask } from '#domain/forms/controls/mask.ts'
import { TextInput } from '#ui/primitives/text-input.tsx'

/** The sentence about what the mask took, and the answer that it is about. */
export type Removed = { readonly note: string; readonly answer: string }

type Props = Omit<ComponentProps<typeof TextInput>, 'ref' | 'value' | 'onInput' | 'onChange' | 'onBlur'> & {
  mask: Mask
  answer: string
  onAnswer: (answer: string) => void
  onRemoved?: (removed: Removed) => void
}

/** `mask` must be the same object at every render. */
export function MaskedInput({ mask, answer, onAnswer, onRemoved, ...input }: Props) {
  const removed = useRef<string | null>(null)
  const [options] = useState(() => ({
    ...mask.options,
    preprocessors: [
      noticing((text) => {
        removed.current = mask.removed?.(text) ?? removed.current
      }),
      ...(mask.options.preprocessors ?? []),
    ],
  }))
  const ref = useMaskito({ options })
  const show = mask.show ?? ((stored: string) => maskitoTransform(stored, mask.options))
  // The typed text is not reformatted while it means the same as the answer, because the caret would move.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextInput
      {...input}
      ref={ref}
      value={typed !== null && mask.keep(typed) === answer ? typed : show(answer)}
      onInput={({ currentTarget: { value } }) => {
        const kept = mask.keep(value)
        if (removed.current !== null) onRemoved?.({ note: removed.current, answer: kept })
        removed.current = null
        setTyped(value)
        onAnswer(kept)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

/** Hears the text of the field with what is added to it, before the mask changes it. */
const noticing =
  (hear: (text: string) => void): MaskitoPreprocessor =>
  ({ elementState, data }) => {
    const {
      value,
      selection: [from, to],
    } = elementState
    hear(data === '' ? value : `${value.slice(0, from)}${data}${value.slice(to)}`)
    return { elementState, data }
  }
