import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

export type Decision = {
  readonly id: string
  /** yyyy-mm-dd */
  readonly date: string
  /** Decision, reason, what was rejected: one line each, the first one always. */
  readonly lines: readonly string[]
}

const FOLDER = 'docs/decisions'

const ENTRY = /^### ([DP]-\d+) \((\d{4}-\d\d-\d\d)\)\n((?:- .+\n?)+)/gm

/** The entries of one area's page, in their order. */
export const decisionsIn = (page: string): readonly Decision[] =>
  [...page.matchAll(ENTRY)].map(([, id = '', date = '', lines = '']) => ({
    id,
    date,
    lines: lines.trimEnd().split('\n'),
  }))

/** Every area's page, by the name of its file. */
export const readAreasOfDecisions = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(inProject(FOLDER))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .sort()
      .map((name) => [name, readFileSync(inProject(FOLDER, name), 'utf8')]),
  )

/** Every decision. */
export const readDecisions = (): readonly Decision[] =>
  [...readAreasOfDecisions().values()].flatMap(decisionsIn)
