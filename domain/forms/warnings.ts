import type { Problem } from '../call-failure.ts'
import type { Facts } from '../requests/facts.ts'
import { valuesAt } from './answers.ts'
import type { EditRules } from './edit-rules.ts'
import {
  type Answers,
  type Field,
  isAsked,
  isEditable,
  isShown,
  pathOf,
  rowPathOf,
  type Section,
  type Values,
} from './form.ts'

/**
 * Warnings about unlikely answers, among the visible ones that may still change, in the order of the form;
 * they refuse nothing.
 */
export const warningsIn = (
  sections: readonly Section[],
  answers: Answers,
  facts: Facts,
  { status, stored }: EditRules,
): readonly Problem[] =>
  sections
    .filter((section) => isAsked(section, answers, facts))
    .flatMap((section) => {
      const warningsOf = (values: Values, rowId: number | null, path: (name: string) => string) =>
        section.fields
          .filter((field) => isEditable(field, status, valuesAt(stored, section.part, rowId)))
          .flatMap((field) => {
            const message = warningOf(field, values, answers, facts)
            return message === null ? [] : [{ path: path(field.name), message }]
          })
      return section.kind === 'fields'
        ? warningsOf(answers[section.part], null, (name) => pathOf(section.part, name))
        : answers[section.part].flatMap(({ id, values }) =>
            warningsOf(values, id, (name) => rowPathOf(section.part, id, name)),
          )
    })

/** The warning about one answer; null if there is none or the field is hidden. */
export const warningOf = (field: Field, values: Values, answers: Answers, facts: Facts): string | null =>
  isShown(field, values, facts) ? (field.warning?.(values, facts, answers) ?? null) : null
