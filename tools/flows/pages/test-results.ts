import type { FlowTransition } from '../describe/flow.ts'
import type { FlowCoverage, TestResult } from '../site.ts'
import * as texts from './texts.ts'

export type Verdict = TestResult['verdict']

/** From the best to the worst. */
const ORDER: readonly Verdict[] = ['passed', 'untaken', 'failed']

/** The worst verdict on these states or transitions; null if the report has none of them. */
export function worstOf({ results }: FlowCoverage, ids: readonly string[]): Verdict | null {
  const found = ids.flatMap((id) => results[id]?.verdict ?? [])
  return ORDER.findLast((verdict) => found.includes(verdict)) ?? null
}

/** The result of a state or a transition in words, with the outcomes of its guard that no test took. */
export function resultInWords({ results }: FlowCoverage, id: string): string {
  const own = results[id]
  if (own === undefined) return texts.notInReport
  const outcomes = [true, false].flatMap((outcome) => {
    const found = results[`${id}/${outcome}`]
    return found === undefined || found.verdict === 'passed' ? [] : texts.outcome(outcome, inWords(found))
  })
  return [inWords(own), ...(own.verdict === 'untaken' ? [] : outcomes)].join('; ')
}

const inWords = ({ verdict, tests, reason }: TestResult): string =>
  verdict === 'untaken' ? texts.untaken(reason) : texts.taken[verdict](tests)

/** How many of the transitions passed, failed and were not taken. */
export const countsOf = ({ results }: FlowCoverage, transitions: readonly FlowTransition[]) =>
  ORDER.map((verdict) => ({
    verdict,
    count: transitions.filter(({ id }) => results[id]?.verdict === verdict).length,
  }))
