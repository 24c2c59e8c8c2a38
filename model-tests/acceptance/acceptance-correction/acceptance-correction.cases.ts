import type { AcceptanceCorrectionInput } from '#machines/acceptance/acceptance-correction/index.ts'
import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import * as acceptance from '../acceptance/acceptance.cases.ts'

/** The input that the acceptance gives this chart in status E. */
export const arrival = acceptance.cases['chega um aceite em exigência']

const { participant, reference, cloud } = acceptance.input

export const input: AcceptanceCorrectionInput = {
  request: acceptance.requestOf(arrival.output),
  participant,
  reference,
  cloud,
}

const underWay = {
  rowId: 31,
  dependantId: 60,
  typeId: 2,
  sameAs: null,
  name: 'CPF (Ana Duarte) (envio não terminado)',
}

const refusedWith = (message: string | null, status = 409) =>
  ({ kind: 'refused', status, message, problems: [] }) as const

export const cases = {
  'clica em Anexar': { type: 'documentRows.attaching' },
  'termina de anexar': { type: 'documentRows.settled' },
  'o arquivo está a caminho': { type: 'documentRows.changed', documents: [], lacking: [underWay] },
  'o arquivo chegou': { type: 'documentRows.changed', documents: [], lacking: [] },
  'clica em Enviar os documentos': { type: 'request.submitted' },
  'confirma o envio': { type: 'send.confirmed' },
  'desiste de enviar': { type: 'send.dismissed' },
  'o envio dá certo': { type: 'xstate.done.actor.sendAgain', output: { kind: 'done', reply: undefined } },
  'o envio é recusado': { type: 'xstate.done.actor.sendAgain', output: refusedWith(acceptance.stale) },
} as const

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/parts/attach-dialog.tsx',
    dialog: 'Anexar documento',
    state: 'attaching',
    role: 'dialog',
    spoken: [['CPF (Ana Duarte)', 'radio: Enviar do aparelho']],
    buttons: {
      Cancelar: closes('open'),
      'Anexar (prosseguir)': ['Anexar documento', 'attaching'],
    },
    escape: closes('open'),
    back: ['/', null, 'ended'],
  },
  {
    file: 'ui/parts/send-question.tsx',
    dialog: 'Finalizar o requerimento 2026000019 e enviar para análise?',
    state: 'confirming',
    spoken: [
      [
        'Aceite de alteração de beneficiários Depois do envio, o requerimento só pode ser alterado se o fundo pedir.',
        'button: Ainda não',
      ],
    ],
    buttons: { 'Ainda não': closes('open'), 'Finalizar e enviar': [null, 'sending'] },
    escape: closes('open'),
    back: ['/', null, 'ended'],
  },
]
