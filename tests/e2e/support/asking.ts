import { listCloud } from '#api/contract/cloud.ts'
import { listRequests } from '#api/contract/requests.ts'
import type { RowKey } from '#domain/navigation/paths.ts'
import { ACCEPTANCE } from '#domain/requests/type-ids.ts'

import { callingBy } from '../../server/support/calling.ts'
import { Participant, type Saved } from '../../server/support/participant.ts'
import { child, retirement } from '../../server/support/retirement.ts'
import { paulo } from './people.ts'

/** A participant who calls the server directly. */
export const participant = (serverUrl: string, cpf: string): Promise<Participant> =>
  Participant.logIn(
    callingBy((path, init) => fetch(new URL(path, serverUrl), init)),
    cpf,
  )

/** Plan 1 but for Paulo, who is in plan 2 alone. */
const planOf = (cpf: string): number => (cpf === paulo ? 2 : 1)

/** Files a complete draft of a retirement request for this test only; returns its id. */
export async function fileDraft(serverUrl: string, cpf: string): Promise<number> {
  const self = await participant(serverUrl, cpf)
  return (await self.saved(retirement(self.cloudId))).requerimento.id
}

/** Sends a complete retirement request for analysis. */
export async function sendRequest(serverUrl: string, cpf: string): Promise<void> {
  const self = await participant(serverUrl, cpf)
  const draft = await self.saved(retirement(self.cloudId))
  await self.attachEverything(draft)
  const { id, versao } = draft.requerimento
  await self.saved(retirement(self.cloudId, { id, versao, situacao: 'A' }))
}

/** The same person calling the server directly, with a draft that requires documents. */
export async function filing(
  serverUrl: string,
  cpf: string,
): Promise<{ readonly self: Participant; readonly saved: Saved }> {
  const self = await participant(serverUrl, cpf)
  const draft = { id_plano: planOf(cpf), dependentes: [child] }
  return { self, saved: await self.saved(retirement(self.cloudId, draft)) }
}

export function firstRow({ requerimento, documentos }: Saved): RowKey {
  const [row] = documentos
  if (!row) throw new Error('The request asks for no document')
  const { id_req_doc: rowId, id_tipo_documento: documentTypeId } = row
  return { requestId: requerimento.id, rowId, dependantId: null, documentTypeId }
}

type Listed = { readonly id: number; readonly id_tipo_requerimento: number; readonly situacao: string }

/** The participant's acceptance; each has at most one. */
export async function acceptanceOf({ server, token, cloudId }: Participant): Promise<Listed> {
  const { body } = await server.call(listRequests, { token, params: { id_nuvem: cloudId } })
  const { requerimentos } = body as { readonly requerimentos: readonly Listed[] }
  const found = requerimentos.find((request) => request.id_tipo_requerimento === ACCEPTANCE)
  if (!found) throw new Error('There is no acceptance')
  return found
}

/** The documents of the cloud: 'Contracheque: maio.pdf'. */
export async function cloudFiles({ server, token, cloudId }: Participant): Promise<readonly string[]> {
  const { body } = await server.call(listCloud, { token, params: { id_nuvem: cloudId } })
  const { documentos } = body as { documentos: readonly { tipo_documento: string; arquivo: string }[] }
  return documentos.map(({ tipo_documento, arquivo }) => `${tipo_documento}: ${arquivo}`)
}
