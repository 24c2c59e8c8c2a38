import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'

import type { Field } from '#domain/forms/form.ts'
import type { FieldControlProps } from '#ui/forms/control-props.ts'
import { FieldControl } from '#ui/forms/field-control.tsx'

type Start = Partial<Omit<FieldControlProps, 'id' | 'field' | 'onAnswer'>>

function Harness({ field, answer = '', ...rest }: Start & { field: Field }) {
  const [kept, setKept] = useState(answer)
  const props = { problems: [], choices: [], required: false, optional: false, editable: true, ...rest }
  return (
    <>
      <FieldControl {...props} id="campo" field={field} answer={kept} onAnswer={setKept} />
      <output data-testid="kept">{kept}</output>
    </>
  )
}

/** One control on a page, with what a participant can do and perceive there. */
export function openField(
  field: Pick<Field, 'label' | 'control'> & Partial<Pick<Field, 'hint' | 'autoComplete'>>,
  start: Start = {},
) {
  render(<Harness field={{ name: 'campo', editableIn: 'LE', ...field }} {...start} />)
  const control = () => screen.getByLabelText<HTMLInputElement>(field.label)
  return {
    user: userEvent.setup(),
    control,
    shown: () => control().value,
    remark: () => document.getElementById('campo-note')?.textContent,
    kept: () => screen.getByTestId('kept').textContent,
  }
}
