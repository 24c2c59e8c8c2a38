import { termsOf } from '#api/client/terms.ts'
import type { Call } from '#api/contract/call.ts'
import { rows } from '../../../tests/e2e/faults/rows.ts'
import { charts } from '../../chart-paths/charts.ts'
import type { Flow, FlowState, ServerCall } from '../../flows/describe/flow.ts'

/**
 * A chart with the calls of the contract that its states wait for, and the terms on which the portal makes them.
 * Which wait makes which call is in the rows of the journeys with faults, which make each of them fail.
 */
export function withServerCalls(flow: Flow): Flow {
  const machine = charts.find(({ name }) => name === flow.name)?.machine.id
  const filled = (state: FlowState): FlowState => ({
    ...state,
    calls: state.calls.map((call) => ({ ...call, server: madeBy(`${machine}.${call.id}`) })),
    children: state.children.map(filled),
  })
  return { ...flow, root: filled(flow.root) }
}

const madeBy = (wait: string): readonly ServerCall[] => {
  const made = rows.filter(({ waits }) => waits === wait).map(({ call }) => call)
  return [...new Set(made)].map(serverCallOf)
}

function serverCallOf(call: Call): ServerCall {
  const { timeout, delays } = termsOf(call)
  return {
    method: call.method,
    path: call.path,
    summary: call.summary,
    isUpload: call.encoding === 'multipart',
    seconds: timeout / 1000,
    delays: delays.map((delay) => delay / 1000),
  }
}
