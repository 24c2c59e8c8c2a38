import { cleanText } from '../clean-text.ts'
import type { Facts } from '../requests/facts.ts'
import { addRow, mapAnswers } from './answers.ts'
import { controlOf } from './controls/controls.ts'
import {
  type Answers,
  type Field,
  type FieldsPart,
  forcedValue,
  isAsked,
  isShown,
  type RequestForm,
  type RowsPart,
  sectionsOf,
  type Values,
} from './form.ts'

/** Empty answers for all fields of a part, or of one of its rows. */
const blankValues = (form: RequestForm, part: FieldsPart | RowsPart): Values =>
  Object.fromEntries(
    sectionsOf(form).flatMap((section) =>
      section.part === part ? section.fields.map((field) => [field.name, '']) : [],
    ),
  )

/** Empty answers for all fields of the form. */
export const blankAnswers = (form: RequestForm): Answers =>
  mapAnswers(
    (part) => blankValues(form, part),
    () => [],
  )

/**
 * Adds '' for missing answers: a draft may be older than the form, and a new row has no answers, but rules
 * read all of them.
 */
function complete(form: RequestForm, answers: Answers): Answers {
  return mapAnswers(
    (part) => ({ ...blankValues(form, part), ...answers[part] }),
    (part) => {
      const blank = blankValues(form, part)
      return answers[part].map(({ id, values }) => ({ id, values: { ...blank, ...values } }))
    },
  )
}

/** The answers in their normal form (P-755), without surrounding spaces, for rules and saves. */
export function asAnswered(form: RequestForm, answers: Answers): Answers {
  const whole = complete(form, answers)
  const normalizers = (part: FieldsPart | RowsPart) =>
    new Map(
      sectionsOf(form).flatMap((section) =>
        section.part === part
          ? section.fields.map(({ name, control }) => [name, controlOf(control).normalize])
          : [],
      ),
    )
  const spelt = (part: FieldsPart | RowsPart) => {
    const ofField = normalizers(part)
    return (values: Values): Values =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => {
          const text = cleanText(value).trim()
          return [name, ofField.get(name)?.(text) ?? text]
        }),
      )
  }
  return mapAnswers(
    (part) => spelt(part)(whole[part]),
    (part) => {
      const inRow = spelt(part)
      return whole[part].map((row) => ({ ...row, values: inRow(row.values) }))
    },
  )
}

/**
 * Applies the values that answers force on other answers (a single plan, a parcel of 0, a cleared postal
 * code).
 */
export function applyForced(form: RequestForm, answers: Answers, facts: Facts): Answers {
  let result = complete(form, answers)
  for (const section of sectionsOf(form)) {
    const { fields } = section
    result =
      section.kind === 'fields'
        ? { ...result, [section.part]: withForced(fields, result[section.part], result, facts) }
        : {
            ...result,
            [section.part]: result[section.part].map((row) => ({
              ...row,
              values: withForced(fields, row.values, result, facts),
            })),
          }
  }
  return result
}

/**
 * The answers after a change that shows or hides lists: a hidden list is emptied, and one that is shown starts
 * with an empty row (ENROL-37, ENROL-70). The same object if it does neither.
 */
export function withListsAsked(form: RequestForm, before: Answers, changed: Answers, facts: Facts): Answers {
  let answers = changed
  for (const section of sectionsOf(form)) {
    const isShownNow = isAsked(section, changed, facts)
    if (section.kind === 'fields' || isShownNow === isAsked(section, before, facts)) continue
    const emptied = { ...answers, [section.part]: [] }
    answers = isShownNow ? addRow(emptied, section.part) : emptied
  }
  return answers
}

/** The values after each field was forced in turn; the same object if none was. */
function withForced(fields: readonly Field[], values: Values, answers: Answers, facts: Facts): Values {
  let result = values
  for (const field of fields) {
    const forced = forcedValue(field, result, answers, facts)
    if (forced !== null && forced !== result[field.name]) result = { ...result, [field.name]: forced }
  }
  return result
}

/** The answers to send and store: visible and forced ones; hidden ones are left out. */
export function answersToSend(form: RequestForm, answers: Answers, facts: Facts): Answers {
  const sections = sectionsOf(form)
  const given = asAnswered(form, answers)
  const kept = (fields: readonly Field[], values: Values): Values =>
    Object.fromEntries(
      fields
        .filter((field) => isShown(field, values, facts) || forcedValue(field, values, given, facts) !== null)
        .map((field) => [field.name, values[field.name] ?? '']),
    )
  const fieldsOf = (part: FieldsPart | RowsPart) =>
    sections.flatMap((section) => (section.part === part ? section.fields : []))
  /** Rows from the fund's records keep their further data; rows of the participant contain answers only. */
  const onFile = (part: RowsPart) =>
    sections.some((section) => section.kind === 'rows' && section.part === part && section.source === 'fund')
  const isAskedFor = (part: RowsPart) =>
    sections.some((section) => section.part === part && isAsked(section, given, facts))
  const rows = (part: RowsPart) =>
    (isAskedFor(part) ? given[part] : []).map(({ id, values }) => ({
      id,
      values: { ...(onFile(part) && values), ...kept(fieldsOf(part), values) },
    }))
  return mapAnswers((part) => kept(fieldsOf(part), given[part]), rows)
}
