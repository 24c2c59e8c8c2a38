import { CallError } from '#domain/call-failure.ts'

import { MINUTE, NOON, values } from '../visitor-confirmation/visitor-confirmation.cases.ts'

export { NOON, values } from '../visitor-confirmation/visitor-confirmation.cases.ts'

export const issue = {
  nonce: 'nonce-1',
  email: 'irene@correio.example',
  shownEmail: '',
  expiresAt: NOON + 10 * MINUTE,
  resendFrom: NOON + MINUTE,
  triesLeft: 5,
}

export const input = { today: '2026-09-21', recalled: null, areaAddress: 'https://area.fundo.example' }

const { senha: _, confirmar_senha: __, ...withoutPasswords } = values

/** The tab's stored value after a reload. */
export const recalled = { purpose: 'registration', values: withoutPasswords, issue } as const
/** The stored value before a code was sent. */
export const recalledPassword = {
  purpose: 'password',
  values: { cpf: '37258049150' },
  issue: null,
} as const

const answers = (name: keyof typeof values, value: string) =>
  ({ type: 'answer.changed', name, value }) as const

export const cases = {
  'digita um CPF': { type: 'cpf.typed', value: '70123456835' },
  'clica em Pesquisar': { type: 'cpf.submitted' },
  'o CPF não é de ninguém': { type: 'xstate.done.actor.lookUp', output: 'nobody' },
  'o CPF é de um visitante': { type: 'xstate.done.actor.lookUp', output: 'visitor' },
  'o CPF é de quem já tem senha': { type: 'xstate.done.actor.lookUp', output: 'withPassword' },
  'o CPF é de quem ainda não tem senha': { type: 'xstate.done.actor.lookUp', output: 'withoutPassword' },
  'já foram consultas demais': {
    type: 'xstate.error.actor.lookUp',
    error: new CallError({
      kind: 'refused',
      status: 429,
      message: 'Muitas tentativas. Tente novamente em 20 minutos.',
      problems: [],
      retryAfter: 20 * 60,
    }),
  },
  'passam os 20 minutos': { type: 'xstate.after.limit.visitor.asking.limited' },
  'a conexão cai': { type: 'xstate.error.actor.lookUp', error: new CallError({ kind: 'interrupted' }) },
  'a resposta do servidor não é a esperada': {
    type: 'xstate.error.actor.lookUp',
    error: new CallError({ kind: 'offContract' }),
  },
  'tenta novamente': { type: 'lookUp.retried' },
  'quer consultar outro CPF': { type: 'cpf.changed' },
  'quer um código por e-mail': { type: 'code.wanted' },
  'escolhe uma senha': answers('senha', values.senha),
  'repete a senha': answers('confirmar_senha', values.confirmar_senha),
  'clica em Continuar': { type: 'form.submitted' },
  'um código é enviado': { type: 'code.kept', issue },
  'volta ao formulário': { type: 'form.reopened' },
  'a confirmação dá certo': { type: 'visitorConfirmation.confirmed' },
  'o servidor recusa a senha': {
    type: 'visitorConfirmation.refused',
    message: 'Problemas de preenchimento. Verifique o formulário.',
    problems: [{ path: 'participante.senha', message: 'Senha fácil de adivinhar.' }],
  },
} as const

type Snapshot = {
  readonly context: { readonly cpf: string; readonly values: Readonly<Record<string, string>> }
}

/** Leads to different transitions from the same state: a CPF, and both passwords. */
export const traitOf = ({ context: { cpf, values: typed } }: Snapshot) =>
  [cpf !== '' && 'com CPF', typed.senha !== '' && 'uma senha', typed.confirmar_senha !== '' && 'repetida']
    .filter(Boolean)
    .join(', ')
