import { readdirSync, readFileSync } from 'node:fs'

import { inProject } from '../lib/project.mjs'

export type Requirement = {
  readonly id: string
  readonly text: string
  /** The same in Portuguese; '' in the register of a revision that has no such column. */
  readonly textPt: string
  readonly source: string
  /** Paths from the project's root; empty if no file decides it yet. */
  readonly decidedIn: readonly string[]
}

const FOLDER = 'docs/requirements'
const OPEN = 'open'

/** A row of a table, without the rule below its head. */
const LINE = /^\|(?!---)(.*)\|$/gm

/**
 * The rows of one area's page, in order. Cells are found by the heads of their columns: `npm run flows -- --since`
 * reads registers of other revisions. A missing cell, or one of a missing column, is ''.
 */
export function requirementsIn(page: string): readonly Requirement[] {
  const [head = [], ...rows] = [...page.matchAll(LINE)].map(([, line = '']) =>
    line.split('|').map((cell) => cell.trim()),
  )
  return rows.map((row) => {
    const cell = (column: string) => row[head.indexOf(column)] ?? ''
    const place = cell('Decided in')
    return {
      id: cell('Id'),
      text: cell('Requirement'),
      textPt: cell('Requisito'),
      source: cell('Source'),
      decidedIn: place === OPEN ? [] : place.split(',').map((path) => path.trim().replace(/^`|`$/g, '')),
    }
  })
}

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
