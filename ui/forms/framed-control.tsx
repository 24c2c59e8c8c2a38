import { type ComponentProps, useState } from 'react'

import type { Control } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'
import { suggestedEmail } from '#domain/people/email-suggestion.ts'
import { afterPress } from '#ui/primitives/after-press.ts'
import { Button } from '#ui/primitives/button.tsx'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { accountMask } from '#domain/forms/controls/account.ts'
import { cnpjMask } from '#domain/forms/controls/cnpj.ts'
import { cpfMask } from '#domain/forms/controls/cpf.ts'
import { dateMask } from '#domain/forms/controls/date.ts'
import { integerMask, moneyMask, percentMask } from '#domain/forms/controls/decimal.ts'
import type { Mask } from '#domain/forms/controls/mask.ts'
import { MaskedInput, type Removed } from '#ui/primitives/masked-input.tsx'
import { phoneMask } from '#domain/forms/controls/phone.ts'
import { postalCodeMask } from '#domain/forms/controls/postal-code.ts'
import { Select } from '#ui/primitives/select.tsx'
import { TextInput } from '#ui/primitives/text-input.tsx'
import * as texts from '#ui/texts/form-fields.ts'
import type { FieldControlProps } from './control-props.ts'
import * as css from './framed-control.css.ts'
import { toField } from './to-field.ts'

type FramedKind = Exclude<Control, 'radio' | 'checkbox'>
type InputKind = Exclude<FramedKind, 'select'>

type Looks = Pick<ComponentProps<typeof TextInput>, 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'size'>

const inputs: Record<InputKind, Looks & { mask?: Mask }> = {
  text: {},
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  digits: { inputMode: 'numeric', mask: accountMask },
  integer: { inputMode: 'numeric', size: 8, mask: integerMask },
  money: { inputMode: 'decimal', size: 16, mask: moneyMask },
  percent: { inputMode: 'decimal', size: 8, mask: percentMask },
  cpf: { inputMode: 'numeric', size: 16, mask: cpfMask },
  cnpj: { autoCapitalize: 'characters', spellCheck: false, size: 20, mask: cnpjMask },
  postalCode: { inputMode: 'numeric', size: 12, mask: postalCodeMask },
  phone: { inputMode: 'tel', size: 20, mask: phoneMask },
  date: { inputMode: 'numeric', size: 12, mask: dateMask },
}

/** The format of each kind of answer; the field's own hint comes first. */
const hints: Partial<Record<FramedKind, string>> = { date: texts.dateHint }

const hintOf = (control: FramedKind, own = '') => [own, hints[control]].filter(Boolean).join(' ')

export function FramedControl({ control, ...props }: FieldControlProps & { control: FramedKind }) {
  const { id, field, answer, problems, noteTone, choices, editable, locked = false, onAnswer } = props
  const [removed, setRemoved] = useState<Removed | null>(null)
  // Half a domain that is being typed is a near miss too.
  const [left, setLeft] = useState(answer)
  const isSettled = left === answer && problems.length === 0 && editable && !locked
  const suggested = control === 'email' && isSettled ? suggestedEmail(answer) : ''
  const ofMask = removed?.answer === answer ? removed.note : ''
  const mayRemove = control !== 'select' && inputs[control].mask?.removed !== undefined
  return (
    <FieldFrame
      id={id}
      label={field.label}
      hint={editable ? hintOf(control, field.hint) : undefined}
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
        const { mask, size = field.characters, ...looks } = inputs[control]
        const input = { ...shared, ...looks, size, readOnly: !editable || locked }
        return mask ? (
          <MaskedInput
            {...input}
            mask={mask}
            answer={answer}
            onAnswer={onAnswer}
            onRemoved={setRemoved}
            onFocus={({ currentTarget }) => {
              // The zero that is asked for belongs in front. A click then sets its own place.
              if (problems.includes(messages.shortBranch)) currentTarget.setSelectionRange(0, 0)
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
