import { expect } from 'vitest'
import { createActor } from 'xstate'

import type { RequestStatus } from '#domain/requests/status.ts'
import {
  nextStatus,
  type RequestStatusEvent,
  requestStatusMachine,
} from '#machines/requests/request-status/index.ts'
import type { ChartMeta } from '#machines/support/chart-meta.ts'

/** One request, followed by a running chart and by the function that gives the next letter. */
export function openRequestStatus() {
  const actor = createActor(requestStatusMachine).start()
  let letter: RequestStatus | null = 'L'

  return {
    move(event: RequestStatusEvent) {
      letter = letter && nextStatus(letter, event)
      actor.send(event)
    },
    see(expected: RequestStatus, name: string) {
      const metas: (ChartMeta | undefined)[] = Object.values(actor.getSnapshot().getMeta())
      expect(metas.map((meta) => meta?.label)).toEqual([name])
      expect(letter).toBe(expected)
    },
  }
}
