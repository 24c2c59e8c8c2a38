import { addressFromWire } from '#api/contract/address.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import type { lists, tables } from '#api/contract/reference.ts'
import type { startSession } from '#api/contract/session.ts'
import { digitsOf } from '#domain/people/digits.ts'
import { centsOf } from '#domain/people/money.ts'
import type { Participant } from '#domain/people/participant.ts'
import { todayInSaoPaulo } from '#domain/people/today.ts'
import type { Reference } from '#domain/requests/reference.ts'

export function participantFromWire(wire: ReplyOf<typeof startSession>): Participant {
  return {
    cpf: digitsOf(wire.cpf),
    name: wire.nome,
    personId: wire.id_pessoa_fisica,
    birthDate: wire.data_nascimento.slice(0, 10) || null,
    address: wire.endereco ? addressFromWire(wire.endereco) : null,
    memberships: wire.plano_participante.map((plan) => ({
      planId: plan.id_plano,
      categoryId: plan.id_categoria,
      endedOn: plan.dt_fim_plano || null,
      startedOn: plan.dt_inicio_plano || null,
      situationId: plan.id_situacao,
      variablePercent: plan.percentual_variavel,
    })),
    withdrawalAllowed: wire.permissao_resgate === 'S',
    migrated: wire.migrado === 'S',
    storeToken: wire.token_ged,
    maxFileMb: wire.max_file_size,
    roleId: wire.papel,
  }
}

type WireReference = ReplyOf<typeof tables>
type WireLists = ReplyOf<typeof lists>

const OWNERS = { titular: 'holder', dependente: 'dependant', beneficiario: 'beneficiary' } as const

/**
 * `extra` is null if the lists could not be loaded: the local date is the fallback for the fund's (D-62,
 * D-81).
 */
export function referenceFromWire(wire: WireReference, extra: WireLists | null, now: Date): Reference {
  return {
    plans: wire.planos.map((plan) => ({ id: plan.id, name: plan.descricao })),
    benefits: wire.beneficios.map((benefit) => ({
      planId: benefit.id_plano,
      id: benefit.id,
      name: benefit.descricao,
    })),
    types: wire.tipos_req.map((type) => ({
      id: type.id,
      name: type.descricao,
      details: type.detalhes,
      planId: type.id_plano,
      summary: type.resumo,
      whoMay: type.quem_pode,
      atHand: type.separe,
      minutes: type.minutos,
      analysisDays: type.prazo_analise_dias,
      documents: type.documentos.map(({ de, id_tipo_documento, regra, id_plano }) => ({
        of: OWNERS[de],
        documentTypeId: id_tipo_documento,
        rule: regra,
        planId: id_plano,
      })),
    })),
    requirementDays: wire.prazo_exigencia_dias,
    documentTypes: wire.tiposdocumento.map(({ id, descricao }) => ({ id, name: descricao })),
    countries: (extra?.paises ?? []).map((country) => ({ id: country.id, name: country.descricao })),
    banks: wire.bancos.map(({ numero, nome, tipos_req }) => ({
      code: numero,
      name: nome,
      requestTypes: tipos_req,
    })),
    sponsorDomains: extra?.dominios_patrocinadores ?? [],
    today: extra?.data_atual.slice(0, 10) || todayInSaoPaulo(now),
    ...(typeof extra?.vrs === 'number' && { contributionReferenceCents: centsOf(extra.vrs) }),
    maxFileMb: wire.max_file_size,
  }
}
