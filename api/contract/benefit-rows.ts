import type { Row } from '#domain/forms/form.ts'

import type { WireBenefit, WireReceivedBenefit, WireTick } from './bank-change.ts'

/** Converts between benefits on the wire and the rows `beneficios` of a bank data change (D-57, D-58). */

export const benefitsFromWire = (benefits: readonly WireTick[]): readonly Row[] =>
  benefits.map(({ id_beneficio, selecionado }, index) => ({
    id: -1 - index,
    values: { id_beneficio: String(id_beneficio), selecionado: selecionado ? 'S' : '' },
  }))

/** Rows with all fields of the fund, with the benefit id as row id. */
export const receivedFromWire = (benefits: readonly WireReceivedBenefit[]): readonly Row[] =>
  benefits.map(({ id_beneficio, selecionado, ...texts }) => ({
    id: id_beneficio,
    values: { ...texts, id_beneficio: String(id_beneficio), selecionado: selecionado ? 'S' : '' },
  }))

export const benefitsToWire = (rows: readonly Row[]): WireBenefit[] =>
  rows.map(({ values }) => ({
    id_beneficio: Number(values.id_beneficio),
    plano: values.plano,
    beneficio: values.beneficio,
    recebedor: values.recebedor,
    cpf: values.cpf,
    nome_proc: values.nome_proc,
    cpf_proc: values.cpf_proc,
    nome_pessoa_banco: values.nome_pessoa_banco,
    cpf_pessoa_banco: values.cpf_pessoa_banco,
    selecionado: values.selecionado === 'S',
  }))

/** The id of the plan that all ticked benefits name; null if they name several, or none of these plans. */
export function planOfTicked(
  rows: readonly Row[],
  plans: readonly { readonly id: number; readonly name: string }[],
): number | null {
  const names = new Set(
    rows.filter(({ values }) => values.selecionado === 'S').map(({ values }) => values.plano),
  )
  return names.size === 1 ? (plans.find(({ name }) => names.has(name))?.id ?? null) : null
}
