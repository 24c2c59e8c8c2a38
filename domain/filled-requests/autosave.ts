import { mapAnswers, valuesAt } from '../forms/answers.ts'
import {
  type Answers,
  pathOf,
  ROWS_PARTS,
  type Row,
  type RowsPart,
  rowPathOf,
  type Values,
} from '../forms/form.ts'
import type { SavedRequest } from '../request-kinds/edited-request.ts'
import type { RequestStatus } from '../requests/status.ts'

import { pathsLeft } from './changes.ts'
import { isSectionShown } from './fields.ts'
import { type FilledRequest, formOf } from './filled-request.ts'
import { malformedAnswers } from './problems.ts'
import { isAnswered, leftIn } from './progress.ts'
import { differsFromStored } from './versions.ts'

/** Pure functions for a draft that saves itself while it is filled in (D-138). */

/** Whether the draft is worth a save: the server has it already, or its first section is complete. */
export function isBegun(filled: FilledRequest): boolean {
  if (filled.request.id !== null) return true
  const [step] = formOf(filled).steps
  const first = step?.sections.findIndex((section) => isSectionShown(filled, section))
  const section = step?.sections[first ?? -1]
  const left = step && leftIn(filled, step)[first ?? -1]
  return section !== undefined && left?.missing === 0 && left.wrong === 0 && isAnswered(filled, section)
}

/** The request with every malformed answer as the server has it, or else empty. */
export function wellFormed(filled: FilledRequest): FilledRequest {
  const malformed = malformedAnswers(filled)
  if (malformed.length === 0) return filled
  return emptied({ ...filled, answers: replaced(filled.answers, malformed, filled.stored) })
}

function emptied(filled: FilledRequest): FilledRequest {
  const malformed = malformedAnswers(filled)
  if (malformed.length === 0) return filled
  return emptied({ ...filled, answers: replaced(filled.answers, malformed, null) })
}

function replaced(
  answers: Answers,
  places: readonly { readonly path: string }[],
  by: Answers | null,
): Answers {
  const paths = new Set(places.map(({ path }) => path))
  const put = (values: Values, others: Values, path: (name: string) => string): Values =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        paths.has(path(name)) ? (others[name] ?? '') : value,
      ]),
    )
  return mapAnswers(
    (part) => put(answers[part], by?.[part] ?? {}, (name) => pathOf(part, name)),
    (part) =>
      answers[part].map(({ id, values }) => ({
        id,
        values: put(values, by ? valuesAt(by, part, id) : {}, (name) => rowPathOf(part, id, name)),
      })),
  )
}

/** Marks the malformed answers, as if each had been left. */
export const malformedMarked = (filled: FilledRequest): FilledRequest =>
  pathsLeft(
    filled,
    malformedAnswers(filled).map(({ path }) => path),
  )

/** Whether the server lacks an answer that is well-formed. */
export const hasSavableChanges = (filled: FilledRequest): boolean => differsFromStored(wellFormed(filled))

/**
 * Takes over the reply of a save that went on while the participant typed: `sent` is on the server now, what was
 * typed since stays, as what is marked and what can be undone.
 */
export function withAutosaved(
  filled: FilledRequest,
  sent: Answers,
  { id, protocol, version, rows }: SavedRequest,
  status: RequestStatus,
): FilledRequest {
  const ids = new Map(ROWS_PARTS.map((part) => [part, idsGiven(sent[part], rows[part] ?? [])]))
  const renamed = (part: RowsPart, row: Row): Row => ({ ...row, id: ids.get(part)?.get(row.id) ?? row.id })
  const inAnswers = (answers: Answers) =>
    mapAnswers(
      (part) => answers[part],
      (part) => answers[part].map((row) => renamed(part, row)),
    )
  const prefixes = [...ids].flatMap(([part, given]) =>
    [...given].map(([from, to]) => [rowPathOf(part, from, ''), rowPathOf(part, to, '')] as const),
  )
  const inPath = (path: string): string => {
    const [from, to] = prefixes.find(([before]) => path.startsWith(before)) ?? ['', '']
    return to + path.slice(from.length)
  }
  const inProblems = <One extends { readonly path: string }>(problems: readonly One[]) =>
    problems.map((problem) => ({ ...problem, path: inPath(problem.path) }))
  return {
    ...filled,
    request: { ...filled.request, id, protocol, version, status },
    answers: inAnswers(filled.answers),
    stored: inAnswers(sent),
    removedRows: filled.removedRows.map((removed) => ({
      ...removed,
      row: renamed(removed.part, removed.row),
    })),
    problems: inProblems(filled.problems),
    serverProblems: inProblems(filled.serverProblems),
    validatedPaths: filled.validatedPaths.map(inPath),
    left: filled.left.map(inPath),
  }
}

/** The ids that the server gave to new rows, by the temporary ones: both lists have new rows in the same order. */
function idsGiven(sent: readonly Row[], reply: readonly Row[]): ReadonlyMap<number, number> {
  const known = new Set(sent.map(({ id }) => id))
  const asked = sent.filter(({ id }) => id < 0)
  const given = reply.filter(({ id }) => !known.has(id))
  const isSame = asked.length === given.length
  return new Map(isSame ? asked.map(({ id }, index) => [id, given[index]?.id ?? id]) : [])
}
