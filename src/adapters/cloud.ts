import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import { listCloud, listCloudOfType } from '#api/contract/cloud.ts'
import { attachComplementaryDocument } from '#api/contract/complementary.ts'
import { showRequest } from '#api/contract/requests.ts'
import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import { provideMutation } from '#machines/calls/mutation/index.ts'
import type {
  CloudQuestion,
  PickingRequest,
  PickRequest,
  RequestQuestion,
} from '#machines/documents/cloud-picker/index.ts'

import { attachToRow } from './attach-to-row.ts'
import { documentsFromWire, peopleFromWire, summaryFromWire } from './wire-requests.ts'

export function cloudAdapter(call: Client) {
  return {
    loadDocuments: fromPromise<readonly CloudDocument[], CloudQuestion>(
      async ({ input: { cloudId, documentTypeId } }) => {
        const { documentos } =
          documentTypeId === null
            ? await call(listCloud, { params: { id_nuvem: cloudId } })
            : await call(listCloudOfType, {
                params: { id_nuvem: cloudId, id_tipo_documento: documentTypeId },
              })
        return documentos.map(cloudDocumentFromWire)
      },
    ),

    loadRequest: fromPromise<PickingRequest | null, RequestQuestion>(async ({ input: { requestId } }) => {
      if (requestId === null) return null
      const shown = await call(showRequest, { params: { id: requestId } })
      return {
        summary: summaryFromWire(shown.requerimento),
        documents: documentsFromWire(shown.documentos),
        people: peopleFromWire(shown.dependentes),
        complementaryIds: shown.documentos_complementares.flatMap(({ id_documento }) => id_documento ?? []),
      }
    }),

    attachDocument: provideMutation(
      fromPromise<void, PickRequest>(async ({ input: { requestId, row, document, participant, cloud } }) => {
        if (row === null) {
          await call(attachComplementaryDocument, {
            body: {
              id_requerimento: requestId,
              id_documento: document.id,
              id_tipo_documento: document.typeId,
              usuario: participant.cpf,
              id_nuvem: cloud.id,
            },
          })
        } else {
          const owner = { participant, cloud }
          await attachToRow(call, { row: { ...row, requestId }, documentId: document.id, owner })
        }
      }),
    ),
  }
}

const SCAN = { livre: 'free', pendente: 'waiting', recusado: 'infected' } as const

type WireDocument = ReplyOf<typeof listCloud>['documentos'][number]

export const cloudDocumentFromWire = (wire: WireDocument): CloudDocument => ({
  id: wire.id,
  storeId: wire.id_documento_ged,
  typeId: wire.id_tipo_documento,
  typeName: wire.tipo_documento,
  fileName: wire.arquivo,
  recordedAt: wire.data_gravacao,
  sentAt: wire.data_envio,
  scan: SCAN[wire.verificacao ?? 'livre'],
  rejections: (wire.rejeicoes ?? []).map(({ linha, data }) => ({ rowId: linha, at: data })),
})
