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

export function dependantRow({ requerimento, dependentes }: Saved): RowKey {
  const [dependant] = dependentes
  const row = dependant?.docs_obrigatorios[0]
  if (!dependant || !row) throw new Error('The request asks for no document of a dependant')
  const { id_req_bnf_doc: rowId, id_tipo_documento: documentTypeId } = row
  return { requestId: requerimento.id, rowId, dependantId: dependant.id, documentTypeId }
}

type Listed = { readonly id: number; readonly id_tipo_requerimento: number; readonly situacao: string }

/** All that the participant's list shows. */
export async function requestsOf({ server, token, cloudId }: Participant): Promise<readonly Listed[]> {
  const { body } = await server.call(listRequests, { token, params: { id_nuvem: cloudId } })
  return body.requerimentos as readonly Listed[]
}

/** The participant's acceptance; each has at most one. */
export async function acceptanceOf(self: Participant): Promise<Listed> {
  const requests = await requestsOf(self)
  const found = requests.find((request) => request.id_tipo_requerimento === ACCEPTANCE)
  if (!found) throw new Error('There is no acceptance')
  return found
}

/** The participant's oldest request in E; newer ones may be filed meanwhile. */
export async function demandedRequest(self: Participant): Promise<number> {
  const requests = await requestsOf(self)
  const demanded = requests.filter(({ situacao }) => situacao === 'E').map(({ id }) => id)
  if (demanded.length === 0) throw new Error('There is no request in E')
  return Math.min(...demanded)
}

type CloudDocument = {
  readonly id: number
  readonly id_tipo_documento: number
  readonly id_documento_ged: string
  readonly arquivo: string
}

/** The documents of the cloud. */
export async function cloudDocuments(self: Participant): Promise<readonly CloudDocument[]> {
  const { server, token, cloudId } = self
  const { body } = await server.call(listCloud, { token, params: { id_nuvem: cloudId } })
  return body.documentos as readonly CloudDocument[]
}
