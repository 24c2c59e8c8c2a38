import { useState } from 'react'

import { type Control, controlOf } from '#domain/forms/controls/controls.ts'
import { isTooShort } from '#domain/forms/problems.ts'
import { suggestedEmail } from '#domain/people/email-suggestion.ts'
import { afterPress } from '#ui/primitives/after-press.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { MaskedInput, type Removed } from '#ui/primitives/masked-input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { TextInput } from '#ui/primitives/text-input.tsx'
import * as texts from '#ui/texts/form-fields.ts'
import type { FieldControlProps } from './control-props.ts'
import * as css from './framed-control.css.ts'
import { toField } from './to-field.ts'

type FramedKind = Exclude<Control, 'radio' | 'checkbox'>

export function FramedControl({ control, ...props }: FieldControlProps & { control: FramedKind }) {
  const { id, field, answer, problems, noteTone, choices, editable, locked = false, onAnswer } = props
  const [removed, setRemoved] = useState<Removed | null>(null)
  // Half a domain that is being typed is a near miss too.
  const [left, setLeft] = useState(answer)
  const isSettled = left === answer && problems.length === 0 && editable && !locked
  const suggested = control === 'email' && isSettled ? suggestedEmail(answer) : ''
  const ofMask = removed?.answer === answer ? removed.note : ''
  const { mask, keyboard, size = field.characters, hint } = controlOf(control)
  const mayRemove = mask?.removed !== undefined
  return (
    <FieldFrame
      id={id}
      label={field.label}
      hint={editable ? [field.hint, hint].filter(Boolean).join(' ') : undefined}
      error={problems}
      note={
        control === 'email' || mayRemove
          ? [suggested && texts.didYouMean(suggested), ofMask, props.note].filter(Boolean).join(' ')
          : props.note
      }
      noteTone={noteTone}
      action={
        suggested ? (
          <Button ref={toField} variant="compact" onClick={() => onAnswer(suggested)}>
            {texts.takeEmail(suggested)}
          </Button>
        ) : (
          props.action
        )
      }
      required={props.required}
      optional={props.optional}
    >
      {(aria) => {
        const shared = { ...aria, name: field.name, autoComplete: field.autoComplete ?? 'off' }
        if (control === 'select') {
          return (
            <div>
              <Select
                {...shared}
                choices={choices}
                value={answer}
                disabled={!editable}
                {...(!editable && { placeholder: '' })}
                onChange={(event) => onAnswer(event.currentTarget.value)}
              />
              <WholeChoice label={choices.find(({ value }) => value === answer)?.label ?? ''} />
            </div>
          )
        }
        const input = { ...shared, ...keyboard, size, readOnly: !editable || locked }
        return mask ? (
          <MaskedInput
            {...input}
            mask={mask}
            answer={answer}
            onAnswer={onAnswer}
            onRemoved={setRemoved}
            onFocus={({ currentTarget }) => {
              // The zero that is asked for belongs in front. A click then sets its own place.
              if (problems.length > 0 && isTooShort(field, answer)) currentTarget.setSelectionRange(0, 0)
            }}
          />
        ) : (
          <TextInput
            {...input}
            value={answer}
            onChange={(event) => onAnswer(event.currentTarget.value)}
            onBlur={({ currentTarget: { value } }) => afterPress(() => setLeft(value))}
          />
        )
      }}
    </FieldFrame>
  )
}

/* The number of characters of a choice that the list of a phone shows. */
const IN_SIGHT = 26

/** Repeats the whole choice where the list of a phone cuts it off. Screen readers read the list itself. */
function WholeChoice({ label }: { label: string }) {
  return label.length > IN_SIGHT ? (
    <p className={css.wholeChoice} aria-hidden="true">
      {label}
    </p>
  ) : null
}
