import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import {
  loadBankChange,
  saveBankChange,
  startBankChange,
  type WireBankChangeDocument,
} from '#api/contract/bank-change.ts'
import { benefitsToWire, planOfTicked, receivedFromWire } from '#api/contract/benefit-rows.ts'
import { valuesOf } from '#api/contract/typed-request.ts'
import type { RequiredDocument } from '#domain/documents/required.ts'
import { situationOfLetter } from '#domain/documents/situations.ts'

import { keyed, type RequestCalls, type Shown } from './request-calls.ts'
import { requestToSave, savedFrom, statusOf } from './typed-save.ts'

/** These rows have another shape: if the number is missing, a letter gives the situation. */
export const bankChangeDocumentsFromWire = (
  rows: readonly WireBankChangeDocument[],
): readonly RequiredDocument[] =>
  rows.map((row) => ({
    id: row.id,
    typeId: row.id_tipo_documento,
    typeName: row.documento,
    rule: 0,
    situationId: row.id_situacao ?? situationOfLetter(row.situacao),
    situationName: row.desc_situacao,
    documentId: row.id_documento,
    storeId: row.id_documento_ged,
    fileName: row.arquivo,
    ...(row.nao_enviado && { isNew: true }),
  }))

const open: RequestCalls['open'] = async (call, { requerimento: { id } }: Shown) => {
  const { requerimento, detalhes, beneficios, documentos } = await call(loadBankChange, { params: { id } })
  return {
    ...statusOf(requerimento),
    answers: {
      ...answersFromWire({
        planId: requerimento.id_plano,
        details: valuesOf(detalhes),
        address: null,
        dependants: [],
      }),
      beneficios: receivedFromWire(beneficios),
    },
    documents: bankChangeDocumentsFromWire(documentos),
    people: [],
  }
}

/** The calls of the bank data change, type 15. */
export const bankChangeCalls: RequestCalls = {
  begin: async (call) => {
    const { beneficios } = await call(startBankChange)
    return { answers: { beneficios: receivedFromWire(beneficios) } }
  },

  open,

  /** No other reply contains the benefits. */
  read: open,

  save: async (call, save) => {
    const { detalhes } = answersToWire(save.answers)
    const { beneficios } = save.answers
    const saved = await call(saveBankChange, {
      body: {
        requerimento: {
          ...requestToSave(save),
          id_tipo_requerimento: save.request.typeId,
          id_plano: planOfTicked(beneficios, save.plans),
        },
        detalhes,
        beneficios: benefitsToWire(beneficios),
        usuario: save.cpf,
        nuvem: { id: save.cloud.id, id_protocolo_ged: save.cloud.protocolId },
      },
      ...keyed(save),
    })
    return {
      ...savedFrom(saved.requerimento, save),
      rows: {},
      documents: bankChangeDocumentsFromWire(saved.documentos),
      people: [],
    }
  },
}
