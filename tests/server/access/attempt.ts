import type { Call } from '#api/contract/call.ts'

import type { Calling } from '../support/calling.ts'
import type { Belongings } from './belongings.ts'

type Sent = { readonly params?: Record<string, unknown>; readonly body?: Record<string, unknown> }

/** How the access tests make one call. */
export type Attempt = {
  /** Valid input for the owner of these belongings. */
  readonly sent: (own: Belongings) => Sent
  /** What fields identify, where their names do not say it. */
  readonly things?: Readonly<Record<string, keyof Belongings>>
  /** Fields in which another person's id has no effect: ignored, or used for a lookup only. */
  readonly ignored?: Readonly<Record<string, keyof Belongings>>
  readonly by?: 'staff'
  /** Status for the owner; default: 200. */
  readonly answered?: number
}

/** What a field of this name identifies. */
const NAMED: Readonly<Record<string, keyof Belongings>> = {
  cpf: 'cpf',
  usuario: 'cpf',
  id_beneficiario: 'dependantId',
  id_beneficio: 'benefitId',
  id_dependente: 'designatedId',
  id_documento: 'documentId',
  id_documento_ged: 'documentId',
  id_nuvem: 'cloudId',
  id_pessoa: 'personId',
  id_pessoa_fisica: 'personId',
  id_protocolo_ged: 'protocolId',
  id_req_bnf_doc: 'dependantRequiredId',
  id_req_doc: 'requiredId',
  id_requerimento: 'requestId',
}

/**
 * Every field of a call that identifies a thing or a person: another person's id of a thing gets the same
 * answer as an unknown one, another person is forbidden, or it is ignored.
 */
export const fieldsOf = (call: Call, { things = {}, ignored = {} }: Attempt) =>
  placesOf(call).map((place) => {
    const thing = ignored[place] ?? things[place] ?? NAMED[place.split('.').at(-1) ?? '']
    if (thing === undefined) throw new Error(`The attempts do not say what ${place} identifies`)
    const kind = place in ignored ? 'ignored' : thing === 'cpf' ? 'person' : 'thing'
    return { place, thing, kind }
  })

export const make = (server: Calling, call: Call, { params, body }: Sent, token: string | null) =>
  server.call(call, {
    token,
    ...(params && { params: params as Record<string, number> }),
    body: call.encoding === 'multipart' ? formOf(body ?? {}) : body,
  })

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof File ? value : String(value))
  return form
}

/**
 * Fields that refer to the fund's tables or to fixed values, and rows that are only searched within a request
 * whose owner was checked.
 */
const NOT_OWNED = [
  'id_plano',
  'id_tipo',
  'id_tipo_documento',
  'id_tipo_requerimento',
  'id_situacao',
  'id_origem',
  'id_pais',
  'id_parentesco',
  'id_pessoa_dep',
  'id_nacionalidade',
  'id_estado_civil',
  'id_escolaridade',
  'id_emp',
  'id_regional',
  'id_tipo_tempo_servico',
]

export const isNotOwned = (name: string) => NOT_OWNED.includes(name)

const isName = (name: string) => /^(id|id_\w+|cpf|cpf_\w+|usuario|nr_cnpj_cpf|nuvem)$/.test(name)

/** CPFs of dependants or other people in a list are answers and do not identify the caller. */
const isAnswer = (name: string, place: string) => name.includes('cpf') && place.includes('.0')

/**
 * All fields of a call's parameters and body that may identify a thing or a person: 'body.requerimento.id'.
 */
const placesOf = (call: Call): readonly string[] => [
  ...namesIn(call.params, 'params'),
  ...namesIn(call.body, 'body'),
]

type Schema = {
  readonly type: string
  readonly entries?: Record<string, Schema>
  readonly item?: Schema
  readonly wrapped?: Schema
}

function namesIn(schema: unknown, place: string): readonly string[] {
  const { entries, item, wrapped } = schema as Schema
  if (wrapped) return namesIn(wrapped, place)
  if (item) return namesIn(item, `${place}.0`)
  return Object.entries(entries ?? {}).flatMap(([name, inner]) => {
    const deeper = namesIn(inner, `${place}.${name}`)
    const isPlace = isName(name) && !isNotOwned(name) && !isAnswer(name, place)
    return isPlace && deeper.length === 0 ? [`${place}.${name}`] : deeper
  })
}

export const withValueAt = (sent: Sent, place: string, value: unknown): Sent =>
  replaced(sent, place.split('.'), value) as Sent

function replaced(holder: unknown, [name = '', ...deeper]: readonly string[], value: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) throw new Error(`Nothing is sent around ${name}`)
  const inner = (holder as Record<string, unknown>)[name]
  const next = deeper.length === 0 ? value : replaced(inner, deeper, value)
  return Array.isArray(holder) ? holder.with(Number(name), next) : { ...holder, [name]: next }
}
