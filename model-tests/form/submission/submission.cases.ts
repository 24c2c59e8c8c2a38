import { CallError } from '#domain/call-failure.ts'
import type { SubmissionInput } from '#machines/form/submission/index.ts'
import type { DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { validAnswers } from '#tools/samples/benefit-answers.ts'
import { elsewhere, loaded, refused, saved, stale, visit } from '#tools/samples/wizard.ts'

const INTENTS = { next: 'L', keep: 'L', later: 'L', send: 'A', cancel: 'N' } as const

export function inputFor(purpose: SubmissionInput['purpose'], isNew = false): SubmissionInput {
  const { step: _, ...latest } = visit()
  const { request } = loaded(isNew ? { request: { id: null, version: null } } : {})
  return {
    purpose,
    save: {
      request,
      intent: INTENTS[purpose],
      answers: validAnswers,
      documents: [],
      cpf: '52998224725',
      person: { id: 501, wasInPlan: true },
      plans: [],
      cloud: latest.cloud,
      key: 'first-key',
    },
    latest: { ...latest, requestId: request.id },
  }
}

export const cases = {
  'confirma o envio': { type: 'send.confirmed' },
  'desiste de enviar': { type: 'send.dismissed' },
  'confirma o cancelamento': { type: 'cancel.confirmed' },
  'desiste de cancelar': { type: 'cancel.dismissed' },
  'volta no navegador': { type: 'question.left' },
  'é gravado': { type: 'xstate.done.actor.saveRequest', output: saved() },
  'é recusado': { type: 'xstate.done.actor.saveRequest', output: refused },
  'outro gravou antes': { type: 'xstate.done.actor.saveRequest', output: stale },
  'a versão gravada chega': { type: 'xstate.done.actor.loadLatest', output: elsewhere() },
  'a versão gravada não chega': {
    type: 'xstate.error.actor.loadLatest',
    error: new CallError({ kind: 'interrupted' }),
  },
  'a sessão expira': {
    type: 'xstate.error.actor.loadLatest',
    error: new CallError({ kind: 'expired' }),
  },
} as const

const STEP_ONE = '/requerimento01/7/1/1'

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/parts/send-question.tsx',
    dialog: 'Finalizar o requerimento 2026-000007 e enviar para análise?',
    state: 'confirmingSend',
    buttons: {
      'Ainda não': [null, 'ended'],
      Conferir: [null, 'ended'],
      'Finalizar e enviar': [null, 'saving'],
    },
    escape: [null, 'ended'],
    back: [STEP_ONE, null, 'ended'],
  },
  {
    file: 'ui/screens/wizard/cancel-dialog.tsx',
    dialog: 'Deseja cancelar o requerimento?',
    state: 'confirmingCancel',
    spoken: [
      [
        'O cancelamento não pode ser desfeito. Este requerimento está em exigência: o fundo já começou a analisá-lo. Se cancelar, será preciso começar de novo.',
        'button: Não, continuar',
      ],
      ['O cancelamento não pode ser desfeito.', 'button: Não, continuar'],
    ],
    buttons: { 'Não, continuar': [null, 'ended'], 'Sim, cancelar': [null, 'saving'] },
    escape: [null, 'ended'],
    back: [STEP_ONE, null, 'ended'],
  },
]
