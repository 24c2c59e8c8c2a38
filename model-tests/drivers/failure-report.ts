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
  /** Of Chromium. */
  readonly screenshot?: string
  /** The text on the page, of jsdom. */
  readonly shown?: string
}

/** Characters of the page's text that are printed. */
const MAX_TEXT = 1000

/** The values that an assertion of Vitest compared, which its message shortens. */
const valuesOf = (error: unknown): readonly string[] =>
  error instanceof Error && 'expected' in error && 'actual' in error
    ? [`expected: ${JSON.stringify(error.expected)}`, `seen: ${JSON.stringify(error.actual)}`]
    : []

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
export function failureReport({
  chart,
  planned,
  path,
  step,
  error,
  screenshot,
  shown: text,
}: Failed): string {
  const shown = until(path, step)
  const last = shown.steps.at(-1)
  const name = last?.name ?? 'the start of the visit'
  const isShorter = casesOf(shown).length < casesOf(planned).length
  return [
    `${chart}: step ${step} fails, «${name}» ⇒ ${last?.leaves.join(', ')}`,
    '',
    stripVTControlCharacters(error instanceof Error ? error.message : String(error)),
    ...valuesOf(error),
    '',
    `Planned path: ${titleOf(planned)}`,
    ...(isShorter ? [`Shortest path that fails: ${titleOf(shown)}`] : []),
    ...(screenshot ? [`Screenshot: ${screenshot}`] : []),
    ...(text ? [`On the page: ${text.slice(0, MAX_TEXT)}`] : []),
    `On the analysts' pages: /fluxos/#${playPath(chart, { visit: shown.visit, cases: casesOf(shown) })}`,
  ].join('\n')
}
