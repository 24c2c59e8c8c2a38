import { Gauge, type Registry } from 'prom-client'

import type { Queries } from '#server/database/connect.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { endsWithin } from '#server/process/within.ts'

import { type Figures, readFigures } from './figures.ts'

export type DatabaseNeeds = { readonly db: Queries; readonly clock: Clock }

const LIMIT_MILLISECONDS = 2000

/**
 * Sessions, requests, and what waits for the mail server and the scanner: data of the database, so that all
 * processes have the same. The returned function reads it; if the database does not answer in time
 * `portal_database_up` is 0 and there is no other value.
 */
export function databaseMetrics(
  registry: Registry,
  { db, clock }: DatabaseNeeds,
  limitMilliseconds = LIMIT_MILLISECONDS,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('portal_database_up', '1 if the database answered, else 0.')
  const requests = gauge('portal_requests', 'Requests, by status.', ['status'])
  const others: readonly (readonly [Gauge, (figures: Figures) => number])[] = [
    [gauge('portal_sessions', 'Open sessions.'), ({ sessions }) => sessions],
    [gauge('portal_outbox_mails', 'Mail that is not sent yet.'), ({ outbox }) => outbox.length],
    [gauge('portal_outbox_oldest_seconds', 'Age of the oldest of it.'), ({ outbox }) => outbox.oldestSeconds],
    [
      gauge('portal_scan_queue_documents', 'Documents that wait for the scanner.'),
      ({ scans }) => scans.length,
    ],
    [
      gauge('portal_scan_queue_oldest_seconds', 'Age of the oldest of them.'),
      ({ scans }) => scans.oldestSeconds,
    ],
  ]
  const show = (figures: Figures | null) => {
    up.set(figures === null ? 0 : 1)
    requests.reset()
    for (const [status, count] of figures?.requests ?? []) requests.set({ status }, count)
    for (const [one, figureIn] of others) {
      if (figures === null) one.remove()
      else one.set(figureIn(figures))
    }
  }
  /** Shared, so that a database that hangs does not get more and more connections. */
  let reading: Promise<Figures> | null = null
  return async () => {
    reading ??= readFigures(db, clock()).finally(() => {
      reading = null
    })
    let figures: Figures | null = null
    const read = reading.then((found) => {
      figures = found
    })
    await endsWithin(limitMilliseconds, read).catch(() => {})
    show(figures)
  }
}
