import { listCloud } from '#api/contract/cloud.ts'
import { attachComplementaryDocument } from '#api/contract/complementary.ts'

import { participant } from '../../tests/e2e/support/asking.ts'
import { beatriz } from '../../tests/e2e/support/people.ts'
import { retirement } from '../../tests/server/support/retirement.ts'

type CloudDocument = { readonly id: number; readonly id_tipo_documento: number }

/** A new draft with one complementary document. */
export async function newDraft(serverUrl: string): Promise<number> {
  const self = await participant(serverUrl, beatriz)
  const { server, token, cloudId } = self
  const { id } = (await self.saved(retirement(cloudId))).requerimento
  const { body } = await server.call(listCloud, { token, params: { id_nuvem: cloudId } })
  const [document] = (body as { readonly documentos: readonly CloudDocument[] }).documentos
  const attached = {
    id_requerimento: id,
    id_documento: document?.id,
    id_tipo_documento: document?.id_tipo_documento,
    usuario: '',
    id_nuvem: cloudId,
  }
  await server.call(attachComplementaryDocument, { token, body: attached })
  return id
}
