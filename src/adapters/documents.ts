import { fromPromise } from 'xstate'
import type { Client } from '#api/client/client.ts'
import { newComplementaryDocument } from '#api/contract/complementary.ts'
import { newDocument, UPLOAD_ORIGIN_ID, UPLOAD_SCOPE, UPLOAD_TYPE_ID } from '#api/contract/documents.ts'
import type { HeldFile } from '#domain/documents/held-file.ts'
import type {
  AttachRequest,
  Destination,
  SendRequest,
  UploadReceipt,
} from '#machines/documents/upload/index.ts'
import { fileOf } from '#ui/browser/held-files.ts'

import { attachToRow } from './attach-to-row.ts'
import { takingTurns } from './taking-turns.ts'

/** How many files are sent at once (P-many-files). */
const MOST_AT_ONCE = 2

type Dependencies = { readonly call: Client; readonly newKey: () => string }

type Sending = Omit<SendRequest, 'listener'>

type CallOptions = Pick<Parameters<Client>[1] & object, 'signal' | 'onProgress'>

/** The upload's two calls: the file into the cloud, then the link to the row (D-74). */
export function documentsAdapter({ call, newKey }: Dependencies) {
  const keys = new WeakMap<HeldFile, Map<string, string>>()
  const inTurn = takingTurns(MOST_AT_ONCE)

  /** A file sent again for the same purpose after a failure has the same idempotency key (D-61). */
  const keyOf = ({ file, destination }: Sending) => {
    const ofFile = keys.get(file) ?? new Map<string, string>()
    keys.set(file, ofFile)
    const purpose = purposeOf(destination)
    const key = ofFile.get(purpose) ?? newKey()
    ofFile.set(purpose, key)
    return key
  }

  const send = async (upload: Sending, options: CallOptions): Promise<UploadReceipt> => {
    const { destination, file, owner } = upload
    const { participant, cloud } = owner
    const body = {
      id_nuvem: cloud.id,
      id_tipo: UPLOAD_TYPE_ID,
      id_tipo_documento: typeOf(destination),
      id_protocolo_ged: cloud.protocolId,
      token_ged: participant.storeToken,
      arquivo: fileOf(file),
      usuario: participant.cpf,
      nome: participant.name,
      id_origem: UPLOAD_ORIGIN_ID,
      escopo: UPLOAD_SCOPE,
    } as const
    const sent = { ...options, key: keyOf(upload) }
    const reply =
      destination.kind === 'complementary'
        ? await call(newComplementaryDocument, {
            ...sent,
            body: { ...body, id_requerimento: destination.requestId },
          })
        : await call(newDocument, { ...sent, body })
    return { documentId: reply.id_documento ?? null, storeId: reply.id_documento_ged ?? null }
  }

  return {
    'upload.sendFile': fromPromise<UploadReceipt, SendRequest>(({ input: { listener, ...upload }, signal }) =>
      inTurn(signal, () =>
        send(upload, { signal, onProgress: (sent) => listener.send({ type: 'file.progressed', sent }) }),
      ),
    ),

    'upload.attachDocument': fromPromise<void, AttachRequest>(({ input: { slot, documentId, owner } }) =>
      attachToRow(call, { row: slot, documentId, owner }),
    ),
  }
}

const typeOf = (destination: Destination) =>
  destination.kind === 'row' ? destination.slot.documentTypeId : destination.documentTypeId

/** Identifies the row or list of the upload; the displayed name is not part of it. */
function purposeOf(destination: Destination): string {
  if (destination.kind !== 'row') return JSON.stringify(destination)
  const { title: _title, ...row } = destination.slot
  return JSON.stringify(row)
}
