import { stripVTControlCharacters } from 'node:util'

import { playPath } from '../../tools/flows/pages/paths.ts'
import type { BrowserPath } from './browser-plan.ts'

type Failed = {
  readonly chart: string
  readonly planned: BrowserPath
  /** The shortest path that fails. */
  readonly path: BrowserPath
  readonly step: number
  readonly error: unknown
  readonly screenshot: string
}

const casesOf = ({ steps }: BrowserPath) => steps.flatMap(({ name }) => name ?? [])

export const titleOf = ({ visit, steps }: BrowserPath): string => {
  const begin = visit === '' ? [] : [visit]
  return [...begin, ...steps.flatMap(({ name }) => name ?? [])].join(' → ')
}

/** The path until one of its steps. */
export const until = ({ visit, steps }: BrowserPath, step: number): BrowserPath => ({
  visit,
  steps: steps.slice(0, step + 1),
})

/** What failed, the shortest path that shows it, a screenshot, and the page on which analysts play it. */
export function failureReport({ chart, planned, path, step, error, screenshot }: Failed): string {
  const shown = until(path, step)
  const last = shown.steps.at(-1)
  const name = last?.name ?? 'the start of the visit'
  const isShorter = casesOf(shown).length < casesOf(planned).length
  return [
    `${chart}: step ${step} fails, «${name}» ⇒ ${last?.leaves.join(', ')}`,
    '',
    stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
    '',
    `Planned path: ${titleOf(planned)}`,
    ...(isShorter ? [`Shortest path that fails: ${titleOf(shown)}`] : []),
    `Screenshot: ${screenshot}`,
    `On the analysts' pages: /fluxos/#${playPath(chart, { visit: shown.visit, cases: casesOf(shown) })}`,
  ].join('\n')
}
