import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import { loadPortability, newPortability, savePortability } from '#api/contract/portability.ts'
import { valuesOf } from '#api/contract/typed-request.ts'

import { documentsFromWire } from '../wire-requests.ts'
import { keyed, type RequestCalls } from './request-calls.ts'
import { asShown } from './shared-calls.ts'
import { requestToSave, savedFrom, statusOf } from './typed-save.ts'

const answersIn = ({ requerimento, detalhes, endereco }: ReplyOf<typeof loadPortability>) =>
  answersFromWire({
    planId: requerimento.id_plano,
    details: valuesOf(detalhes),
    address: endereco,
    dependants: [],
  })

/** The calls of the outbound portability, type 10. */
export const portabilityCalls: RequestCalls = {
  begin: async (call, { cloud }) => ({
    answers: answersIn(await call(newPortability, { body: { id_nuvem: cloud.id } })),
  }),

  open: async (call, { requerimento: { id } }) => {
    const loaded = await call(loadPortability, { params: { id } })
    return {
      ...statusOf(loaded.requerimento),
      answers: answersIn(loaded),
      documents: documentsFromWire(loaded.documentos),
      people: [],
    }
  },

  read: async (_call, shown) => asShown(shown),

  save: async (call, save) => {
    const { id_plano, detalhes, endereco } = answersToWire(save.answers)
    const saved = await call(savePortability, {
      body: {
        usuario: save.cpf,
        requerimento: { ...requestToSave(save), id_tipo_requerimento: save.request.typeId, id_plano },
        endereco,
        detalhes,
      },
      ...keyed(save),
    })
    return {
      ...savedFrom(saved.requerimento, save),
      rows: {},
      documents: documentsFromWire(saved.documentos),
      people: [],
    }
  },
}
