import type { Call } from '#api/contract/call.ts'

import type { Belongings } from './belongings.ts'

type Sent = { readonly params?: Record<string, unknown>; readonly body?: Record<string, unknown> }

/** How the access tests make one call. */
export type Attempt = {
  /** Valid input for the owner of these belongings. */
  readonly sent: (own: Belongings) => Sent
  /** Fields with the id of a thing: another person's id gets the same answer as an unknown one. */
  readonly things?: Readonly<Record<string, keyof Belongings>>
  readonly people?: readonly string[]
  /** Fields in which another person's id has no effect: ignored, or used for a lookup only. */
  readonly ignored?: Readonly<Record<string, keyof Belongings>>
  readonly by?: 'staff'
  /** Status for the owner; default: 200. */
  readonly answered?: number
}

export const noInput: Attempt = { sent: () => ({}) }

/**
 * Fields that refer to the fund's tables or to fixed values, and rows that are only searched within a request
 * whose owner was checked.
 */
export const NOT_OWNED = [
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
] as const

export const isNotOwned = (name: string) => NOT_OWNED.some((one) => one === name)

const isName = (name: string) => /^(id|id_\w+|cpf|cpf_\w+|usuario|nr_cnpj_cpf|nuvem)$/.test(name)

/** CPFs of dependants or other people in a list are answers and do not identify the caller. */
const isAnswer = (name: string, place: string) => name.includes('cpf') && place.includes('.0')

/**
 * All fields of a call's parameters and body that may identify a thing or a person: 'body.requerimento.id'.
 */
export const placesOf = (call: Call): readonly string[] => [
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
