import * as v from 'valibot'

import { read, readByPost, write } from './call.ts'
import { flag, id, idOrNull, list, numberOrNull, ok, text } from './wire.ts'

const token = v.pipe(v.string(), v.nonEmpty())

export const authenticate = write('/api/autenticar', {
  access: 'public',
  body: v.object({
    cpf: v.pipe(v.string(), v.maxLength(20)),
    senha: v.pipe(v.string(), v.maxLength(128)),
    /** Of the authenticator app, for an account with a second factor (P-730). */
    codigo: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  /** `id_nuvem`, beyond the specification: the cloud of a person who has agreed, for the first list (P-703). */
  reply: v.object({ token, expira_em: v.optional(v.number()), id_nuvem: v.optional(idOrNull) }),
  summary:
    'Entra com CPF e senha da área restrita e, quem tem segundo fator, `codigo`. `expira_em` são os segundos de vida da ' +
    'sessão; `id_nuvem`, opcional, é a nuvem de quem já autorizou o compartilhamento, com a qual o portal pede a lista ' +
    'já no início da sessão.',
})

/** The token in `original` of a single sign-on: a string, or an object with the token (D-02). */
const original = v.union([token, v.object({ token }), v.object({ access_token: token })])

export function tokenIn(wire: v.InferOutput<typeof original>): string {
  if (typeof wire === 'string') return wire
  return 'token' in wire ? wire.token : wire.access_token
}

export const singleSignOn = write('/api/singlesignon', {
  access: 'public',
  host: 'singleSignOn',
  body: v.object({ codigo: v.pipe(v.string(), v.maxLength(512)) }),
  reply: v.object({ original, expira_em: v.optional(v.number()) }),
  summary: 'Troca um código de uso único, recebido de outro sistema do fundo, pelo token da sessão.',
  without: 'Only who comes by `/login/<code>` needs it.',
})

const planMembership = v.object({
  id_plano: id,
  id_categoria: id,
  dt_fim_plano: v.nullish(v.string(), null),
  percentual_variavel: numberOrNull,
  dt_inicio_plano: v.optional(text),
  id_situacao: idOrNull,
})

const correspondence = v.object({
  id: idOrNull,
  id_pais: text,
  cep: text,
  estado: text,
  cidade: text,
  bairro: text,
  endereco: text,
  numero: text,
  complemento: text,
  email_pessoal: text,
  email_extra: text,
  celular: text,
  telefone_alternativo: text,
})

export type WireAddress = v.InferOutput<typeof correspondence>
export { correspondence as addressSchema }

const startedSession = v.object({
  codigo: ok,
  token_ged: text,
  cpf: text,
  nome: text,
  id_pessoa_fisica: id,
  endereco: v.nullish(correspondence, null),
  data_nascimento: text,
  permissao_resgate: v.optional(flag, 'S'),
  desligado_antes_1996: v.optional(flag, 'N'),
  plano_participante: list(planMembership),
  migrado: v.optional(flag, 'N'),
  max_file_size: numberOrNull,
  papel: idOrNull,
})

/** After a login with password (D-03). */
export const startSession = readByPost('/api/iniciarsessao2', {
  access: 'session',
  body: v.object({ cpf: v.string() }),
  reply: startedSession,
  summary: 'Abre a sessão do participante autenticado e devolve quem ele é e em que planos está.',
})

/** After a single sign-on, when the CPF is not yet known (D-03). */
export const startSessionByToken = read('/api/iniciarsessao', {
  access: 'session',
  reply: startedSession,
  summary: 'O mesmo que iniciarsessao2 para quem entrou por código: só o token diz quem é.',
  without: 'Only who comes by `/login/<code>` needs it.',
})

export const renewSession = write('/api/renovarsessao', {
  access: 'session',
  /** `expira_em` in seconds from now. */
  reply: v.object({ codigo: ok, expira_em: v.number() }),
  summary:
    'Prolonga a sessão, com o mesmo token, até 12 horas depois do login. Opcional: o portal funciona sem ela.',
  without: 'The dialog before the end of a session asks for the password.',
})

export const logOut = write('/api/sair', {
  access: 'session',
  reply: v.object({ codigo: ok }),
  summary: 'Encerra a sessão no servidor. Opcional: o portal sai mesmo que a chamada não exista.',
  without: 'Sair ends the session in the browser alone.',
})
