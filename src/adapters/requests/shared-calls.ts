import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import { saveRequest, suggestForRequest, type WireSuggestions } from '#api/contract/requests.ts'
import { valuesOf } from '#api/contract/screen-request.ts'
import { detailsOnRecord } from '#domain/forms/suggested.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import { STATUS_LABELS } from '#domain/requests/status.ts'
import type { Suggestions } from '#domain/requests/suggestions.ts'

import { documentsFromWire, peopleFromWire } from '../wire-requests.ts'
import { nullOnFailure } from './null-on-failure.ts'
import { keyed, type OpenedRequest, type RequestCalls, type Shown } from './request-calls.ts'

/** For forms whose answers are all in the reply. */
export function asShown({ requerimento, detalhes, endereco, dependentes, documentos }: Shown): OpenedRequest {
  return {
    status: requerimento.situacao,
    statusName: requerimento.desc_situacao || STATUS_LABELS[requerimento.situacao],
    version: requerimento.versao ?? null,
    answers: answersFromWire({
      planId: requerimento.id_plano,
      details: valuesOf(detalhes),
      address: endereco,
      dependants: dependentes,
    }),
    documents: documentsFromWire(documentos),
    people: peopleFromWire(dependentes),
  }
}

export function suggestionsFromWire({ cadastro, conta, dependentes }: WireSuggestions): Suggestions {
  const { protocolo = '', ...account } = conta ?? {}
  return {
    registration: cadastro,
    account: conta && { protocol: protocolo, answers: account as Omit<typeof conta, 'protocolo'> },
    people: dependentes.map(({ nm_parentesco, ...answers }) => ({ kinship: nm_parentesco, answers })),
  }
}

export const sharedCalls: RequestCalls = {
  /** Proposes the address and the registration on file; without the latter the form works too. */
  begin: async (call, { typeId, participant: { address } }) => {
    const begun = await nullOnFailure(call(suggestForRequest))
    const suggestions = begun?.sugestoes && suggestionsFromWire(begun.sugestoes)
    const form = kindOf(typeId ?? 0)?.form
    return {
      answers: {
        ...(address && { endereco: address }),
        ...(suggestions && form && { detalhes: detailsOnRecord(form, suggestions) }),
      },
      ...(suggestions && { facts: { suggestions } }),
    }
  },

  open: async (_call, shown) => ({
    ...asShown(shown),
    ...(shown.sugestoes && { facts: { suggestions: suggestionsFromWire(shown.sugestoes) } }),
  }),

  read: async (_call, shown) => asShown(shown),

  save: async (call, save) => {
    const { request, intent, answers, documents, cpf, cloud } = save
    const saved = await call(saveRequest, {
      body: {
        ...answersToWire(answers),
        id: request.id,
        id_tipo: request.typeId,
        id_nuvem: cloud.id,
        situacao: intent,
        usuario: cpf,
        documentos: documents.map((row) => ({ id_req_doc: row.id, id_documento: row.documentId })),
        ...(request.version === null ? {} : { versao: request.version }),
      },
      ...keyed(save),
    })
    const { dependentes, beneficiarios } = answersFromWire({
      planId: null,
      details: {},
      address: null,
      dependants: saved.dependentes,
    })
    return {
      id: saved.requerimento.id,
      protocol: saved.requerimento.protocolo,
      status: saved.requerimento.situacao ?? null,
      version: saved.requerimento.versao ?? null,
      rows: { dependentes, beneficiarios },
      documents: documentsFromWire(saved.documentos),
      people: peopleFromWire(saved.dependentes),
    }
  },
}
