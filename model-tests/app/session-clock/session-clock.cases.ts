import { CallError } from '#domain/call-failure.ts'
import { closes, type DialogRow } from '#tools/chart-paths/dialog-row.ts'

/** In milliseconds. The page is opened at 0. */
export const MINUTE = 60_000

const interrupted = new CallError({ kind: 'interrupted' })
const refused = (status: number, message: string | null = null) =>
  new CallError({ kind: 'refused', status, message, problems: [] })

/** Later than every path gets. */
const longer = { deadline: 600 * MINUTE, isLast: false }
const lastTime = { deadline: 600 * MINUTE, isLast: true }

export const input = { cpf: '52998224725', deadline: 60 * MINUTE, isLast: false }

export const cases = {
  'faltam 5 minutos': { type: 'xstate.done.actor.untilFirstWarning', output: undefined },
  'falta 1 minuto': { type: 'xstate.done.actor.untilLastWarning', output: undefined },
  'o tempo da sessão acaba': { type: 'xstate.done.actor.untilEnd', output: undefined },
  'volta a olhar a página': { type: 'page.resumed' },
  'continua conectado em outra aba': { type: 'session.renewedElsewhere', ...longer },
  'clica em Continuar conectado': { type: 'stay.chosen' },
  'dispensa o aviso': { type: 'warning.dismissed' },
  'a sessão é prolongada': { type: 'xstate.done.actor.renewSession', output: longer },
  'a sessão é prolongada pela última vez': { type: 'xstate.done.actor.renewSession', output: lastTime },
  'a conexão cai': { type: 'xstate.error.actor.renewSession', error: interrupted },
  'a sessão já tinha expirado': {
    type: 'xstate.error.actor.renewSession',
    error: new CallError({ kind: 'expired' }),
  },
  'o servidor não conhece a chamada': { type: 'xstate.error.actor.renewSession', error: refused(404) },
  'passam 15 segundos sem resposta': {
    type: 'xstate.after.patience.sessionClock.counting.dialog.renewing',
  },
  'digita a senha': { type: 'password.typed', value: 'segredo' },
  'confirma a senha': { type: 'password.submitted' },
  'a senha confere': { type: 'xstate.done.actor.reauthenticate', output: longer },
  'a senha não confere': { type: 'xstate.error.actor.reauthenticate', error: refused(401) },
  'a conexão cai ao conferir a senha': { type: 'xstate.error.actor.reauthenticate', error: interrupted },
  'passam 15 segundos sem conferir a senha': {
    type: 'xstate.after.patience.sessionClock.counting.dialog.authenticating',
  },
} as const

const WITHIN_FIVE = 'Sua sessão termina em menos de 5 minutos'
const WITHIN_ONE = 'Sua sessão termina em menos de 1 minuto'
const ENDS = 'Sua sessão não pode mais ser prolongada'
const short = (dialog: string) => `counting.dialog.${dialog} + counting.time.short`

const whileAsking = { 'Agora não': closes(short('closed')) }
const stay = { file: 'ui/shell/stay-dialog.tsx', dialog: WITHIN_FIVE }

export const dialogs: readonly DialogRow[] = [
  {
    ...stay,
    state: short('asking'),
    spoken: [['Tempo restante: 05:00', 'button: Continuar conectado']],
    buttons: { ...whileAsking, 'Continuar conectado': [WITHIN_FIVE, short('renewing')] },
    escape: closes(short('closed')),
    back: ['/', WITHIN_FIVE, short('asking')],
  },
  {
    ...stay,
    dialog: WITHIN_ONE,
    state: 'counting.dialog.asking + counting.time.last',
    spoken: [['Tempo restante: 01:00', 'button: Continuar conectado']],
    buttons: {
      'Agora não': closes('counting.dialog.closed + counting.time.last'),
      'Continuar conectado': [WITHIN_ONE, 'counting.dialog.renewing + counting.time.last'],
    },
    escape: closes('counting.dialog.closed + counting.time.last'),
    back: ['/', WITHIN_ONE, 'counting.dialog.asking + counting.time.last'],
  },
  {
    ...stay,
    state: short('renewing'),
    buttons: {
      'Agora não': [WITHIN_FIVE, short('renewing')],
      'Continuar conectado': [WITHIN_FIVE, short('renewing')],
    },
    escape: [WITHIN_FIVE, short('renewing')],
    back: ['/', WITHIN_FIVE, short('renewing')],
  },
  {
    ...stay,
    state: short('interrupted'),
    spoken: [['Tempo restante: 05:00', 'button: Tentar novamente']],
    buttons: { ...whileAsking, 'Tentar novamente': [WITHIN_FIVE, short('renewing')] },
    escape: closes(short('closed')),
    back: ['/', WITHIN_FIVE, short('interrupted')],
  },
  {
    ...stay,
    state: short('askingPassword.waiting'),
    spoken: [
      [
        'Tempo restante: 05:00 Para continuar conectado, digite a sua senha mais uma vez. Nada do que está na tela se perde.',
        'textbox: Senha',
      ],
    ],
    // The password is empty.
    buttons: {
      ...whileAsking,
      'Continuar conectado': [WITHIN_FIVE, short('askingPassword.incomplete')],
    },
    escape: closes(short('closed')),
    back: ['/', WITHIN_FIVE, short('askingPassword.waiting')],
  },
  {
    ...stay,
    dialog: ENDS,
    state: 'counting.dialog.foretelling + counting.time.plenty',
    spoken: [['Ela termina às 22:35. Depois disso, é só entrar de novo.', 'button: Entendi']],
    buttons: { Entendi: closes('counting.dialog.closed + counting.time.plenty') },
    escape: closes('counting.dialog.closed + counting.time.plenty'),
    back: ['/', ENDS, 'counting.dialog.foretelling + counting.time.plenty'],
  },
]
