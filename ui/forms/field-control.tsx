import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'

import type { FieldControlProps } from './control-props.ts'
import { FixedAnswer } from './fixed-answer.tsx'
import { FramedControl } from './framed-control.tsx'

const SIDE_BY_SIDE = 3

/** Read-only radios and checkboxes, and read-only lists whose only choice is given, are shown as text. */
const isFixed = ({ field: { control }, answer, choices, editable }: FieldControlProps) =>
  !editable &&
  (control === 'radio' || control === 'checkbox' || (choices.length === 1 && choices[0]?.value === answer))

export function FieldControl(props: FieldControlProps) {
  const { id, field, rowName, answer, problems, choices, required, optional, onAnswer } = props
  if (isFixed(props)) return <FixedAnswer {...props} />
  switch (field.control) {
    case 'radio':
      return (
        <RadioGroup
          id={id}
          legend={field.label}
          hint={field.hint}
          error={problems}
          note={props.note}
          noteTone={props.noteTone}
          value={answer}
          choices={choices}
          required={required}
          optional={optional}
          inline={choices.length <= SIDE_BY_SIDE && choices.every(({ hint }) => hint === undefined)}
          onChange={onAnswer}
        />
      )
    case 'checkbox':
      return (
        <Checkbox
          id={id}
          name={field.name}
          label={rowName ?? field.label}
          {...(rowName !== undefined && { 'aria-label': `${rowName}: ${field.label}` })}
          hint={field.hint}
          error={problems}
          checked={answer === 'S'}
          required={required}
          onChange={(checked) => onAnswer(checked ? 'S' : 'N')}
        />
      )
    default:
      return <FramedControl {...props} control={field.control} />
  }
}
