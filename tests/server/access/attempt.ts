import type { Call } from '#api/contract/call.ts'

import type { Belongings } from './belongings.ts'

type Sent = { readonly params?: Record<string, unknown>; readonly body?: Record<string, unknown> }

/** How one call is made in the walk over all of them. */
export type Attempt = {
  /** Right in everything, for the participant whose belongings these are. */
  readonly sent: (own: Belongings) => Sent
  /** Every place that names a thing, and which: the same thing of somebody else is answered as one that nobody has. */
  readonly things?: Readonly<Record<string, keyof Belongings>>
  /** Every place that names the person by CPF. */
  readonly people?: readonly string[]
  /** Naming somebody else's thing there changes nothing: the server never looks, or only looks it up. */
  readonly ignored?: Readonly<Record<string, keyof Belongings>>
  /** Who makes it; a participant where nothing is said. */
  readonly by?: 'staff'
  /** What its owner is answered, where that is not 200. */
  readonly answered?: number
}

/** A call that says nothing of anybody. */
export const saysNothing: Attempt = { sent: () => ({}) }

/**
 * Names that lead to the fund's tables or to fixed values, and rows that are only ever looked for within a request
 * whose owner was checked: there is nobody else's thing to reach by them.
 */
const NOT_OWNED = new Set([
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
])

const isName = (name: string) => /^(id|id_\w+|cpf|cpf_\w+|usuario|nr_cnpj_cpf|nuvem)$/.test(name)

/** The CPF of a dependant or of anybody else in a list is an answer, and chooses nobody. */
const isAnswer = (name: string, place: string) => name.includes('cpf') && place.includes('.0')

/** Every place of a call's parameters and body that might name something or somebody: 'body.requerimento.id'. */
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
    const isPlace = isName(name) && !NOT_OWNED.has(name) && !isAnswer(name, place)
    return isPlace && deeper.length === 0 ? [`${place}.${name}`] : deeper
  })
}

/** A copy with another value at one place. */
export const withValueAt = (sent: Sent, place: string, value: unknown): Sent =>
  replaced(sent, place.split('.'), value) as Sent

function replaced(holder: unknown, [name = '', ...deeper]: readonly string[], value: unknown): unknown {
  if (typeof holder !== 'object' || holder === null) throw new Error(`Nothing is sent around ${name}`)
  const inner = (holder as Record<string, unknown>)[name]
  const next = deeper.length === 0 ? value : replaced(inner, deeper, value)
  return Array.isArray(holder) ? holder.with(Number(name), next) : { ...holder, [name]: next }
}
