import * as v from 'valibot'

import { defineCall } from './call.ts'
import { id, idOrNull, list, nothing, numberOrNull, ok, text } from './wire.ts'

export const tables = defineCall({
  method: 'GET',
  path: '/api/tabelas',
  host: 'api',
  access: 'session',
  effect: 'read',
  encoding: 'none',
  params: nothing,
  body: nothing,
  reply: v.object({
    codigo: ok,
    planos: v.array(v.object({ id, descricao: text, sigla: v.optional(text, '') })),
    beneficios: v.array(v.object({ id_plano: id, id, descricao: text })),
    situacoes: list(v.object({ id: text, descricao: text })),
    tiposdocumento: list(v.object({ id, descricao: text })),
    docsobrigatorios: list(v.object({ id_tipo_documento: id, id_req_doc: idOrNull, situacao: text })),
    tipos_req: v.array(v.object({ id, descricao: text, detalhes: text, id_plano: idOrNull })),
    max_file_size: numberOrNull,
  }),
  summary: 'Tabelas de referência: planos, benefícios, situações, tipos de documento e de requerimento.',
})

export const lists = defineCall({
  method: 'GET',
  path: '/api/listas',
  host: 'api',
  access: 'session',
  effect: 'read',
  encoding: 'none',
  params: nothing,
  body: nothing,
  reply: v.object({
    paises: list(v.object({ id, descricao: text })),
    data_atual: text,
    vrs: numberOrNull,
    dominios_patrocinadores: list(v.string()),
  }),
  summary: 'Listas do formulário: países, data de hoje no fundo e valor de referência (VRS).',
})
