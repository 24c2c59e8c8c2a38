import { sectionsOf } from '#domain/forms/form.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'

import type { Sheet } from '../../samples/validation/row.ts'
import { shared, typesAsking } from '../../samples/validation/shared.ts'
import { keyOfSentence, type MessageKey } from './messages.ts'

/** A message on one answer, with all its rows in the table. */
export type MessageRow = {
  readonly sentence: string
  /** null: the message is not in the catalogue. */
  readonly key: MessageKey | null
  readonly path: string
  readonly label: string
  readonly types: readonly number[]
  /** The answers that provoke it. */
  readonly when: readonly string[]
  readonly rules: readonly string[]
  readonly sheets: readonly string[]
}

type Found = {
  readonly sentence: string
  readonly path: string
  readonly sheet: Sheet
} & Sheet['rows'][number]

const sentencesOf = (sheets: readonly Sheet[]): readonly Found[] =>
  sheets.flatMap((sheet) =>
    sheet.rows.flatMap((row) =>
      Object.entries(row.says).flatMap(([path, said]) =>
        said.split('\n').map((sentence) => ({ ...row, sentence, path, sheet })),
      ),
    ),
  )

/** One row per message and answer, in the order of the catalogue and of the sheets. */
export function messageRows(sheets: readonly Sheet[], keys: readonly MessageKey[]): readonly MessageRow[] {
  const groups = new Map<string, Found[]>()
  for (const found of sentencesOf(sheets)) {
    const name = [found.sentence, found.path, labelOf(found.sheet.typeId, found.path)].join('\n')
    groups.set(name, [...(groups.get(name) ?? []), found])
  }
  const rows = [...groups.values()].map((found) => rowOf(found, keys))
  const rank = ({ key }: MessageRow) => (key === null ? -1 : keys.indexOf(key))
  return rows.sort((one, other) => rank(one) - rank(other))
}

function rowOf(found: readonly Found[], keys: readonly MessageKey[]): MessageRow {
  const [{ sentence, path, sheet }] = found as [Found]
  const types = found.flatMap((row) => [row.sheet.typeId, ...typesSharing(row)])
  return {
    sentence,
    key: keyOfSentence(sentence, keys),
    path,
    label: labelOf(sheet.typeId, path),
    types: distinct(types).sort((one, other) => one - other),
    when: distinct(found.map(inWords)),
    rules: distinct(found.map(({ rule }) => rule)),
    sheets: distinct(found.map((row) => row.sheet.name)),
  }
}

const distinct = <Item>(items: readonly Item[]): Item[] => [...new Set(items)]

const typesSharing = ({ answers, says }: Found): readonly number[] =>
  shared
    .filter(({ rows }) => rows.some((row) => row.answers === answers && row.says === says))
    .flatMap(typesAsking)

function labelOf(typeId: number, path: string): string {
  const [part, ...rest] = path.split('.')
  const form = kindOf(typeId)?.form ?? { steps: [] }
  const fields = sectionsOf(form).flatMap((section) => (section.part === part ? section.fields : []))
  return fields.find(({ name }) => name === rest.at(-1))?.label ?? path
}

/** Only the answer itself if the message is displayed on it. */
function inWords({ sheet, path, answers }: Found): string {
  const given = Object.entries(answers)
  const labelled = given.map(([at, answer]) =>
    at === path && given.length === 1
      ? answerInWords(answer)
      : `${labelOf(sheet.typeId, at)}: ${answerInWords(answer)}`,
  )
  return labelled.join('; ') || 'nothing answered'
}

const REPEATED = /^(.)\1{14,}$/

const answerInWords = (answer: string): string => {
  if (answer === '') return 'empty'
  return REPEATED.test(answer) ? `${answer.length} × "${answer[0]}"` : `"${answer}"`
}
