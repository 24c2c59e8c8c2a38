import { termsOf } from '#api/client/terms.ts'
import type { Call } from '#api/contract/call.ts'
import { charts } from '../../chart-paths/charts.ts'
import type { Flow, FlowState, ServerCall } from '../../flows/describe/flow.ts'
import { callsOf } from './awaited-calls.ts'

/** A chart with the calls of the contract that its states wait for, and the terms on which the portal makes them. */
export function withServerCalls(flow: Flow): Flow {
  const machine = charts.find(({ name }) => name === flow.name)?.machine.id
  const filled = (state: FlowState): FlowState => ({
    ...state,
    calls: state.calls.map((call) => ({
      ...call,
      server: callsOf(`${machine}.${call.id}`).map(serverCallOf),
    })),
    children: state.children.map(filled),
  })
  return { ...flow, root: filled(flow.root) }
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
