import { FieldBelow } from '#ui/primitives/field-below.tsx'
import * as texts from '#ui/texts/form-fields.ts'

import type { FieldControlProps } from './control-props.ts'
import * as css from './fixed-answer.css.ts'

/** A read-only answer. It can be focused, because links lead to it. */
export function FixedAnswer({ id, field, answer, choices, problems }: FieldControlProps) {
  const said =
    field.control === 'checkbox'
      ? texts.tickedOrNot(answer === 'S')
      : choices.find(({ value }) => value === answer)?.label
  return (
    <div className={css.frame}>
      <dl id={id} tabIndex={-1} className={css.pair}>
        <dt className={css.term}>{field.label}</dt>
        <dd>{said ?? (answer || texts.notAnswered)}</dd>
      </dl>
      {problems.length > 0 && <FieldBelow id={id} error={problems} />}
    </div>
  )
}
