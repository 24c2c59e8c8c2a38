import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'

import type { FieldControlProps } from './control-props.ts'
import { FramedControl } from './framed-control.tsx'

const SIDE_BY_SIDE = 3

/** Draws a field by its control. */
export function FieldControl(props: FieldControlProps) {
  const { id, field, answer, problems, choices, required, editable, onAnswer } = props
  switch (field.control) {
    case 'radio':
      return (
        <RadioGroup
          id={id}
          legend={field.label}
          hint={field.hint}
          error={problems}
          value={answer}
          choices={choices}
          required={required}
          disabled={!editable}
          inline={choices.length <= SIDE_BY_SIDE}
          onChange={onAnswer}
        />
      )
    case 'checkbox':
      return (
        <Checkbox
          id={id}
          name={field.name}
          label={field.label}
          hint={field.hint}
          error={problems}
          checked={answer === 'S'}
          required={required}
          disabled={!editable}
          onChange={(checked) => onAnswer(checked ? 'S' : 'N')}
        />
      )
    case 'text':
    case 'email':
    case 'digits':
    case 'integer':
    case 'money':
    case 'percent':
    case 'cpf':
    case 'postalCode':
    case 'phone':
    case 'date':
    case 'select':
      return <FramedControl {...props} control={field.control} />
  }
}
