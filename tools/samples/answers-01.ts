import { answersOf } from '#domain/forms/answers.ts'
import { type Answers, sectionsOf, type Values } from '#domain/forms/form.ts'
import { formKindOf } from '#domain/request-kinds/kinds.ts'

import { usualAnswers, validAnswers } from './benefit-answers.ts'

const { detalhes, endereco } = validAnswers

/**
 * The usual answers of the type, those of a retirement to what the form of the type asks too, its own, and a
 * change by the test.
 */
export const complete =
  (typeId: number, own: Values = {}) =>
  (change: Values = {}): Answers => {
    const fields = sectionsOf(formKindOf(typeId).form).flatMap((section) => section.fields)
    const names = new Set(fields.map(({ name }) => name))
    const shared = Object.fromEntries(Object.entries(detalhes).filter(([name]) => names.has(name)))
    return answersOf({ detalhes: { ...usualAnswers(typeId), ...shared, ...own, ...change }, endereco })
  }

export const sicknessWith = complete(2, { data_ini: '2026-11-02', aposentado_inss: 'N' })

/** In plan 1 only, so that the form does not ask about a loan. */
export const withdrawalWith = complete(3, { quitacao_contrato: '' })

/** Plan 1, without variable and spontaneous contributions. */
export const selfSponsorshipWith = complete(7, {
  autopatrocinio: 'I',
  razao: 'D',
  data_ini: '2026-11-01',
  data_fim: '',
})

/** Plan 2, with both contributions changed. */
export const contributionsWith = (change: Values = {}) =>
  selfSponsorshipWith({
    id_plano: '2',
    alterar_variavel: 'S',
    percentual_variavel: '12.5',
    alterar_espontanea: 'S',
    valor_espontanea: '500.50',
    ...change,
  })
