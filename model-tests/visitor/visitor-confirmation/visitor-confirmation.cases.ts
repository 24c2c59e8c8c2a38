import { CallError } from '#domain/call-failure.ts'

export const NOON = 1_790_000_000_000
export const SECOND = 1000
export const MINUTE = 60 * SECOND

export const values = {
  cpf: '70123456835',
  nome: 'Irene Castro Moura',
  data_nascimento: '1990-05-17',
  sexo: 'F',
  email_pessoal: 'irene@correio.example',
  celular: '',
  senha: '70415926',
  confirmar_senha: '70415926',
}

export const claim = { purpose: 'registration', values } as const

export const input = { claim, issue: null }

export const issue = {
  nonce: 'nonce-0',
  email: 'irene@correio.example',
  shownEmail: '',
  expiresAt: NOON + 9.5 * MINUTE,
  resendFrom: NOON + 30 * SECOND,
  triesLeft: 2,
}

const refused = (status: number, message: string, more = {}) =>
  new CallError({ kind: 'refused', status, message, problems: [], ...more })

const limited = refused(429, 'Muitas tentativas. Tente novamente em 47 minutos.', { retryAfter: 47 * 60 })

/** A refusal under the field names of the form. */
const badEmail = new CallError({
  kind: 'refused',
  status: 422,
  message: 'Problemas de preenchimento. Verifique o formulário.',
  problems: [{ path: 'participante.email_pessoal', message: 'use seu e-mail particular' }],
})

export const cases = {
  'o código é enviado': {
    type: 'xstate.done.actor.sendCode',
    output: { nonce: 'nonce-1', email: '', sentAt: NOON },
  },
  'já foram códigos demais': { type: 'xstate.error.actor.sendCode', error: limited },
  'a conexão cai ao enviar': {
    type: 'xstate.error.actor.sendCode',
    error: new CallError({ kind: 'interrupted' }),
  },
  'o e-mail é recusado': { type: 'xstate.error.actor.sendCode', error: badEmail },
  'a resposta do envio não é a esperada': {
    type: 'xstate.error.actor.sendCode',
    error: new CallError({ kind: 'offContract' }),
  },
  'passam 60 segundos do envio': { type: 'xstate.done.actor.untilResend' },
  'passam os 47 minutos': { type: 'xstate.after.limit.visitorConfirmation.confirming.mail.limited' },
  'pede outro código': { type: 'code.requested' },
  'tenta enviar novamente': { type: 'sending.retried' },
  'cola seis números': { type: 'code.typed', value: '123456' },
  'digita cinco números': { type: 'code.typed', value: '12345' },
  'clica em Confirmar': { type: 'code.submitted' },
  'o código confere': { type: 'xstate.done.actor.confirmCode', output: 'ok' },
  'o código não confere': { type: 'xstate.done.actor.confirmCode', output: 'codigo_invalido' },
  'o código não vale mais': { type: 'xstate.done.actor.confirmCode', output: 'codigo_expirado' },
  'a conexão cai ao conferir': {
    type: 'xstate.error.actor.confirmCode',
    error: new CallError({ kind: 'interrupted' }),
  },
  'já foram tentativas demais': { type: 'xstate.error.actor.confirmCode', error: limited },
  'a senha é recusada': {
    type: 'xstate.error.actor.confirmCode',
    error: refused(422, 'Problemas de preenchimento. Verifique o formulário.'),
  },
  'passam os 10 minutos do código': { type: 'xstate.done.actor.untilExpiry' },
} as const

type Snapshot = {
  readonly context: { readonly code: string; readonly issue: { readonly triesLeft: number } | null }
}

/**
 * Leads to different transitions from the same state: whether the code is complete, and whether this is the
 * last attempt.
 */
export const traitOf = ({ context: { code, issue: sent } }: Snapshot) =>
  `${code.length === 6 ? 'inteiro' : ''} ${sent?.triesLeft === 1 ? 'última tentativa' : ''}`.trim()
