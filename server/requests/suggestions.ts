import type { WireSuggestions } from '#api/contract/requests.ts'
import { sectionsOf } from '#domain/forms/form.ts'
import { isCpf } from '#domain/people/cpf.ts'
import { kindOf, TYPES_WITH_SCREEN } from '#domain/request-kinds/kinds.ts'
import type { OnRecord } from '#domain/requests/suggestions.ts'
import type { Queries } from '#server/database/connect.ts'

import { findDetails } from './answers/details.ts'
import { findTrustBeneficiaries } from './trust-beneficiaries.ts'

/** Data that a new request of the person can take over (FORM-43). */
export const findSuggestions = async (db: Queries, personId: number): Promise<WireSuggestions> => ({
  cadastro: await findRegistration(db, personId),
  conta: await findLastAccount(db, personId),
  ...(await findLastIdentity(db, personId)),
  dependentes: await findPeople(db, personId),
})

async function findRegistration(db: Queries, personId: number): Promise<WireSuggestions['cadastro']> {
  const found = await db
    .selectFrom('registration')
    .select(['id_card', 'id_card_issuer', 'id_card_issued_on', 'id_card_state', 'mother', 'father'])
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return found
    ? {
        rg: found.id_card,
        orgao_emissor: found.id_card_issuer,
        data_expedicao: found.id_card_issued_on ?? '',
        uf: found.id_card_state,
        nome_mae: found.mother,
        nome_pai: found.father,
      }
    : null
}

/** From the last request that was sent and not cancelled; accounts of representatives are not suggested. */
async function findLastAccount(db: Queries, personId: number): Promise<WireSuggestions['conta']> {
  const last = await db
    .selectFrom('request')
    .innerJoin('request_detail', 'request_detail.request_id', 'request.id')
    .select(['request.id', 'request.protocol'])
    .where('request.person_id', '=', personId)
    .where('request.status', 'not in', ['L', 'N'])
    .where('request_detail.name', '=', 'banco')
    .where('request_detail.value', '<>', '')
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('request_detail as holder')
            .select('holder.value')
            .whereRef('holder.request_id', '=', 'request.id')
            .where('holder.name', '=', 'titular_conta')
            .where('holder.value', '=', 'R'),
        ),
      ),
    )
    .orderBy('request.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return null
  const details = await findDetails(db, last.id)
  const at = (name: string) => details[name] ?? ''
  return {
    protocolo: last.protocol,
    banco: at('banco'),
    agencia: at('agencia'),
    agencia_dv: at('agencia_dv'),
    conta: at('conta'),
    conta_dv: at('conta_dv'),
    tipo_pagamento: at('tipo_pagamento'),
  }
}

/** The answers of all forms that the registration may have too, by their wire names. */
const ON_RECORD: ReadonlyMap<string, OnRecord> = new Map(
  TYPES_WITH_SCREEN.flatMap((typeId) => {
    const form = kindOf(typeId)?.form
    const fields = form ? sectionsOf(form).flatMap((section) => section.fields) : []
    return fields.flatMap(({ name, onRecord }) => (onRecord ? [[name, onRecord] as const] : []))
  }),
)

/** Identity card and parents, each out of the last request that was sent and not cancelled and has it. */
async function findLastIdentity(
  db: Queries,
  personId: number,
): Promise<Pick<WireSuggestions, 'identidade' | 'filiacao'>> {
  const sent = db
    .selectFrom('request')
    .where('request.person_id', '=', personId)
    .where('request.status', 'not in', ['L', 'N'])
  const details = await sent
    .innerJoin('request_detail', 'request_detail.request_id', 'request.id')
    .select(['request.id', 'request.protocol', 'request_detail.name', 'request_detail.value'])
    .where('request_detail.name', 'in', [...ON_RECORD.keys()])
    .execute()
  const parts = await sent
    .innerJoin('request_part', 'request_part.request_id', 'request.id')
    .select(['request.id', 'request.protocol', 'request_part.answers'])
    .where('request_part.part', '=', 'participante')
    .execute()
  const answered = [
    ...details,
    ...parts.flatMap(({ answers, ...request }) =>
      Object.entries(answers).map(([name, value]) => ({ ...request, name, value })),
    ),
  ].sort((one, other) => other.id - one.id)
  const last = (known: OnRecord) =>
    answered.find(({ name, value }) => ON_RECORD.get(name) === known && value !== '')
  const at = (id: number, known: OnRecord) =>
    answered.find((one) => one.id === id && ON_RECORD.get(one.name) === known)?.value ?? ''
  const card = last('rg')
  const mother = last('nome_mae')
  return {
    identidade: card
      ? {
          protocolo: card.protocol,
          rg: card.value,
          orgao_emissor: at(card.id, 'orgao_emissor'),
          data_expedicao: at(card.id, 'data_expedicao'),
          uf: at(card.id, 'uf'),
        }
      : null,
    filiacao: mother
      ? { protocolo: mother.protocol, nome_mae: mother.value, nome_pai: at(mother.id, 'nome_pai') }
      : null,
  }
}

/** Each person once, whatever the number of plans; beneficiaries with a CNPJ are not persons. */
async function findPeople(db: Queries, personId: number): Promise<WireSuggestions['dependentes']> {
  const people = (await findTrustBeneficiaries(db, personId)).filter(({ cpf }) => isCpf(cpf))
  return [...new Map(people.map((person) => [person.cpf, person])).values()].map((person) => ({
    nome: person.name,
    cpf: person.cpf,
    data_nascimento: person.birth_date,
    sexo: person.sex,
    nm_parentesco: person.kinship_name,
  }))
}
