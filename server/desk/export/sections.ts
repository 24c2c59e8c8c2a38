import { type RawBuilder, sql } from 'kysely'

import type { Database } from '#server/database/schema.ts'
import { hashToken } from '#server/kernel/tokens.ts'

export type Person = { readonly id: number; readonly cpf: string }

type Section = {
  readonly table: keyof Database
  /** The condition of its rows, `t`. */
  readonly about: (person: Person) => RawBuilder<unknown>
  /** The columns to export of rows about another person. Default: all. */
  readonly only?: readonly string[]
}

const ofPerson = (table: keyof Database): Section => ({
  table,
  about: ({ id }) => sql`t.person_id = ${id}`,
})

const ofRequests = (table: keyof Database): Section => ({
  table,
  about: ({ id }) => sql`t.request_id in (select id from request where person_id = ${id})`,
})

const ofCpf = (table: keyof Database): Section => ({
  table,
  about: ({ cpf }) => sql`t.cpf_hash = ${hashToken(cpf)}`,
})

/** Where another person named this one. */
const namedByOthers = (table: keyof Database, column: string, only: readonly string[]): Section => ({
  table,
  about: ({ cpf }) => sql`regexp_replace(${sql.ref(`t.${column}`)}, '[^0-9]', '', 'g') = ${cpf}`,
  only: [column, ...only],
})

const addressesOf = ({ id }: Person) => sql`(
  select address_id from person where id = ${id} union select address_id from request where person_id = ${id}
)`

const NAMED = ['name', 'birth_date', 'sex', 'kinship_name']

/** What is recorded about a person, by the title that the export has for it. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  pessoa: { table: 'person', about: ({ id }) => sql`t.id = ${id}` },
  enderecos: { table: 'address', about: (person) => sql`t.id in ${addressesOf(person)}` },
  cadastro: ofPerson('registration'),
  tempos_de_servico: ofPerson('service_time'),
  planos: ofPerson('membership'),
  beneficios: ofPerson('received_benefit'),
  beneficiarios: ofPerson('trust_beneficiary'),
  consentimentos: ofPerson('consent'),
  nuvem: ofPerson('cloud'),
  documentos: {
    table: 'document',
    about: ({ id }) => sql`t.cloud_id in (select id from cloud where person_id = ${id})`,
  },
  requerimentos: ofPerson('request'),
  respostas: ofRequests('request_detail'),
  respostas_do_participante: ofRequests('request_part'),
  respostas_em_linhas: ofRequests('request_row'),
  alteracoes: ofRequests('request_change'),
  dependentes: ofRequests('dependant'),
  documentos_exigidos: ofRequests('required_document'),
  documentos_rejeitados: {
    table: 'rejection',
    about: ({ id }) => sql`t.document_id in (
      select document.id from document join cloud on cloud.id = cloud_id where person_id = ${id}
    )`,
  },
  documentos_complementares: ofRequests('complementary_document'),
  documentos_anexados_e_retirados: ofRequests('document_change'),
  documentos_avaliados: ofRequests('document_judgement'),
  mensagens: ofRequests('request_message'),
  situacoes: ofRequests('request_status'),
  sessoes: ofPerson('session'),
  segundo_fator: ofPerson('second_factor'),
  mudancas_do_segundo_fator: ofPerson('second_factor_change'),
  mudancas_por_importacao: ofPerson('person_change'),
  consultas_a_outras_pessoas: ofPerson('look_up'),
  consultas_de_outras_pessoas: ofCpf('look_up'),
  consultas_da_equipe: {
    table: 'desk_read',
    about: ({ id }) =>
      sql`(t.person_id = ${id} or t.request_id in (select id from request where person_id = ${id}))`,
  },
  emails: {
    table: 'outgoing_mail',
    about: (person) => sql`lower(t.recipient) in (
      select lower(mail) from address a, unnest(array[a.private_email, a.extra_email]) mail
      where a.id in ${addressesOf(person)} and mail <> ''
    )`,
  },
  codigos_de_confirmacao: ofCpf('confirmation_code'),
  cadastros_excluidos: ofCpf('visitor_release'),
  eliminacoes_de_dados: ofCpf('erasure'),
  citado_como_dependente: namedByOthers('dependant', 'cpf', NAMED),
  citado_como_beneficiario: namedByOthers('trust_beneficiary', 'cpf', NAMED),
  citado_como_representante: namedByOthers('received_benefit', 'representative_cpf', ['representative_name']),
}

/** Tables without a section, and why. */
export const NOT_EXPORTED: Partial<Readonly<Record<keyof Database, string>>> = {
  credential: 'only the hash of the password',
  password_key: 'not about people',
  installation: 'not about people',
  import_run: 'not about people',
  rate_limit: 'counters under signed names, for a day at most',
  single_sign_on_code: 'hashes of codes for single use',
  participant_area_code: 'hashes of codes for single use',
  document_draft: 'names of files under way, without their person',
  upload_key: 'random keys, for a day',
  save_key: 'random keys, for a day',
}
