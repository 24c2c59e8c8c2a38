import { describe, expect, test } from 'vitest'

import { staffInput } from '../acceptance/acceptance.cases.ts'
import { openAcceptance } from '../acceptance/acceptance.page.tsx'
import { waysThrough } from '../planned.ts'
import { arrival, cases } from './acceptance-judgement.cases.ts'
import { model as build } from './acceptance-judgement.models.ts'

const model = build().along(waysThrough('acceptance-judgement'))

describe('acceptance judgement: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openAcceptance(staffInput())
    await page.readEnds(arrival.output)
    let situation: 'EM ANÁLISE' | 'REJEITADO' = 'EM ANÁLISE'
    await path.walk({
      events: {
        'situation.chosen': ({ situationId }) => page.give('Situação de CPF (Ana Duarte)', situationId),
        'xstate.done.actor.judgeDocument': ({ output }) => {
          if (output === cases['a situação é gravada'].output) situation = 'REJEITADO'
          return page.judgingEnds(output)
        },
      },
      states: {
        open: () => {
          page.seeNoAnswer()
          const offered = ['CONFERIDO', 'REJEITADO', 'EM ANÁLISE']
          page.seeLists({
            'Situação de CPF (Ana Duarte)': [situation, ...offered],
            'Situação de Certidão de casamento (Ana Duarte)': ['CONFERIDO', ...offered],
          })
        },
        saving: () =>
          page.seeJudgement({
            row: { requestId: 19, rowId: 31, dependantId: 60, documentTypeId: 2 },
            documentId: 70,
            situationId: 2,
            cpf: '81940527341',
          }),
        refused: () => page.seeReads(2),
      },
    })
  })

  test('the inventory of paths is the reviewed one', async () => {
    await expect(model.inventory()).toMatchFileSnapshot('./acceptance-judgement.paths.txt')
  })

  test('no transition is left untaken and no state unreached', () => {
    expect(model.untaken()).toEqual([])
    expect(model.unreached()).toEqual([])
  })
})
