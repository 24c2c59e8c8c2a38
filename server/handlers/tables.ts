import { tables as call } from '#api/contract/reference.ts'
import { PENDING } from '#domain/documents/situations.ts'
import { SECOND_PLAN } from '#domain/people/membership.ts'
import { described, enrolmentTables } from '#server/fund/described.ts'
import type { Handler } from '#server/http/handler.ts'
import { readyEachDay } from '#server/http/ready-reply.ts'

const OWNERS = { holder: 'titular', dependant: 'dependente', beneficiary: 'beneficiario' } as const

const answer = readyEachDay(call, (fund) => ({
  codigo: 'ok' as const,
  planos: fund.plans.map(({ id, name, acronym }) => ({ id, descricao: name, sigla: acronym })),
  beneficios: fund.benefits.map(({ planId, id, name }) => ({ id_plano: planId, id, descricao: name })),
  situacoes: described(fund.requestSituations),
  tiposdocumento: described(fund.documentTypes),
  docsobrigatorios: [...new Set(fund.requiredDocuments.map(({ documentTypeId }) => documentTypeId))].map(
    (id) => ({ id_tipo_documento: id, id_req_doc: null, situacao: PENDING }),
  ),
  tipos_req: fund.requestTypes.map(({ id, name, details, planId, ...guide }) => ({
    id,
    descricao: name,
    detalhes: details,
    id_plano: planId,
    resumo: guide.summary ?? '',
    quem_pode: guide.whoMay ?? '',
    separe: guide.atHand ?? '',
    minutos: guide.minutes ?? null,
    prazo_analise_dias: guide.analysisDays ?? null,
    documentos: fund.requiredDocuments
      .filter(({ requestTypes }) => requestTypes.includes(id))
      .map((row) => ({
        de: OWNERS[row.of],
        id_tipo_documento: row.documentTypeId,
        regra: row.rule,
        id_plano: row.planId,
      })),
  })),
  prazo_exigencia_dias: fund.settings.requirementDays ?? null,
  max_file_size: fund.settings.maxFileMb,
  bancos: fund.banks.map(({ code, name, requestTypes }) => ({
    numero: code,
    nome: name,
    tipos_req: requestTypes,
  })),
  plano: fund.plans
    .filter(({ id }) => id === SECOND_PLAN)
    .map(({ id, name, acronym, cnpb }) => ({ id, descricao: name, sigla: acronym, cnpb }))[0],
  ...enrolmentTables(fund),
}))

/** The fund's tables in one load. */
export const tables: Handler<typeof call> = async (_input, services) => answer(services)
