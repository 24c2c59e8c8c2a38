import { changeAnswer } from '#domain/forms/answers.ts'
import type { Answers, FieldsPart, RowsPart } from '#domain/forms/form.ts'

import type { ByPath } from '#tools/samples/validation/row.ts'

type Address =
  | { readonly part: FieldsPart; readonly name: string }
  | { readonly part: RowsPart; readonly rowId: number; readonly name: string }

/** The place of an answer by its path in the table. */
export function addressOf(path: string): Address {
  const [part, ...rest] = path.split('.')
  const name = rest.at(-1) ?? ''
  return rest.length > 1
    ? { part: part as RowsPart, rowId: Number(rest[0]), name }
    : { part: part as FieldsPart, name }
}

/** The value at the path; '' if it is missing. */
export function answerAt(answers: Answers, path: string): string {
  const address = addressOf(path)
  const values =
    'rowId' in address
      ? answers[address.part].find(({ id }) => id === address.rowId)?.values
      : answers[address.part]
  return values?.[address.name] ?? ''
}

export const answeredOtherwise = (answers: Answers, otherwise: ByPath): Answers =>
  Object.entries(otherwise).reduce(
    (changed, [path, value]) => changeAnswer(changed, { ...addressOf(path), value }),
    answers,
  )
