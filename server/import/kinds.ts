import { BRAZIL } from '#domain/people/countries.ts'
import type { FundReference } from '#server/fund/schemas.ts'

import {
  bank,
  country,
  cpf,
  day,
  email,
  flag,
  idOf,
  kind,
  passwordHash,
  percent,
  postalCode,
  schooling,
  sex,
  state,
  text,
  type Value,
  type ValueType,
  whole,
} from './values.ts'

/** A column of a file, and where it is stored. */
export type Column = {
  /** In the file; the same name as in the export of a person. */
  readonly name: string
  /** Of the database. */
  readonly column: string
  readonly is: ValueType
  /** Stored for an empty cell; without it the cell must not be empty. */
  readonly empty?: Value
}

export type Values = Readonly<Record<string, Value>>

/** What one file has a row for. */
export type Kind = {
  /** The beginning of the file's name. */
  readonly name: string
  /** For docs/import.md. */
  readonly words: string
  readonly columns: readonly Column[]
  /** Columns that, with the CPF, occur once in a file. */
  readonly key: readonly string[]
  /** What is wrong between the columns of a row, in pt-BR. */
  readonly problem?: (values: Values, fund: FundReference) => string | null
}

/** Rows of a person that one table has. */
export type ListKind = Kind & {
  readonly table: 'membership' | 'received_benefit' | 'trust_beneficiary' | 'registration' | 'service_time'
}

const required = (name: string, column: string, is: ValueType): Column => ({ name, column, is })
const optional = (name: string, column: string, is: ValueType, empty: Value = null): Column => ({
  name,
  column,
  is,
  empty,
})

/** First in every file; it is the person's, and so not among the values of a row. */
export const CPF_COLUMN = required('cpf', 'cpf', cpf)

const IDENTITY = [
  CPF_COLUMN,
  required('nome', 'name', text),
  required('data_nascimento', 'birth_date', day),
  required('sexo', 'sex', sex),
]

const PASSWORD_HASH = optional('senha_hash', 'password_hash', passwordHash)

/** No address is stored where all of them are empty, or nothing but the country is given. */
export const ADDRESS_COLUMNS: readonly Column[] = [
  optional('pais', 'country_id', country, String(BRAZIL.id)),
  optional('cep', 'postal_code', postalCode, ''),
  optional('estado', 'state', state, ''),
  optional('cidade', 'city', text, ''),
  optional('bairro', 'district', text, ''),
  optional('logradouro', 'street', text, ''),
  optional('numero', 'house_number', text, ''),
  optional('complemento', 'complement', text, ''),
  optional('email_pessoal', 'private_email', email, ''),
  optional('email_adicional', 'extra_email', email, ''),
  optional('celular', 'mobile', text, ''),
  optional('outro_telefone', 'other_phone', text, ''),
]

export const PEOPLE: Kind = {
  name: 'pessoas',
  words: 'Participants and pensioners, with their address.',
  key: [],
  columns: [
    ...IDENTITY,
    required('tipo', 'kind', kind),
    optional('falecido', 'deceased', flag, false),
    optional('resgate_permitido', 'withdrawal_allowed', flag, false),
    optional('saiu_antes_de_1996', 'left_before_1996', flag, false),
    optional('migrado', 'migrated', flag, false),
    optional('salario_de_contribuicao_em_centavos', 'contribution_salary_cents', whole),
    ...ADDRESS_COLUMNS,
    PASSWORD_HASH,
  ],
}

export const STAFF: Kind = {
  name: 'equipe',
  words: 'The staff, all of them: who is missing loses the role and the sessions.',
  key: [],
  columns: [
    ...IDENTITY,
    required('papel', 'role_id', idOf('roles')),
    required('email_pessoal', 'private_email', email),
    PASSWORD_HASH,
  ],
}

const fromTo = ({ started_on, ended_on }: Values) =>
  started_on !== null && ended_on !== null && String(ended_on) < String(started_on)
    ? 'fim: é antes do inicio'
    : null

const period = (start: Column): readonly Column[] => [start, optional('fim', 'ended_on', day)]

