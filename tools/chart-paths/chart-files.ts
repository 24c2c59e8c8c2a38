import { existsSync, readdirSync } from 'node:fs'
import { basename, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** The files of charts whose names have an ending, sorted by chart: 'machines/form/wizard/wizard.labels.ts'. */
export const chartFiles = (parent: string, ending: string) =>
  readdirSync(`${root}/${parent}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ chart: basename(name, ending), file: `${root}/${parent}/${name}` }))
    .sort((one, other) => (one.chart < other.chart ? -1 : 1))

/** The folder of a chart in the project, whose area is not part of its name: 'machines/form/wizard'. */
export function chartFolder(parent: string, chart: string): string {
  const area = readdirSync(`${root}/${parent}`).find((name) =>
    existsSync(`${root}/${parent}/${name}/${chart}`),
  )
  if (area === undefined) throw new Error(`${parent}: no chart ${chart}`)
  return `${parent}/${area}/${chart}`
}
