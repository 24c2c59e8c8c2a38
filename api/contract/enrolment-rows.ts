import type { Row } from '#domain/forms/form.ts'
import { bareCpf } from '#domain/people/cpf.ts'

import type { WireCompany, WireDesignated, WireExposure } from './enrolment.ts'

/** Converts between enrolment rows on the wire and in the form (D-57, D-58). All answers are strings. */

const textOf = (id: number | null) => (id === null ? '' : String(id))
const idIn = (text = '') => (text === '' ? null : Number(text))

/** Decimals on the wire have a point; both separators may be typed (D-101). */
export const withDot = (decimal: string) => decimal.replace(',', '.')

const DESIGNATED_TEXTS = [
  'nome',
  'cpf',
  'sexo',
  'data_nascimento',
  'beneficiario',
  'designado',
  'percentual',
  'invalido',
] as const

export const companyFromWire = ({ id, id_tipo_tempo_servico, ...texts }: WireCompany): Row => ({
  id,
  values: { ...texts, id_tipo_tempo_servico: textOf(id_tipo_tempo_servico) },
})

export const companyToWire = ({ id, values }: Row): WireCompany => ({
  ...texts(values, ['nome_empresa', 'data_admissao', 'data_demissao']),
  id,
  id_tipo_tempo_servico: idIn(values.id_tipo_tempo_servico),
})

export const exposureFromWire = ({ id, id_parentesco, cpf, ...texts }: WireExposure): Row => ({
  id,
  values: { ...texts, cpf: bareCpf(cpf), id_parentesco: textOf(id_parentesco) },
})

export const exposureToWire = ({ id, values }: Row): WireExposure => ({
  ...texts(values, ['data_inicio', 'data_fim', 'pessoa', 'ocupacao', 'cpf']),
  id,
  id_parentesco: idIn(values.id_parentesco),
})

/** Lists each field, because a saved row also has documents. */
export const designatedFromWire = (wire: WireDesignated): Row => ({
  id: wire.id_dependente,
  values: {
    ...texts(wire, DESIGNATED_TEXTS),
    cpf: bareCpf(wire.cpf),
    percentual: withDot(wire.percentual),
    id_parentesco: textOf(wire.id_parentesco),
    id_pessoa_dep: textOf(wire.id_pessoa_dep),
  },
})

export const designatedToWire = ({ id, values }: Row): WireDesignated => ({
  ...texts(values, DESIGNATED_TEXTS),
  id_dependente: id,
  id_parentesco: idIn(values.id_parentesco),
  id_pessoa_dep: idIn(values.id_pessoa_dep),
})

function texts<const Name extends string>(
  values: { readonly [One in Name]?: string },
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as Record<Name, string>
}
