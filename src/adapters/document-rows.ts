import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { showRequest } from '#api/contract/requests.ts'
import type { AskingRequest, RequestAsked } from '#machines/documents/new-document/index.ts'

import { documentsFromWire, summaryFromWire } from './wire-requests.ts'

/** The holder's rows of a request, for a file that is sent outside the form. */
export const documentRowsAdapter = (call: Client) =>
  fromPromise<AskingRequest, RequestAsked>(async ({ input }) => {
    const { requerimento, documentos, documentos_complementares } = await call(showRequest, {
      params: { id: input.requestId },
    })
    return {
      summary: summaryFromWire(requerimento),
      documents: documentsFromWire(documentos),
      complementaryIds: documentos_complementares.map(({ id }) => id),
    }
  })
