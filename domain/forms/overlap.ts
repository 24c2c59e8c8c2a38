import type { Facts } from '../requests/facts.ts'
import { changedPaths, mapAnswers } from './answers.ts'
import {
  type Answers,
  type FieldsPart,
  pathOf,
  type RequestForm,
  type Row,
  type Section,
  sectionsOf,
} from './form.ts'
import { labelAsRead, type ReadSection, readAnswers, valueInWords } from './read.ts'

/** The answers of one request that was edited here and saved elsewhere meanwhile (D-54). */
export type Overlap = {
  /** As loaded, before any edit. */
  readonly stored: Answers
  readonly typed: Answers
  /** As they are on the server now. */
  readonly latest: Answers
  /** The answers of a save that got no reply; null if there was none. */
  readonly sent: Answers | null
}

/** An answer, or a list as a whole, that changed since it was loaded. */
export type Conflict = {
  readonly label: string
  /** As text; null for a list, '' if it was emptied. */
  readonly latest: string | null
  /** The answer that was typed here instead; null if none was. */
  readonly typed: string | null
}

/** Rows get their ids from the server, so ids are not compared. */
const withoutIds = (answers: Answers): Answers =>
  mapAnswers(
    (part) => answers[part],
    (part) => answers[part].map(({ values }, index) => ({ id: index, values })),
  )

/** The paths of all differences between two sets of answers, whatever the ids of their rows. */
export const differingPaths = (one: Answers, other: Answers): readonly string[] =>
  changedPaths(withoutIds(one), withoutIds(other))

/**
 * The changes made elsewhere, except those that were also typed or sent here, with the labels and in the
 * order of the form.
 */
export function conflictsIn(form: RequestForm, overlap: Overlap, facts: Facts): readonly Conflict[] {
  const { stored, typed, latest, sent } = overlap
  const fromTyped = new Set(differingPaths(typed, latest))
  const fromSent = sent && new Set(differingPaths(sent, latest))
  const conflicts = new Set(
    differingPaths(stored, latest).filter(
      (path) => fromTyped.has(path) && (fromSent === null || fromSent.has(path)),
    ),
  )
  const touched = new Set(differingPaths(stored, typed))
  return sectionsOf(form).flatMap((section) => conflictsOf(section, overlap, { conflicts, touched, facts }))
}

type Known = {
  readonly conflicts: ReadonlySet<string>
  readonly touched: ReadonlySet<string>
  readonly facts: Facts
}

function conflictsOf(section: Section, { typed, latest }: Overlap, known: Known): readonly Conflict[] {
  const { conflicts, touched, facts } = known
  const { part, title } = section
  if (section.kind === 'rows') return conflicts.has(part) ? [{ label: title, latest: null, typed: null }] : []
  return section.fields
    .filter((field) => conflicts.has(pathOf(section.part, field.name)))
    .map((field) => ({
      label: labelAsRead(field),
      latest: valueInWords(field, latest[section.part], facts),
      typed: touched.has(pathOf(section.part, field.name))
        ? valueInWords(field, typed[section.part], facts)
        : null,
    }))
}

/** The typed answers over those of the server now: untouched answers are the server's. */
export function mergeAnswers({ stored, typed, latest }: Omit<Overlap, 'sent'>): Answers {
  const touched = new Set(differingPaths(stored, typed))
  const differing = new Set(differingPaths(typed, latest))
  const isTyped = (path: string) => touched.has(path) && differing.has(path)
  const named = (part: FieldsPart) => Object.keys({ ...latest[part], ...typed[part] })
  return mapAnswers(
    (part) =>
      Object.fromEntries(
        named(part).map((name) => [name, (isTyped(pathOf(part, name)) ? typed : latest)[part][name] ?? '']),
      ),
    (part) => (isTyped(part) ? rebased(typed[part], latest[part]) : latest[part]),
  )
}

/** A row that was deleted on the server becomes a new one, because its id is no longer valid (D-116). */
function rebased(rows: readonly Row[], latest: readonly Row[]): readonly Row[] {
  const known = new Set(latest.map(({ id }) => id))
  const lowest = Math.min(0, ...rows.map(({ id }) => id))
  return rows.map((row, index) =>
    row.id < 0 || known.has(row.id) ? row : { ...row, id: lowest - 1 - index },
  )
}

/** The unsaved answers as text, for the participant to copy. */
export function typedInWords(
  form: RequestForm,
  { stored, typed }: Pick<Overlap, 'stored' | 'typed'>,
  facts: Facts,
): readonly ReadSection[] {
  const lineOf = (title: string, label: string, value: string) => JSON.stringify([title, label, value])
  const storedInWords = readAnswers(form, stored, facts)
  const titles = new Set(storedInWords.map(({ title }) => title))
  const known = new Set(
    storedInWords.flatMap(({ title, answers }) =>
      answers.map(({ label, value }) => lineOf(title, label, value)),
    ),
  )
  return readAnswers(form, typed, facts)
    .map(({ title, answers }) => ({
      title,
      answers: answers.filter(({ label, value }) => !known.has(lineOf(title, label, value))),
    }))
    .filter(({ title, answers }) => answers.length > 0 || !titles.has(title))
}
