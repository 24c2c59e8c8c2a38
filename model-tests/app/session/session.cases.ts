import type { SnapshotFrom } from 'xstate'

import { CallError } from '#domain/call-failure.ts'
import type { Place } from '#domain/navigation/place.ts'
import type { sessionMachine } from '#machines/app/session/index.ts'
import type { DialogRow } from '#tools/chart-paths/dialog-row.ts'
import { MINUTE, opened } from '#tools/samples/sessions.ts'

export const input = { recalled: null }

export function traitOf(snapshot: SnapshotFrom<typeof sessionMachine>): string {
  const { endReason } = snapshot.context
  if (snapshot.matches('leaving')) return endReason ?? ''
  if (!snapshot.matches('entering') || endReason === null) return ''
  return endReason === 'elsewhere' ? 'depois de sair em outra aba' : 'depois de sair'
}

const types: Place = { screen: 'types', path: '/tiposreq' }

const stopped = new TypeError('x is not a function')

export const cases = {
  'a sessão abre': { type: 'login.opened', opened },
  'a sessão termina em outra aba antes de abrir': { type: 'login.endedElsewhere' },
  'não espera a sessão abrir': { type: 'login.exited' },
  'a entrada para': { type: 'xstate.error.actor.login', error: stopped },
  'sai pelo botão': { type: 'signedIn.exited' },
  'não tenta novamente': { type: 'signedIn.abandoned' },
  'a sessão expira': { type: 'signedIn.expired' },
  'uma resposta não pode ser usada': {
    type: 'signedIn.failed',
    callId: '7K3M-9QXD-2RWH',
  },
  'o portal para': { type: 'xstate.error.actor.signedIn', error: stopped },
  'chega com um código': { type: 'code.arrived', code: 'CODIGO-1' },
  'pede os tipos': { type: 'place.changed', place: types },
  'sai de um formulário por gravar': { type: 'navigation.blocked', place: types },
  'outra aba tem respostas por gravar': { type: 'tab.answered', holds: 'answers' },
  'sai em outra aba': { type: 'session.endedElsewhere' },
  'volta a olhar a página': { type: 'page.resumed' },
  'continua conectado em outra aba': {
    type: 'session.renewedElsewhere',
    deadline: 90 * MINUTE,
    isLast: false,
  },
  'clica em OK': { type: 'alert.acknowledged' },
  'o servidor se despede': { type: 'xstate.done.actor.endSession', output: undefined },
  'o servidor não se despede': {
    type: 'xstate.error.actor.endSession',
    error: new CallError({ kind: 'interrupted' }),
  },
  'passam 2 segundos sem resposta': { type: 'xstate.after.goodbye.session.leaving' },
} as const

const fatal = {
  file: 'ui/shell/fatal-dialog.tsx',
  dialog: 'Alerta',
  buttons: { OK: [null, 'leaving'] },
} as const

export const dialogs: readonly DialogRow[] = [
  {
    ...fatal,
    state: 'failed',
    spoken: [['Ocorreu um problema, o sistema será finalizado.', 'button: OK']],
    escape: ['Alerta', 'failed'],
    back: ['/', 'Alerta', 'failed'],
  },
  {
    ...fatal,
    state: 'expired',
    spoken: [['Sua sessão expirou. Faça um novo login.', 'button: OK']],
    escape: ['Alerta', 'expired'],
    back: ['/', 'Alerta', 'expired'],
  },
]
