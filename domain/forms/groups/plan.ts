import type { Facts } from '../../requests/facts.ts'
import { type Choice, group } from '../form.ts'

/**
 * The plan the request is about: the participant's plans, without those held only in a category that the type
 * refuses (D-40). A single one is chosen by itself (core 2).
 */
export const plan = (refusedCategories: readonly number[] = []) =>
  group<'id_plano'>({
    part: 'detalhes',
    title: 'Plano',
    fields: [
      {
        name: 'id_plano',
        label: 'Plano',
        control: 'select',
        required: true,
        choices: (_values, facts) => plansOf(facts, refusedCategories),
        derived: (_values, facts) => {
          const [only, ...others] = plansOf(facts, refusedCategories)
          return only && others.length === 0 ? only.value : null
        },
        resets: ['beneficio', 'parcela25', 'parcela100', 'opcao_irrf', 'ciente_opcao_irrf_irreversivel'],
        editableIn: 'L',
      },
    ],
  })

function plansOf({ memberships, plans }: Facts, refusedCategories: readonly number[]): readonly Choice[] {
  const allowed = memberships.filter(({ categoryId }) => !refusedCategories.includes(categoryId))
  return [...new Set(allowed.map(({ planId }) => planId))].map((id) => ({
    value: String(id),
    label: plans.find((candidate) => candidate.id === id)?.name ?? `Plano ${id}`,
  }))
}
