import { type AnswerPlace, changeAnswer, valuesAt } from '#domain/forms/answers.ts'
import type { Answers, FieldsPart, RowsPart } from '#domain/forms/form.ts'

import type { ByPath } from '#tools/samples/validation/row.ts'

/** The place of an answer by its path in the table. */
export function placeOf(path: string): AnswerPlace {
  const [part, ...rest] = path.split('.')
  const name = rest.at(-1) ?? ''
  return rest.length > 1
    ? { part: part as RowsPart, rowId: Number(rest[0]), name }
    : { part: part as FieldsPart, name }
}

/** The value at the path; '' if it is missing. */
export function answerAt(answers: Answers, path: string): string {
  const place = placeOf(path)
  return valuesAt(answers, place.part, 'rowId' in place ? place.rowId : null)[place.name] ?? ''
}

export const answeredOtherwise = (answers: Answers, otherwise: ByPath): Answers =>
  Object.entries(otherwise).reduce(
    (changed, [path, value]) => changeAnswer(changed, { ...placeOf(path), value }),
    answers,
  )
