import * as v from 'valibot'

import { read } from './call.ts'
import { id, idOrNull, list, numberOrNull, ok, text } from './wire.ts'

const described = list(v.object({ id, descricao: text }))

/** Lists in `/api/listas`, in the enrolment lists and, by D-117, in `/api/tabelas`. */
const personLists = {
  nacionalidade: described,
  estadoCivil: described,
  /** Two digits with a leading zero: '03'. */
  escolaridade: list(v.object({ id: text, descricao: text })),
}

const enrolmentTables = {
  ...personLists,
  tipoTempoServico: described,
  parentesco: described,
  paises: described,
}

export const tables = read('/api/tabelas', {
  access: 'session',
  reply: v.object({
    codigo: ok,
    planos: v.array(v.object({ id, descricao: text, sigla: v.optional(text, '') })),
    beneficios: v.array(v.object({ id_plano: id, id, descricao: text })),
    situacoes: list(v.object({ id: text, descricao: text })),
    tiposdocumento: described,
    docsobrigatorios: list(v.object({ id_tipo_documento: id, id_req_doc: idOrNull, situacao: text })),
    /** From `resumo` on beyond the specification; '' or null if the fund gives none (P-378). */
    tipos_req: v.array(
      v.object({
        id,
        descricao: text,
        detalhes: text,
        id_plano: idOrNull,
        resumo: text,
        quem_pode: text,
        separe: text,
        minutos: numberOrNull,
        prazo_analise_dias: numberOrNull,
        /** What requests of the type can ask for, with the rule that decides it. */
        documentos: list(
          v.object({
            de: v.picklist(['titular', 'dependente', 'beneficiario']),
            id_tipo_documento: id,
            regra: id,
            id_plano: idOrNull,
          }),
        ),
      }),
    ),
    prazo_exigencia_dias: numberOrNull,
    max_file_size: numberOrNull,
    /** Banks with the request types that offer them (D-83, P-24). */
    bancos: list(v.object({ numero: text, nome: text, tipos_req: list(id) })),
    /** The plan of the enrolment (P-26). */
    plano: v.nullish(v.object({ id, descricao: text, sigla: text, cnpb: text }), null),
    ...enrolmentTables,
  }),
  summary: 'Tabelas de referência: planos, benefícios, situações, tipos de documento e de requerimento.',
})

export const lists = read('/api/listas', {
  access: 'session',
  reply: v.object({
    paises: described,
    data_atual: text,
    vrs: numberOrNull,
    dominios_patrocinadores: list(v.string()),
    ...personLists,
  }),
  summary: 'Listas do formulário: países, data de hoje no fundo e valor de referência (VRS).',
  without: 'The login goes on; choices that only this call has stay empty.',
})

export const enrolmentLists = read('/api/adesaops2', {
  access: 'session',
  reply: v.object({
    ...enrolmentTables,
    /** `id_emp` is the sponsor of the regional office. */
    regionais: list(v.object({ id, descricao: text, id_emp: idOrNull })),
    empresas: described,
  }),
  summary: 'Listas da adesão ao plano II: dados pessoais, tempo de serviço, parentescos e regionais.',
  without: 'Only where `/api/tabelas` has request type 11.',
})
