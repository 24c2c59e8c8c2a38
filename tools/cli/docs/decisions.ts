import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

export type Decision = {
  readonly id: string
  /** yyyy-mm-dd */
  readonly date: string
  /**
   * The decision, the same in Portuguese, its reason, and what was rejected, one line each; only the first is
   * required.
   */
  readonly lines: readonly string[]
}

const FOLDER = 'docs/decisions'

/** As a part of a regular expression: older ids have a number, newer ones two or three words. */
export const DECISION_ID = '[DP]-(?:\\d{2,3}|[a-z]+(?:-[a-z]+){1,2})'
const ENTRY = new RegExp(`^### (${DECISION_ID}) \\((\\d{4}-\\d\\d-\\d\\d)\\)\\n((?:- .+\\n?)+)`, 'gm')

/** The entries of one area's page, in order. */
export const decisionsIn = (page: string): readonly Decision[] =>
  [...page.matchAll(ENTRY)].map(([, id = '', date = '', lines = '']) => ({
    id,
    date,
    lines: lines.trimEnd().split('\n'),
  }))

/** The pages of all areas, by file name. */
export const readAreasOfDecisions = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(inProject(FOLDER))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .sort()
      .map((name) => [name, readFileSync(inProject(FOLDER, name), 'utf8')]),
  )

const ENGLISH = /^- Decision: /
const PORTUGUESE = /^- Decisão: /
const REGISTERED = /^- Decision: As ((?:[A-Z]+-\d+(?:, )?)+) of the register\.$/

/**
 * What was decided, in Portuguese: the entry's own line, or the texts of the requirements that it names; in English
 * if there is neither, as in the records of older revisions.
 */
export function decisionInPortuguese({ lines }: Decision, textOf: (requirement: string) => string): string {
  const [english = '', ...others] = lines
  const portuguese = others.find((line) => PORTUGUESE.test(line))
  if (portuguese !== undefined) return portuguese.replace(PORTUGUESE, '')
  const named = REGISTERED.exec(english)?.[1]?.split(', ')
  return named === undefined
    ? english.replace(ENGLISH, '')
    : named.map((id) => `${id}: ${textOf(id)}`).join(' ')
}

export const readDecisions = (): readonly Decision[] =>
  [...readAreasOfDecisions().values()].flatMap(decisionsIn)
