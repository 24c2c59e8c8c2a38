import { describe, expect, test } from 'vitest'

import {
  acceptanceJudgementMachine,
  type JudgeDocument,
} from '#machines/acceptance/acceptance-judgement/index.ts'
import { waysThrough } from '#tools/chart-paths/planned.ts'
import { inRecordedSystem } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledMutation } from '../../support/mutation-port.ts'
import { settled } from '../../support/settled.ts'
import { staffInput } from '../acceptance/acceptance.cases.ts'
import { openAcceptance } from '../acceptance/acceptance.page.tsx'
import { arrival, cases, input } from './acceptance-judgement.cases.ts'
import { model as build, row } from './acceptance-judgement.models.ts'

const SELECTS = {
  31: 'Situação de CPF (Ana Duarte)',
  32: 'Situação de Certidão de casamento (Ana Duarte)',
} as const
const SAVE = 'Gravar a situação de CPF (Ana Duarte)'

const model = build().along(waysThrough(row))

describe('acceptance judgement: every path of the chart, on the rendered screen', () => {
  test.each(model.paths.map((path) => [path.title, path] as const))('%s', async (_title, path) => {
    const page = openAcceptance(staffInput())
    await page.readEnds(arrival.output)
    const saved = () => page.actor.getSnapshot().children.judgement?.getSnapshot().context
    await path.walk({
      events: {
        'situation.chosen': (event) =>
          event.situationId === 5
            ? page.sendToJudgement(event)
            : page.give(SELECTS[event.rowId], event.situationId),
        'reason.typed': (event) =>
          page.hasReason(event.rowId)
            ? page.typeReason(event.reason, event.rowId)
            : page.sendToJudgement(event),
        'situation.submitted': (event) =>
          page.hasButton(SAVE) ? page.press(SAVE) : page.sendToJudgement(event),
        'xstate.done.actor.judgeDocument': ({ output }) => page.judgingEnds(output),
      },
      states: {
        'open.shown': () => {
          page.seeNoAnswer()
          const [choice, other] = [31, 32].map((rowId) =>
            saved()?.choices.find((chosen) => chosen.rowId === rowId),
          )
          const offered = ['CONFERIDO', 'REJEITADO', 'EM ANÁLISE']
          const situation = choice?.situationId ?? saved()?.request.people[0]?.documents[0]?.situationId
          page.seeLists({
            [SELECTS[31]]: [situation === 2 ? 'REJEITADO' : 'EM ANÁLISE', ...offered],
            [SELECTS[32]]: [other ? 'REJEITADO' : 'CONFERIDO', ...offered],
          })
          page.seeReason(choice?.situationId === 2 ? choice.reason : null)
          page.seeReason(other?.reason ?? null, null, 32)
        },
        'open.lacking': () => {
          page.seeReason('', 'Escreva o motivo da rejeição: é ele que o participante lê.')
          page.seeJudged()
        },
        saving: () =>
          page.seeJudgement({
            row: { requestId: 19, rowId: 31, dependantId: 60, documentTypeId: 2 },
            documentId: 70,
            situationId: 2,
            reason: 'A foto está cortada.',
            cpf: '81940527341',
          }),
        refused: () => page.seeReads(2),
      },
    })
  })
})

test('acceptance judgement: the parent and the participant are notified of a stored situation, not of a refused one', async () => {
  const judge = controlledMutation<JudgeDocument, JudgeDocument>()
  const machine = acceptanceJudgementMachine.provide({ actors: { judgeDocument: judge.logic } })
  const { actor, heard } = inRecordedSystem(machine, { input })
  const notified = () => heard.parent.filter(({ type }) => type === 'situation.given')

  const submit = (situationId: number) => {
    actor.send({ ...cases['escolhe rejeitar o CPF de Ana'], situationId })
    actor.send(cases['escreve o motivo'])
    actor.send(cases['clica em Gravar'])
  }
  submit(2)
  expect(notified()).toEqual([])
  await settled(() => judge.end(cases['a situação é gravada'].output))
  expect(notified()).toEqual([{ type: 'situation.given' }])
  expect(heard.notices).toMatchObject([{ tone: 'success', text: 'Situação do documento gravada.' }])

  submit(1)
  await settled(() => judge.end(cases['a situação é recusada'].output))
  expect(notified()).toHaveLength(1)
  expect(heard.notices).toHaveLength(1)
})

test('acceptance judgement: a reason that is typed while another row is saved stays', async () => {
  const judge = controlledMutation<JudgeDocument, JudgeDocument>()
  const machine = acceptanceJudgementMachine.provide({ actors: { judgeDocument: judge.logic } })
  const { actor } = inRecordedSystem(machine, { input })
  actor.send(cases['escolhe rejeitar o CPF de Ana'])
  actor.send(cases['escreve o motivo'])
  actor.send(cases['clica em Gravar'])
  actor.send(cases['escolhe rejeitar a certidão de Ana'])
  actor.send(cases['escreve o motivo da certidão'])
  await settled(() => judge.end(cases['a situação é gravada'].output))
  expect(actor.getSnapshot().context.choices).toEqual([
    { dependantId: 60, rowId: 32, situationId: 2, reason: 'Falta o verso.' },
  ])
})
