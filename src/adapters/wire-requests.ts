import type { ReplyOf } from '#api/contract/call.ts'
import type {
  listRequests,
  showRequest,
  WireBeneficiaryDocument,
  WireRequiredDocument,
  WireSavedDependant,
} from '#api/contract/requests.ts'
import type { ComplementaryDocument } from '#domain/documents/complementary.ts'
import type { PersonDocuments, RequiredDocument } from '#domain/documents/required.ts'
import type { StatusHistory } from '#domain/requests/history.ts'
import { statusNameOf } from '#domain/requests/status.ts'
import type { ListedRequest, RequestSummary } from '#domain/requests/summary.ts'

type WireSummary =
  | ReplyOf<typeof listRequests>['requerimentos'][number]
  | ReplyOf<typeof showRequest>['requerimento']

export function summaryFromWire(wire: WireSummary): RequestSummary {
  return {
    id: wire.id,
    typeId: wire.id_tipo_requerimento,
    typeName: wire.tipo_desc,
    planName: wire.plano_sigla,
    protocol: wire.protocolo,
    requestedAt: wire.data_requerimento,
    status: wire.situacao,
    statusName: statusNameOf(wire.situacao, wire.desc_situacao),
  }
}

export const listedFromWire = (
  wire: ReplyOf<typeof listRequests>['requerimentos'][number],
): ListedRequest => ({
  ...summaryFromWire(wire),
  correctionRequest: wire.mensagem_fundo,
  since: wire.situacao_desde,
})

const documentFromWire = (id: number, wire: Omit<WireRequiredDocument, 'id_req_doc'>): RequiredDocument => ({
  id,
  typeId: wire.id_tipo_documento,
  typeName: wire.desc_tipo_documento,
  rule: wire.regra,
  situationId: wire.id_situacao,
  situationName: wire.desc_situacao,
  documentId: wire.id_documento,
  storeId: wire.id_documento_ged,
  fileName: wire.arquivo,
  ...(wire.nao_enviado && { isNew: true }),
})

export const documentsFromWire = (wire: readonly WireRequiredDocument[]): readonly RequiredDocument[] =>
  wire.map((row) => documentFromWire(row.id_req_doc, row))

export const personDocuments = (wire: readonly WireBeneficiaryDocument[]): readonly RequiredDocument[] =>
  wire.map((row) => ({ ...documentFromWire(row.id_req_bnf_doc, row), sameAs: row.mesmo_documento }))

const ROLES = { ir: 'como dependente', bnf: 'na declaração de beneficiários' } as const

/**
 * Dependants and beneficiaries with required documents. A person in both lists gets the role in the label, so
 * that no two attach buttons have the same name.
 */
export function peopleFromWire(wire: readonly WireSavedDependant[]): readonly PersonDocuments[] {
  const asked = wire.filter((dependant) => dependant.docs_obrigatorios.length > 0)
  const isTwice = ({ nome }: WireSavedDependant) => asked.filter((other) => other.nome === nome).length > 1
  return asked.map((dependant) => ({
    dependantId: dependant.id,
    name: isTwice(dependant) ? `${dependant.nome}, ${ROLES[dependant.tipo]}` : dependant.nome,
    // A dependant is asked for documents without having been marked.
    ...(dependant.tipo === 'ir' && !isTwice(dependant) && { role: 'dependente para o Imposto de Renda' }),
    documents: personDocuments(dependant.docs_obrigatorios),
  }))
}

type WireComplementary = ReplyOf<typeof showRequest>['documentos_complementares']

export const complementaryFromWire = (wire: WireComplementary): readonly ComplementaryDocument[] =>
  wire.map((row) => ({
    id: row.id,
    typeName: row.desc_tipo_documento,
    situationId: row.id_situacao,
    storeId: row.id_documento_ged,
    fileName: row.arquivo,
    ...(row.nao_enviado && { isNew: true }),
  }))

export const messagesFromWire = (wire: ReplyOf<typeof showRequest>['mensagens']) =>
  wire
    .map(({ id, data_gravacao, mensagem, autor }) => ({
      id,
      recordedAt: data_gravacao,
      text: mensagem,
      ...(autor !== '' && { author: autor }),
    }))
    .sort((a, b) => b.recordedAt.localeCompare(a.recordedAt) || b.id - a.id)

export const historyFromWire = (wire: ReplyOf<typeof showRequest>['historico']): StatusHistory =>
  wire.map(({ situacao, desc_situacao, data, autor }) => ({
    status: situacao,
    name: statusNameOf(situacao, desc_situacao),
    reachedAt: data,
    ...(autor !== '' && { author: autor }),
  }))
