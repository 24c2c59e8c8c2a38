import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

export type Requirement = {
  readonly id: string
  readonly text: string
  readonly source: string
  /** Paths from the project's root; none where nothing decides it yet. */
  readonly decidedIn: readonly string[]
}

const FOLDER = 'docs/requirements'
const OPEN = 'open'

/** A line of a table; its head and the rule below it are none. */
const LINE = /^\|(?! Id \||---)(.*)\|$/gm

/** The lines of one area's page, in their order. A cell that is missing is ''. */
export const requirementsIn = (page: string): readonly Requirement[] =>
  [...page.matchAll(LINE)].map(([, line = '']) => {
    const [id = '', text = '', source = '', place = ''] = line.split('|').map((cell) => cell.trim())
    const decidedIn = place === OPEN ? [] : place.split(',').map((path) => path.trim().replace(/^`|`$/g, ''))
    return { id, text, source, decidedIn }
  })

/** Every area with its requirements, by the name of its file. */
export const readAreas = (): ReadonlyMap<string, readonly Requirement[]> =>
  new Map(
    readdirSync(inProject(FOLDER))
      .filter((name) => name.endsWith('.md') && name !== 'README.md')
      .sort()
      .map((name) => [name, requirementsIn(readFileSync(inProject(FOLDER, name), 'utf8'))]),
  )

/** Every requirement by its id. */
export const readRegister = (): ReadonlyMap<string, Requirement> =>
  new Map([...readAreas().values()].flat().map((requirement) => [requirement.id, requirement]))