export const LISTS: readonly ListKind[] = [
  {
    name: 'planos',
    table: 'membership',
    words: 'The plans that a person is or was in.',
    key: ['plan_id'],
    columns: [
      CPF_COLUMN,
      required('plano', 'plan_id', idOf('plans')),
      required('categoria', 'category_id', idOf('categories')),
      optional('situacao', 'situation_id', idOf('participantSituations')),
      ...period(optional('inicio', 'started_on', day)),
      optional('percentual_variavel', 'variable_percent', percent),
    ],
    problem: fromTo,
  },
  {
    name: 'beneficios',
    table: 'received_benefit',
    words: 'The benefits that a person receives, with the account; a person has a benefit of a plan once.',
    key: ['plan_id', 'benefit_id'],
    columns: [
      CPF_COLUMN,
      required('plano', 'plan_id', idOf('plans')),
      required('beneficio', 'benefit_id', whole),
      optional('representante_cpf', 'representative_cpf', cpf),
      optional('representante_nome', 'representative_name', text),
      required('banco', 'bank', bank),
      required('agencia', 'branch', text),
      required('conta', 'account', text),
      optional('conta_digito', 'account_digit', text, ''),
    ],
    problem: (values, { benefits }) => {
      if (!benefits.some(({ planId, id }) => planId === values.plan_id && id === values.benefit_id))
        return 'beneficio: não existe em benefits.json para o plano'
      return (values.representative_cpf === null) === (values.representative_name === null)
        ? null
        : 'representante_cpf e representante_nome vêm juntos'
    },
  },
  {
    name: 'beneficiarios',
    table: 'trust_beneficiary',
    words: "A person's dependants on the fund's record, for each plan.",
    key: ['plan_id', 'beneficiary_id'],
    columns: [
      CPF_COLUMN,
      required('plano', 'plan_id', idOf('plans')),
      required('beneficiario', 'beneficiary_id', whole),
      required('nome', 'name', text),
      optional('beneficiario_cpf', 'cpf', cpf, ''),
      required('data_nascimento', 'birth_date', day),
      required('sexo', 'sex', sex),
      required('parentesco', 'kinship_id', idOf('kinships')),
      required('parentesco_nome', 'kinship_name', text),
    ],
  },
  {
    name: 'cadastro',
    table: 'registration',
    words: 'Further data of a person, which an enrolment is filled in with; one row for each person.',
    key: [],
    columns: [
      CPF_COLUMN,
      optional('nacionalidade', 'nationality_id', idOf('nationalities')),
      optional('naturalidade', 'birthplace', text, ''),
      optional('estado_de_nascimento', 'birth_state', state, ''),
      optional('estado_civil', 'civil_status_id', idOf('civilStatuses')),
      optional('escolaridade', 'schooling_id', schooling, ''),
      optional('nome_mae', 'mother', text, ''),
      optional('nome_pai', 'father', text, ''),
      optional('identidade', 'id_card', text, ''),
      optional('identidade_orgao', 'id_card_issuer', text, ''),
      optional('identidade_estado', 'id_card_state', state, ''),
      optional('identidade_data', 'id_card_issued_on', day),
      optional('patrocinadora', 'sponsor_id', idOf('sponsors')),
      optional('regional', 'regional_id', idOf('regionals')),
      optional('matricula', 'employee_number', text, ''),
      optional('admissao', 'admitted_on', day),
    ],
    problem: ({ sponsor_id, regional_id }, { regionals }) =>
      regional_id === null ||
      regionals.some(({ id, sponsorId }) => id === regional_id && sponsorId === sponsor_id)
        ? null
        : 'regional: não é da patrocinadora',
  },
  {
    name: 'empregos',
    table: 'service_time',
    words: 'Employers of a person; one without `fim` is the current one.',
    key: ['company', 'started_on'],
    columns: [
      CPF_COLUMN,
      required('empresa', 'company', text),
      required('tipo_numero', 'type_id', idOf('serviceTimeTypes')),
      ...period(required('inicio', 'started_on', day)),
    ],
    problem: fromTo,
  },
]

/** Every kind, in the order in which the report has them. */
export const KINDS: readonly Kind[] = [PEOPLE, ...LISTS, STAFF]
