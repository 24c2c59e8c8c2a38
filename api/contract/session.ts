import * as v from 'valibot'

import { defineCall } from './call.ts'
import { flag, id, idOrNull, list, nothing, numberOrNull, ok, text } from './wire.ts'

export const authenticate = defineCall({
  method: 'POST',
  path: '/api/autenticar',
  host: 'api',
  access: 'public',
  effect: 'write',
  encoding: 'json',
  params: nothing,
  body: v.object({ cpf: v.pipe(v.string(), v.maxLength(20)), senha: v.pipe(v.string(), v.maxLength(128)) }),
  reply: v.object({ token: v.pipe(v.string(), v.nonEmpty()), expira_em: v.optional(v.number()) }),
  summary: 'Entra com CPF e senha da área restrita. `expira_em` são os segundos de vida da sessão.',
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

export const startSession = defineCall({
  method: 'POST',
  path: '/api/iniciarsessao2',
  host: 'api',
  access: 'session',
  effect: 'read',
  encoding: 'json',
  params: nothing,
  body: v.object({ cpf: v.string() }),
  reply: v.object({
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
  }),
  summary: 'Abre a sessão do participante autenticado e devolve quem ele é e em que planos está.',
})

export const logOut = defineCall({
  method: 'POST',
  path: '/api/sair',
  host: 'api',
  access: 'session',
  effect: 'write',
  encoding: 'json',
  params: nothing,
  body: nothing,
  reply: v.object({ codigo: ok }),
  summary: 'Encerra a sessão no servidor. Opcional: o portal sai mesmo que a chamada não exista.',
})
