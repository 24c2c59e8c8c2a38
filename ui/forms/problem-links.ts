import type { Problem } from '#domain/call-failure.ts'
import {
  type Field,
  type FormStep,
  isChoice,
  pathOf,
  rowPathOf,
  type Section,
  type StepId,
} from '#domain/forms/form.ts'
import { sectionId } from '#domain/forms/section-id.ts'
import * as texts from '#ui/texts/form-fields.ts'

/** The target of a problem: the step, and the id of the control or section. */
type ProblemPlace = { readonly step: StepId; readonly id: string }

/** A line of the summary. `place` is null for a problem of the request as a whole. */
export type ProblemLink = { readonly text: string; readonly place: ProblemPlace | null }

type Place = ProblemPlace & {
  readonly path: string
  readonly name: string
  /** What to do if the answer is missing; null for a list. */
  readonly whatToDo: string | null
}

/** The words need no article, as a label has no gender. */
function whatToDo(field: Field): string {
  const { label, control, whatToDo: own } = field
  if (own !== undefined) return own
  if (label.endsWith('?')) return texts.toAnswer(label)
  if (control === 'checkbox') return texts.toTick(label)
  return isChoice(field) ? texts.toChoose(label) : texts.toFillIn(label)
}

/** All places of a section that can have a problem, with their labels. */
function placesOf(step: StepId, section: Section, rowIds: readonly number[]): readonly Place[] {
  if (section.kind === 'fields') {
    return section.fields.map((field) => {
      const path = pathOf(section.part, field.name)
      return { step, id: path, path, name: field.label, whatToDo: whatToDo(field) }
    })
  }
  const list = { step, id: sectionId(section), path: section.part, name: section.title, whatToDo: null }
  const answers = rowIds.flatMap((rowId, index) =>
    section.fields.map((field) => {
      const path = rowPathOf(section.part, rowId, field.name)
      const row = texts.rowNumbered(section.rowLabel, index + 1)
      return { step, id: path, path, name: `${row}, ${field.label}`, whatToDo: `${whatToDo(field)} (${row})` }
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

/**
 * The problems of all steps in the order of the form, as what to do where an answer is missing; problems without
 * a place come first.
 */
export function problemLinks(
  steps: readonly FormStep[],
  problems: readonly Problem[],
  rowIdsOf: RowIdsOf,
): readonly ProblemLink[] {
  const places = placesIn(steps, rowIdsOf)
  const known = new Set(places.map(({ path }) => path))
  return [
    ...problems.filter(({ path }) => !known.has(path)).map(({ message }) => ({ text: message, place: null })),
    ...places.flatMap(({ path, name, whatToDo, step, id }) =>
      problems
        .filter((problem) => problem.path === path)
        .map(({ message, code }) => ({
          text: (code === 'required' && whatToDo) || said(name, message),
          place: { step, id },
        })),
    ),
  ]
}
