import * as css from './choice.css.ts'
import type { Choice } from './choice.ts'
import { FieldBelow, type Remarks, remarksAria } from './field-below.tsx'
import { Optional } from './field-frame.tsx'

type Props = Remarks & {
  /** Also the prefix of the ids of its radios: `{id}-{value}`. */
  id: string
  legend: string
  value: string
  choices: readonly Choice[]
  required?: boolean
  /** May stay unanswered; marked after the legend. */
  optional?: boolean
  disabled?: boolean
  /** Side by side where they fit: for short answers such as Sim and Não. */
  inline?: boolean
  /** Three columns where they fit: for long lists. */
  columns?: boolean
  onChange: (value: string) => void
}

export function RadioGroup({
  id,
  legend,
  choices,
  required = false,
  inline = false,
  columns = false,
  ...rest
}: Props) {
  const {
    value,
    optional = false,
    disabled = false,
    hint,
    error,
    urgent = false,
    note,
    noteTone,
    onChange,
  } = rest
  const remarks = { hint, error, urgent, note, noteTone }
  const below = <FieldBelow id={id} {...remarks} />
  return (
    <fieldset id={id} className={css.frame} {...remarksAria(id, remarks)}>
      <legend>
        <span className={css.legend}>
          {legend}
          {optional && <Optional />}
        </span>
      </legend>
      {/* Repeated at the end, because the end of a long list is not visible with its start. */}
      {columns && below}
      <div className={columns ? css.columns : inline ? css.inline : css.stacked}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            group={id}
            choice={choice}
            checked={choice.value === value}
            disabled={disabled}
            required={required}
            onPick={onChange}
          />
        ))}
      </div>
      {!columns && below}
    </fieldset>
  )
}

type RadioProps = {
  group: string
  choice: Choice
  checked: boolean
  disabled: boolean
  required: boolean
  onPick: (value: string) => void
}

function Radio({ group, choice, checked, disabled, required, onPick }: RadioProps) {
  const id = `${group}-${choice.value}`
  const hintId = `${id}-note`
  return (
    <div>
      <label className={css.line}>
        <input
          id={id}
          type="radio"
          className={css.box}
          name={group}
          value={choice.value}
          checked={checked}
          disabled={disabled}
          required={required}
          {...(choice.hint && { 'aria-describedby': hintId })}
          onChange={() => onPick(choice.value)}
        />
        <span className={css.words}>{choice.label}</span>
      </label>
      {choice.hint && (
        <p id={hintId} className={css.choiceHint}>
          {choice.hint}
        </p>
      )}
      {checked && choice.unfolded && <div className={css.unfolded}>{choice.unfolded}</div>}
    </div>
  )
}
