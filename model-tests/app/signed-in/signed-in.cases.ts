import { CallError } from '#domain/call-failure.ts'
import type { Place } from '#domain/navigation/place.ts'
import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { MINUTE, opened } from '#tools/samples/sessions.ts'

const types: Place = { screen: 'types', path: '/tiposreq' }
const login: Place = { screen: 'login', path: '/login' }

export const input = opened

export const cases = {
  'o portal para': { type: 'xstate.error.actor.screens', error: new TypeError('x is not a function') },
  'o portal para, a sessão expirou': {
    type: 'xstate.error.actor.screens',
    error: new CallError({ kind: 'expired' }),
  },
  'o portal para, uma resposta não pode ser usada': {
    type: 'xstate.error.actor.screens',
    error: new CallError({ kind: 'offContract', callId: '2RWH-7K3M-9QXD' }),
  },
  'o relógio da sessão para': {
    type: 'xstate.error.actor.clock',
    error: new TypeError('x is not a function'),
  },
  'o tempo da sessão acaba': { type: 'xstate.done.actor.clock', output: undefined },
  'uma tela não pôde ser mostrada': { type: 'screen.failed' },
  'pede os tipos': { type: 'place.changed', place: types },
  'o portal leva aos tipos': { type: 'place.changed', place: types, isWanted: true },
  'pede o login': { type: 'place.changed', place: login },
  'sai de um formulário por gravar': { type: 'navigation.blocked', place: types },
  'clica em Sair': { type: 'exit.requested' },
  'outra aba tem respostas por gravar': { type: 'tab.answered', holds: 'answers' },
  'outra aba tem um envio por terminar': { type: 'tab.answered', holds: 'uploads' },
  'passam 300 milissegundos': { type: 'xstate.after.tabsAnswer.signedIn.confirmingExit.askingTabs' },
  'confirma a saída': { type: 'exit.confirmed' },
  'desiste de sair': { type: 'exit.dismissed' },
  'uma chamada é interrompida': { type: 'call.interrupted', callId: '7K3M-9QXD-2RWH' },
  'tenta novamente': { type: 'retry.chosen' },
  'clica em OK': { type: 'alert.acknowledged' },
  'volta a olhar a página': { type: 'page.resumed' },
  'continua conectado em outra aba': {
    type: 'session.renewedElsewhere',
    deadline: 50 * MINUTE,
    isLast: false,
  },
} as const

export const dialogs: readonly DialogRow[] = [
  {
    file: 'ui/shell/fatal-dialog.tsx',
    dialog: 'Alerta',
    state: 'interrupted',
    spoken: [
      [
        'Algo não funcionou. Tente novamente; se não der certo, clique em OK e entre outra vez. O que você preencheu não se perde. Ocorreu um problema, o sistema será finalizado. Se falar com o fundo sobre isto, informe este código: 7K3M-9QXD-2RWH',
        'button: Tentar novamente',
      ],
    ],
    buttons: { OK: [null, 'ended'], 'Tentar novamente': [null, 'working'] },
    escape: ['Alerta', 'interrupted'],
    back: ['/', 'Alerta', 'interrupted'],
  },
  {
    file: 'ui/shell/exit-dialog.tsx',
    dialog: 'Deseja sair do sistema?',
    state: 'confirmingExit.confirming',
    spoken: [
      ['Em outra aba há dados que você preencheu e ainda não gravou: eles serão descartados.', 'button: Não'],
    ],
    buttons: { Não: closes('working'), Sim: [null, 'ended'] },
    escape: closes('working'),
    back: ['/tiposreq', ...closes('working')],
  },
]
