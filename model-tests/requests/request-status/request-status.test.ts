import { expect, test } from 'vitest'
import { createActor } from 'xstate'

import type { RequestStatus } from '#domain/requests/status.ts'
import {
  nextStatus,
  type RequestStatusEvent,
  requestStatusMachine,
} from '#machines/requests/request-status/index.ts'
import type { ChartMeta } from '#machines/support/chart-meta.ts'

type Type = RequestStatusEvent['type']

const ANALYSIS: readonly Type[] = ['request.sent']
const CHECKED: readonly Type[] = [...ANALYSIS, 'staff.check']
const DECISION: readonly Type[] = [...CHECKED, 'staff.askAcceptance', 'amount.accepted']

// STATUS-01 to STATUS-12
test.each<readonly [status: RequestStatus, name: string, way: readonly Type[]]>([
  ['L', 'Em elaboração', ['request.saved']],
  ['A', 'Em análise', ANALYSIS],
  ['C', 'Conferido', CHECKED],
  ['D', 'Deferido', [...CHECKED, 'staff.grant']],
  ['I', 'Indeferido', [...ANALYSIS, 'staff.recalculate', 'staff.resume', 'staff.deny']],
  ['I', 'Indeferido', [...DECISION, 'staff.deny']],
  ['N', 'Cancelado', ['request.cancelled']],
  ['N', 'Cancelado', [...CHECKED, 'staff.askAcceptance', 'amount.refused']],
  ['E', 'Em exigência', [...ANALYSIS, 'staff.require', 'request.saved']],
  ['A', 'Em análise', [...ANALYSIS, 'staff.require', 'request.sent']],
  ['N', 'Cancelado', [...ANALYSIS, 'staff.require', 'request.cancelled']],
  ['V', 'Aguardando deferimento', [...CHECKED, 'staff.awaitGrant']],
  ['F', 'Deferido e concedido', [...DECISION, 'staff.concede']],
  ['R', 'Recálculo', [...ANALYSIS, 'staff.recalculate']],
  ['X', 'Aceite', [...CHECKED, 'staff.askAcceptance']],
  ['Z', 'Aprovado', [...DECISION, 'staff.approve']],
])('request status: the chart and its letters come to %s, %s, by %o', (status, name, way) => {
  const actor = createActor(requestStatusMachine).start()
  let letter: RequestStatus | null = 'L'
  for (const type of way) {
    actor.send({ type })
    letter = letter && nextStatus(letter, { type })
  }
  const metas: (ChartMeta | undefined)[] = Object.values(actor.getSnapshot().getMeta())
  expect([letter, ...metas.map((meta) => meta?.label)]).toEqual([status, name])
})
