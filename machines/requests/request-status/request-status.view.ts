import { type StateValueFrom, transition } from 'xstate'

import type { RequestStatus } from '#domain/requests/status.ts'
import { awaitsParticipant, type RequestSummary } from '#domain/requests/summary.ts'

import { required } from '../../support/required.ts'
import { requestStatusLabels } from './request-status.labels.ts'
import { requestStatusMachine } from './request-status.machine.ts'
import type { RequestStatusEvent, RequestStatusMeta, StatusExplanation } from './request-status.types.ts'

type State = StateValueFrom<typeof requestStatusMachine>

/** The wire's letter of each state of the chart. */
export const LETTERS = {
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

/** The letter after `event`, or null if the chart does not accept it. No actor is started. */
export function nextStatus(current: RequestStatus, event: RequestStatusEvent): RequestStatus | null {
  const before = requestStatusMachine.resolveState({ value: STATES[current] })
  if (!before.can(event)) return null
  const [after] = transition(requestStatusMachine, before, event)
  return LETTERS[after.value]
}

const EVENTS = Object.keys(requestStatusLabels.events) as RequestStatusEvent['type'][]

/** Every event that the chart accepts in that status, in the order of its labels; none in a final status. */
export const possibleEvents = (current: RequestStatus): readonly RequestStatusEvent['type'][] =>
  EVENTS.filter((type) => nextStatus(current, { type }) !== null)

/** The meaning of the letter, and the parts of participant and fund, from the `meta` of the chart. */
export function statusExplanation(status: RequestStatus): StatusExplanation {
  const { means, yourPart, fundsPart } = required(requestStatusMachine.states[STATES[status]], 'state')
    .meta as RequestStatusMeta
  return { means, yourPart, fundsPart }
}

/**
 * The demand of the fund: its own text (`written`), or the general text for the status if that is empty;
 * null unless it is the participant's turn.
 */
export const correctionRequestOf = (
  request: Pick<RequestSummary, 'status' | 'typeId'>,
  written: string,
): string | null =>
  awaitsParticipant(request) ? written || statusExplanation(request.status).yourPart : null

/** The letters that can directly follow, without duplicates. */
const lettersAfter = (status: RequestStatus): readonly RequestStatus[] =>
  possibleEvents(status).flatMap((type) => nextStatus(status, { type }) ?? [])

/** The shortest path in the chart from one letter to a wanted one, including both; null if there is none. */
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
