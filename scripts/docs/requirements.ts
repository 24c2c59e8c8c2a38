import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

export type Requirement = {
  readonly id: string
  readonly text: string
  readonly source: string
  /** Paths from the project's root; empty if no file decides it yet. */
  readonly decidedIn: readonly string[]
}

const FOLDER = 'docs/requirements'
const OPEN = 'open'

/** A row of a table, without its head and the rule below it. */
const LINE = /^\|(?! Id \||---)(.*)\|$/gm

/** The rows of one area's page, in order. A missing cell is ''. */
export const requirementsIn = (page: string): readonly Requirement[] =>
  [...page.matchAll(LINE)].map(([, line = '']) => {
    const [id = '', text = '', source = '', place = ''] = line.split('|').map((cell) => cell.trim())
    const decidedIn = place === OPEN ? [] : place.split(',').map((path) => path.trim().replace(/^`|`$/g, ''))
    return { id, text, source, decidedIn }
  })

/** The requirements of all areas, by file name. */
export const readAreas = (): ReadonlyMap<string, readonly Requirement[]> =>
  new Map(
    readdirSync(inProject(FOLDER))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .sort()
      .map((name) => [name, requirementsIn(readFileSync(inProject(FOLDER, name), 'utf8'))]),
  )

export const readRegister = (): ReadonlyMap<string, Requirement> =>
  new Map([...readAreas().values()].flat().map((requirement) => [requirement.id, requirement]))
