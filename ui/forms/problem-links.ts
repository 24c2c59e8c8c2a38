import type { Problem } from '#domain/call-failure.ts'
import { type FormStep, pathOf, rowPathOf, type Section } from '#domain/forms/form.ts'

/** One line of the summary: what is wrong, and the id of the control that it leads to; null: of the request as a whole. */
export type ProblemLink = { readonly id: string | null; readonly text: string }

type Place = { readonly path: string; readonly name: string }

/** Every place a section has for an answer, as the participant would call it. */
function placesOf(section: Section, rowIds: readonly number[]): readonly Place[] {
  if (section.kind === 'fields') {
    return section.fields.map(({ name, label }) => ({ path: pathOf(section.part, name), name: label }))
  }
  return rowIds.flatMap((rowId, index) =>
    section.fields.map(({ name, label }) => ({
      path: rowPathOf(section.part, rowId, name),
      name: `${section.rowLabel} ${index + 1}, ${label}`,
    })),
  )
}

/** The problems of the step on screen in the order of its fields; those of other steps have no place to lead to. */
export function problemLinks(
  step: FormStep,
  problems: readonly Problem[],
  rowIdsOf: (section: Section) => readonly number[],
): readonly ProblemLink[] {
  const ofTheWhole = problems
    .filter(({ path }) => !path.includes('.'))
    .map(({ message }) => ({ id: null, text: message }))
  const ofAnswers = step.sections
    .flatMap((section) => placesOf(section, rowIdsOf(section)))
    .flatMap(({ path, name }) =>
      problems
        .filter((problem) => problem.path === path)
        .map(({ message }) => ({ id: path, text: `${name}: ${message}` })),
    )
  return [...ofTheWhole, ...ofAnswers]
}
