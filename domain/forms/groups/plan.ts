import type { Facts, Plan } from '../../requests/facts.ts'
import { type Choice, type Field, type FieldsSection, group, type Values } from '../form.ts'

/** Answers that are only valid for the plan for which they were given (P-22). */
const CHOSEN_FOR_PLAN = [
  'beneficio',
  'parcela25',
  'parcela100',
  'resgate',
  'parcelas',
  'opcao_irrf',
  'ciente_opcao_irrf_irreversivel',
  'alterar_variavel',
  'percentual_variavel',
  'alterar_espontanea',
  'valor_espontanea',
]

/** The plans of the participant, without those held only in a category that the type refuses (D-40). */
export const plan = (refusedCategories: readonly number[] = []) =>
  planAmong({ plansLeft: (_values, facts) => plansOf(facts, refusedCategories), editableIn: 'L' })

/** The plan, among those that the other answers allow; a single one is chosen automatically (STEPS-04). */
export const planAmong = <const Needs extends string = never>({
  plansLeft,
  shownWhen,
  editableIn,
}: {
  readonly plansLeft: (values: Values<'id_plano' | Needs>, facts: Facts) => readonly Plan[]
  readonly shownWhen?: (values: Values<'id_plano' | Needs>, facts: Facts) => boolean
  readonly editableIn: Field['editableIn']
}): FieldsSection =>
  group<'id_plano', Needs>({
    part: 'detalhes',
    title: 'Plano',
    fields: [
      {
        name: 'id_plano',
        label: 'Plano',
        control: 'select',
        required: true,
        ...(shownWhen && { shownWhen }),
        choices: (values, facts) => plansLeft(values, facts).map(asChoice),
        derived: (values, facts) => {
          const [only, ...others] = plansLeft(values, facts)
          return only && others.length === 0 ? String(only.id) : null
        },
        resets: CHOSEN_FOR_PLAN,
        repeatedBeforeSending: true,
        editableIn,
      },
    ],
  })

const asChoice = ({ id, name }: Plan): Choice => ({ value: String(id), label: name })

/** The current and former plans of the participant. */
export function plansOf(
  { memberships, plans }: Facts,
  refusedCategories: readonly number[] = [],
): readonly Plan[] {
  const allowed = memberships.filter(({ categoryId }) => !refusedCategories.includes(categoryId))
  return [...new Set(allowed.map(({ planId }) => planId))].map(
    (id) => plans.find((candidate) => candidate.id === id) ?? { id, name: `Plano ${id}` },
  )
}
