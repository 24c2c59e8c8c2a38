import { describe, expect, test } from 'vitest'

import { acceptanceJudgementMachine, type JudgeDocument } from '#machines/acceptance-judgement/index.ts'

import { staffInput } from '../acceptance/acceptance.cases.ts'
import { openAcceptance } from '../acceptance/acceptance.page.tsx'
import { waysThrough } from '../planned.ts'
import { inRecordedSystem } from '../support/recorded-system.ts'
import { settled } from '../support/settled.ts'
import { controlledWrite } from '../support/write-port.ts'
import { arrival, cases, input } from './acceptance-judgement.cases.ts'
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
})

test('acceptance judgement: the parent and the participant are notified of a stored situation, not of a refused one', async () => {
  const judge = controlledWrite<JudgeDocument, JudgeDocument>()
  const machine = acceptanceJudgementMachine.provide({ actors: { judgeDocument: judge.logic } })
  const { actor, heard } = inRecordedSystem(machine, { input })
  const notified = () => heard.parent.filter(({ type }) => type === 'situation.given')

  actor.send(cases['rejeita o CPF de Ana'])
  expect(notified()).toEqual([])
  await settled(() => judge.end(cases['a situação é gravada'].output))
  expect(notified()).toEqual([{ type: 'situation.given' }])
  expect(heard.notices).toMatchObject([{ tone: 'success', text: 'Situação do documento gravada.' }])

  actor.send({ ...cases['rejeita o CPF de Ana'], situationId: 1 })
  await settled(() => judge.end(cases['a situação é recusada'].output))
  expect(notified()).toHaveLength(1)
  expect(heard.notices).toHaveLength(1)
})
