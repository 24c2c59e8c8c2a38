import { describe, test } from 'vitest'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { chartModel } from '../../../tools/chart-paths/chart-model.ts'
import { requestStatus, row } from './request-status.models.ts'
import { openRequestStatus } from './request-status.page.ts'

const model = chartModel(requestStatus.machine, { ...requestStatus, ways: waysThrough(row) })

// STATUS-01 to STATUS-12
describe('request status: every path of the chart', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const { move, see } = openRequestStatus()

    await path.walk({
      events: {
        'request.saved': move,
        'request.sent': move,
        'request.cancelled': move,
        'amount.accepted': move,
        'amount.refused': move,
        'staff.check': move,
        'staff.require': move,
        'staff.deny': move,
        'staff.recalculate': move,
        'staff.resume': move,
        'staff.awaitGrant': move,
        'staff.askAcceptance': move,
        'staff.grant': move,
        'staff.concede': move,
        'staff.approve': move,
      },
      states: {
        inPreparation: () => see('L', 'Em elaboração'),
        underRequirement: () => see('E', 'Em exigência'),
        underAnalysis: () => see('A', 'Em análise'),
        checked: () => see('C', 'Conferido'),
        awaitingAcceptance: () => see('X', 'Aceite'),
        awaitingGrant: () => see('V', 'Aguardando deferimento'),
        recalculating: () => see('R', 'Recálculo'),
        granted: () => see('D', 'Deferido'),
        conceded: () => see('F', 'Deferido e concedido'),
        approved: () => see('Z', 'Aprovado'),
        denied: () => see('I', 'Indeferido'),
        cancelled: () => see('N', 'Cancelado'),
      },
    })
  })
})
