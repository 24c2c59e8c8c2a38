import type { Membership } from '#domain/people/membership.ts'
import type { Plan } from '#domain/requests/facts.ts'

import type { Trait } from '../describe/condition.ts'

const PLANS = '(planos)'
const CATEGORY = '(categoria)'
const SITUATION = '(situação)'

const CATEGORIES = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** The situations that a rule names, and any other one. */
const SITUATIONS = ['outra', '7', '8', '14']

type Case = { readonly words: string; readonly plans: readonly { planId: number; endedOn: string | null }[] }

/** The combinations of plans that a participant may have. */
const casesOf = (plans: readonly Plan[]): ReadonlyMap<string, Case> => {
  const now = (planId: number) => ({ planId, endedOn: null })
  const before = (planId: number) => ({ planId, endedOn: '2020-01-31' })
  const others = (id: number) => plans.filter((plan) => plan.id !== id)
  return new Map<string, Case>([
    ['none', { words: 'sem plano', plans: [] }],
    ...plans.map(({ id, name }): [string, Case] => [`${id}`, { words: name, plans: [now(id)] }]),
    ...plans.flatMap(({ id, name }) =>
      others(id).map((other): [string, Case] => [
        `${id} ${other.id}`,
        { words: `${name}, e antes o ${other.name}`, plans: [now(id), before(other.id)] },
      ]),
    ),
    ['all', { words: 'os dois planos', plans: plans.map(({ id }) => now(id)) }],
  ])
}

/** What rules may read of a participant's plans, as traits. */
export const traitsOfPeople = (plans: readonly Plan[]): ReadonlyMap<string, Trait> =>
  new Map([
    [
      PLANS,
      {
        label: 'Planos do participante',
        values: new Map([...casesOf(plans)].map(([key, { words }]) => [key, words])),
      },
    ],
    [CATEGORY, { label: 'Categoria', values: new Map(CATEGORIES.map((id) => [`${id}`, `${id}`])) }],
    [SITUATION, { label: 'Situação do participante', values: new Map(SITUATIONS.map((id) => [id, id])) }],
  ])

/** Memberships for running a rule, to find out which traits it reads. */
export function membershipsOf(plans: readonly Plan[], ask: (trait: string) => string): readonly Membership[] {
  const found = casesOf(plans).get(ask(PLANS))?.plans ?? []
  return found.map(({ planId, endedOn }) => ({
    planId,
    endedOn,
    startedOn: '1990-01-31',
    variablePercent: null,
    get categoryId() {
      return Number(ask(CATEGORY))
    },
    get situationId() {
      return Number(ask(SITUATION)) || null
    },
  }))
}
