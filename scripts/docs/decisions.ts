import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

export type Decision = {
  readonly id: string
  /** yyyy-mm-dd */
  readonly date: string
  /** Decision, reason, and what was rejected, one line each; only the first is required. */
  readonly lines: readonly string[]
}

const FOLDER = 'docs/decisions'

const ENTRY = /^### ([DP]-\d+) \((\d{4}-\d\d-\d\d)\)\n((?:- .+\n?)+)/gm

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

export const readDecisions = (): readonly Decision[] =>
  [...readAreasOfDecisions().values()].flatMap(decisionsIn)
