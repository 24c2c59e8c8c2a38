import { FieldBelow } from '#ui/primitives/field-below.tsx'

import type { FieldControlProps } from './control-props.ts'
import * as css from './fixed-answer.css.ts'

/** The one answer there is: read like any other, with nothing to press. Links to the field lead to it. */
export function FixedAnswer({ id, field, choices, problems }: FieldControlProps) {
  return (
    <div className={css.frame}>
      <dl id={id} tabIndex={-1} className={css.pair}>
        <dt className={css.term}>{field.label}</dt>
        <dd>{choices[0]?.label}</dd>
      </dl>
      {problems.length > 0 && <FieldBelow id={id} error={problems} />}
    </div>
  )
}
