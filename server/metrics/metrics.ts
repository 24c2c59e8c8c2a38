import { Hono } from 'hono'
import { Registry } from 'prom-client'

import type { ObserveCall } from '#server/kernel/ended-call.ts'

import { callMetrics } from './call-metrics.ts'
import { type DatabaseNeeds, databaseMetrics } from './database-metrics.ts'
import { type Loads, processMetrics } from './process-metrics.ts'

export type Metrics = {
  /** `GET /metrics`, for a port that only Prometheus reaches. */
  readonly app: Hono
  readonly observe: ObserveCall
}

/** P-510. */
export function createMetrics(needs: DatabaseNeeds & Loads): Metrics {
  const registry = new Registry()
  const observe = callMetrics(registry)
  processMetrics(registry, needs)
  const readDatabase = databaseMetrics(registry, needs)
  const app = new Hono()
  app.get('/metrics', async (c) => {
    await readDatabase()
    return c.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType })
  })
  return { app, observe }
}
