import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { removeComplementaryDocument } from '#api/contract/complementary.ts'
import { failureOf, refusalCode } from '#domain/call-failure.ts'
import { provideMutation } from '#machines/calls/mutation/index.ts'
import type { RemoveComplementary } from '#machines/documents/document-removal/index.ts'

/** Removes a complementary document from its request (D-76). */
export const complementaryAdapter = (call: Client) => ({
  'documentRemoval.removeDocument': provideMutation(
    fromPromise<void, RemoveComplementary>(async ({ input: { id, owner } }) => {
      const { participant, cloud } = owner
      const body = { id, id_nuvem: cloud.id, usuario: participant.cpf }
      await call(removeComplementaryDocument, { body }).catch(ignoreMissing)
    }),
  ),
})

/** A missing document was already removed: the reply to an earlier attempt may have been lost (D-61). */
function ignoreMissing(error: unknown): void {
  if (refusalCode(failureOf(error)) !== 'notFound') throw error
}
