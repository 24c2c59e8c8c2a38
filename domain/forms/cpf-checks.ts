import { messages } from '../messages.ts'
import type { Check, RowsPart } from './form.ts'

/** Rejects the participant's own CPF as the CPF of another person; `whose`: 'do dependente' (D-126). */
export const notOwnCpf =
  <Name extends string>(field: Name, whose: string): Check<Name, Name> =>
  (values, { cpf }) =>
    values[field] !== '' && values[field] === cpf ? { field, message: messages.ownCpfFor(whose) } : null

/** Refuses a CPF that more than one row of the list has, in each of them (D-126). */
export const oncePerList =
  <Name extends string>(part: RowsPart, field: Name): Check<Name, Name> =>
  (values, _facts, answers) =>
    values[field] !== '' && answers[part].filter((row) => row.values[field] === values[field]).length > 1
      ? { field, message: messages.cpfTwice }
      : null
