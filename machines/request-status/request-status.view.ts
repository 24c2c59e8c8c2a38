import { type StateValueFrom, transition } from 'xstate'

import type { RequestStatus } from '#domain/requests/status.ts'
import { awaitsParticipant } from '#domain/requests/summary.ts'

import { required } from '../support/required.ts'
import { requestStatusLabels } from './request-status.labels.ts'
import { requestStatusMachine } from './request-status.machine.ts'
import type { RequestStatusEvent, RequestStatusMeta, StatusStory } from './request-status.types.ts'

type State = StateValueFrom<typeof requestStatusMachine>

/** The wire's letter of each state of the chart. */
const LETTERS = {
  inPreparation: 'L',
  underRequirement: 'E',
  underAnalysis: 'A',
  checked: 'C',
  awaitingAcceptance: 'X',
  awaitingGrant: 'V',
  recalculating: 'R',
  granted: 'D',
  conceded: 'F',
  approved: 'Z',
  denied: 'I',
  cancelled: 'N',
} as const satisfies Record<State, RequestStatus>

const STATES = Object.fromEntries(
  Object.entries(LETTERS).map(([state, letter]) => [letter, state]),
) as Record<RequestStatus, State>

/** The letter after `event`, or null where the chart refuses it. No actor is started. */
export function nextStatus(current: RequestStatus, event: RequestStatusEvent): RequestStatus | null {
  const before = requestStatusMachine.resolveState({ value: STATES[current] })
  if (!before.can(event)) return null
  const [after] = transition(requestStatusMachine, before, event)
  return LETTERS[after.value]
}

const EVENTS = Object.keys(requestStatusLabels.events) as RequestStatusEvent['type'][]

/** Every event that the chart takes at that letter, in the order of its labels; none where the letter is final. */
export const possibleEvents = (current: RequestStatus): readonly RequestStatusEvent['type'][] =>
  EVENTS.filter((type) => nextStatus(current, { type }) !== null)

/** What the letter means, what the participant does about it and what the fund does, in the chart's own words. */
export function storyOf(status: RequestStatus): StatusStory {
  const { means, yourPart, fundsPart } = required(requestStatusMachine.states[STATES[status]], 'state')
    .meta as RequestStatusMeta
  return { means, yourPart, fundsPart }
}

/**
 * What the fund waits for: in its own words (`written`), or, where it wrote none (''), what the participant does about the
 * situation; null where it is not the participant's turn.
 */
export const wishOf = (status: RequestStatus, written: string): string | null =>
  awaitsParticipant({ status }) ? written || storyOf(status).yourPart : null

/** The letters that may follow that one, each once. */
const lettersAfter = (status: RequestStatus): readonly RequestStatus[] =>
  possibleEvents(status).flatMap((type) => nextStatus(status, { type }) ?? [])

/** The shortest way in the chart from one letter to one that is wanted, both among it; null where none leads there. */
export function shortestWay(
  from: RequestStatus,
  isWanted: (status: RequestStatus) => boolean,
): readonly RequestStatus[] | null {
  const seen = new Set([from])
  const ways: (readonly RequestStatus[])[] = [[from]]
  for (const way of ways) {
    const last = way[way.length - 1] ?? from
    if (isWanted(last)) return way
    for (const next of lettersAfter(last)) {
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  }
  return null
}
