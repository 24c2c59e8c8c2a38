import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import { saveRequest } from '#api/contract/requests.ts'
import { valuesOf } from '#api/contract/typed-request.ts'
import { statusNameOf } from '#domain/requests/status.ts'

import { documentsFromWire, peopleFromWire } from '../wire-requests.ts'
import { keyed, type OpenedRequest, type RequestCalls, type Shown } from './request-calls.ts'

/** For forms whose answers are all in the reply. */
export function asShown({ requerimento, detalhes, endereco, dependentes, documentos }: Shown): OpenedRequest {
  return {
    status: requerimento.situacao,
    statusName: statusNameOf(requerimento.situacao, requerimento.desc_situacao),
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

export const sharedCalls: RequestCalls = {
  /** Proposes the address on file. */
  begin: async (_call, { participant: { address } }) => ({
    answers: address ? { endereco: address } : {},
  }),

  open: async (_call, shown) => asShown(shown),

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
