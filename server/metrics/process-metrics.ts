import { collectDefaultMetrics, Gauge, type Registry } from 'prom-client'

import type { Load } from '#server/kernel/load.ts'

export type Loads = {
  /** Of the database connections, by purpose. */
  readonly pools: Readonly<Record<string, Load>>
  /** Of the hashing of passwords, which a login waits for. */
  readonly passwords: Load
}

/** Memory, processor time and event-loop delay of this process, and what it has to do. */
export function processMetrics(registry: Registry, { pools, passwords }: Loads): void {
  collectDefaultMetrics({ register: registry })
  loadGauge(registry, 'portal_database_connections', 'Database connections: in use, and waited for.', pools)
  loadGauge(registry, 'portal_password_hashes', 'Passwords: being hashed, and waiting.', { login: passwords })
}

function loadGauge(
  registry: Registry,
  name: string,
  help: string,
  loads: Readonly<Record<string, Load>>,
): void {
  new Gauge({
    name,
    help,
    labelNames: ['of', 'state'],
    registers: [registry],
    collect() {
      for (const [of, load] of Object.entries(loads)) {
        for (const [state, count] of Object.entries(load())) this.set({ of, state }, count)
      }
    },
  })
}
