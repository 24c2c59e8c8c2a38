import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

import { type Graph, type Plan, type PlanOptions, plan } from '#tools/chart-paths/planner/index.ts'

const FOLDER = `${import.meta.dirname}/../../node_modules/.cache/portal/plans`
const PLANNER = `${import.meta.dirname}/planner`

const sources = createHash('sha256')
for (const name of readdirSync(PLANNER)) sources.update(readFileSync(`${PLANNER}/${name}`))
const planner = sources.digest('hex')

/**
 * The plan of a graph, read from `node_modules/.cache` where the same planner has planned the same graph
 * before: the tests, `npm run paths` and the analysts' pages plan the same charts in several processes.
 */
export function keptPlan(graph: Graph, options: PlanOptions): Plan {
  const asked = createHash('sha256')
    .update(planner)
    .update(JSON.stringify([graph, options]))
  const file = `${FOLDER}/${asked.digest('hex')}.json`
  return read(file) ?? keep(file, plan(graph, options))
}

function read(file: string): Plan | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Plan
  } catch {
    return null
  }
}

/** Another process may read the file at any time, so it gets its name when it is whole. */
function keep(file: string, planned: Plan): Plan {
  mkdirSync(FOLDER, { recursive: true })
  const written = `${file}.${process.pid}`
  writeFileSync(written, JSON.stringify(planned))
  renameSync(written, file)
  return planned
}
