import type { Problem } from '#domain/call-failure.ts'
import { type FormStep, pathOf, rowPathOf, type Section, type StepId } from '#domain/forms/form.ts'
import * as texts from '#ui/texts/form-fields.ts'

import { sectionId } from './section-id.ts'

/** What a problem leads to: the step, and the id of the control or of the section there. */
type ProblemPlace = { readonly step: StepId; readonly id: string }

/** One line of the summary: what is wrong, and where; null: of the request as a whole. */
export type ProblemLink = { readonly text: string; readonly place: ProblemPlace | null }

type Place = ProblemPlace & { readonly path: string; readonly name: string }

/** Every place a section has for an answer, as the participant would call it. */
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

/** Where what has that path stands; null: of the request as a whole. */
export const placeAt = (steps: readonly FormStep[], path: string, rowIdsOf: RowIdsOf): ProblemPlace | null =>
  placesIn(steps, rowIdsOf).find((place) => place.path === path) ?? null

const said = (name: string, message: string) => `${name}${name.endsWith('?') ? '' : ':'} ${message}`

/** The problems in the order of the form, whatever step they are of; first those that belong to none of its answers. */
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
