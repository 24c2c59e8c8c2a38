import { Counter, Histogram, type Registry } from 'prom-client'

import type { ObserveCall } from '#server/kernel/ended-call.ts'

/** The limits of P-284 and the alarm at two seconds are among them. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30]

/** Durations by route, and refusals by reason, of the calls that the returned function is given. */
export function callMetrics(registry: Registry): ObserveCall {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of the calls of this process.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [registry],
  })
  const refusals = new Counter({
    name: 'portal_refusals_total',
    help: 'Calls that this process refused, by kind of refusal.',
    labelNames: ['reason'],
    registers: [registry],
  })
  return ({ method, route, status, milliseconds, reason }) => {
    durations.observe({ method, route, status }, milliseconds / 1000)
    if (reason !== undefined) refusals.inc({ reason })
  }
}
