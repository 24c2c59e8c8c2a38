import type { Problem } from '#domain/call-failure.ts'
import { type FormStep, pathOf, rowPathOf, type Section, type StepId } from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import * as texts from '#ui/texts/form-fields.ts'

/** The target of a problem: the step, and the id of the control or section. */
type ProblemPlace = { readonly step: StepId; readonly id: string }

/** A line of the summary. `place` is null for a problem of the request as a whole. */
export type ProblemLink = { readonly text: string; readonly place: ProblemPlace | null }

type Place = ProblemPlace & { readonly path: string; readonly name: string }

/** All places of a section that can have a problem, with their labels. */
function placesOf(step: StepId, section: Section, rowIds: readonly number[]): readonly Place[] {
  if (section.kind === 'fields') {
    return section.fields.map(({ name, label }) => {
      const path = pathOf(section.part, name)
      return { step, id: path, path, name: label }
    })
  }
  const list = { step, id: sectionId(section), path: section.part, name: section.title }
  const answers = rowIds.flatMap((rowId, index) =>
    section.fields.map(({ name, label }) => {
      const path = rowPathOf(section.part, rowId, name)
      return { step, id: path, path, name: `${texts.rowNumbered(section.rowLabel, index + 1)}, ${label}` }
    }),
  )
  return [list, ...answers]
}

type RowIdsOf = (section: Section) => readonly number[]

const placesIn = (steps: readonly FormStep[], rowIdsOf: RowIdsOf): readonly Place[] =>
  steps.flatMap(({ id, sections }) => sections.flatMap((section) => placesOf(id, section, rowIdsOf(section))))

/** The place of the answer with this path; null for the request as a whole. */
export const placeAt = (steps: readonly FormStep[], path: string, rowIdsOf: RowIdsOf): ProblemPlace | null =>
  placesIn(steps, rowIdsOf).find((place) => place.path === path) ?? null

const said = (name: string, message: string) => `${name}${name.endsWith('?') ? '' : ':'} ${message}`

/** The problems of all steps in the order of the form; problems without a place come first. */
export function problemLinks(
  steps: readonly FormStep[],
  problems: readonly Problem[],
  rowIdsOf: RowIdsOf,
): readonly ProblemLink[] {
  const places = placesIn(steps, rowIdsOf)
  const known = new Set(places.map(({ path }) => path))
  return [
    ...problems.filter(({ path }) => !known.has(path)).map(({ message }) => ({ text: message, place: null })),
    ...places.flatMap(({ path, name, step, id }) =>
      problems
        .filter((problem) => problem.path === path)
        .map(({ message }) => ({ text: said(name, message), place: { step, id } })),
    ),
  ]
}
