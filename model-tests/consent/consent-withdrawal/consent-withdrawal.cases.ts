import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { participant } from '#tools/samples/participant.ts'

export const input = { participant }

export const cases = {
  'clica em Retirar a autorização': { type: 'withdrawal.requested' },
  'confirma a retirada': { type: 'withdrawal.confirmed' },
  'desiste de retirar': { type: 'withdrawal.dismissed' },
  'a retirada dá certo': {
    type: 'xstate.done.actor.withdrawConsent',
    output: { kind: 'done', reply: undefined },
  },
  'a retirada é recusada': {
    type: 'xstate.done.actor.withdrawConsent',
    output: { kind: 'refused', status: 429, message: null, problems: [] },
  },
} as const

const WITHDRAWAL = 'Deseja retirar a autorização?'
const STOPS =
  'Sem a autorização você não acompanha requerimentos, não envia, não corrige e não abre documentos no portal até autorizar de novo. ' +
  'Os requerimentos já enviados continuam em análise, e o fundo mantém os documentos deles. Se o fundo pedir uma correção, para responder será preciso autorizar de novo. ' +
  'O que está gravado não é apagado. Envios de arquivos em andamento são interrompidos.'

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/screens/request-list/withdrawal.tsx',
    dialog: WITHDRAWAL,
    state: 'confirming',
    spoken: [
      [STOPS, 'button: Não retirar'],
      [`${STOPS} Não foi possível retirar a autorização. Tente novamente.`, 'button: Não retirar'],
    ],
    buttons: { 'Não retirar': closes('idle'), 'Retirar a autorização': [WITHDRAWAL, 'withdrawing'] },
    escape: closes('idle'),
    back: ['/tiposreq', null, 'ended'],
  },
  {
    file: 'ui/screens/request-list/withdrawal.tsx',
    dialog: WITHDRAWAL,
    state: 'withdrawing',
    buttons: {
      'Não retirar': [WITHDRAWAL, 'withdrawing'],
      'Retirar a autorização': [WITHDRAWAL, 'withdrawing'],
    },
    escape: [WITHDRAWAL, 'withdrawing'],
    back: ['/tiposreq', null, 'ended'],
  },
]
