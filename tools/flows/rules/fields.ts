import { answersOf } from '#domain/forms/answers.ts'
import {
  type Answers,
  choicesOf,
  type Field,
  forcedValue,
  isAsked,
  isRequired,
  isShown,
  type Section,
  sectionsOf,
  type Values,
} from '#domain/forms/form.ts'
import { BRAZIL } from '#domain/people/countries.ts'
import type { Membership } from '#domain/people/membership.ts'
import { formKindOf, kindOf } from '#domain/request-kinds/kinds.ts'
import type { Facts } from '#domain/requests/facts.ts'

import { clausesOf, inWords, type Trait } from '../describe/condition.ts'
import type { FieldRow, FormRules, FundTables } from '../describe/rules.ts'
import { membershipsOf, traitsOfPeople } from './people.ts'

const SALARY = '(salário)'
const BLANK: readonly [string, string] = ['', 'não respondido']
/** Longer lists of choices are lists of names, such as banks, on which no rule depends. */
const MAX_CHOICES = 20

/** The tables that forms depend on. */
type FieldTables = Pick<FundTables, 'types' | 'plans' | 'benefits'>

type ValueOf = (trait: string) => string

const NOT_ANSWERED: ValueOf = () => ''
const PLAN = 'id_plano'
const PLAN_ANSWERS: ReadonlySet<string> = new Set([PLAN, `detalhes.${PLAN}`])

/** The plan of a request if the portal chooses it for the participant, because no other one is possible. */
function onlyPlan(form: Parameters<typeof sectionsOf>[0], facts: Facts): string | null {
  const field = sectionsOf(form)
    .filter(({ part }) => part === 'detalhes')
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === PLAN)
  return field ? forcedValue(field, read(NOT_ANSWERED), answersBy(NOT_ANSWERED), facts) : null
}

/**
 * The fields of each form: when they are shown, and in which statuses they may change; for any participant, or for
 * one with the given plans.
 */
export const formRules = (
  tables: FieldTables,
  memberships: readonly Membership[] | null = null,
): readonly FormRules[] =>
  tables.types
    .filter(({ id }) => kindOf(id)?.form)
    .map(({ id, name }) => ({ type: id, name, fields: fieldRows(id, tables, memberships) }))

function fieldRows(
  typeId: number,
  tables: FieldTables,
  memberships: readonly Membership[] | null,
): readonly FieldRow[] {
  const { form } = formKindOf(typeId)
  const ofPeople = new Map([
    ...traitsOfPeople(tables.plans),
    [
      SALARY,
      {
        label: 'Salário de contribuição',
        values: new Map([
          ['1', 'baixo'],
          ['100000000', 'alto'],
        ]),
      },
    ] as const,
  ])
  const factsBy = (ask: ValueOf) => factsWith(tables, ask, memberships)
  const withAllPlans = factsWith(tables, (trait) => (trait === '(planos)' ? 'all' : '1'), null)
  const plan = memberships && onlyPlan(form, factsBy(NOT_ANSWERED))

  const ofSection = (section: Section, prefix: string): readonly (readonly [string, Trait])[] =>
    section.fields.map((field) => [
      `${prefix}${field.name}`,
      { label: `«${field.label}»`, values: valuesOf(field, section.fields, withAllPlans) },
    ])

  return form.steps.flatMap((step) =>
    step.sections.flatMap((section) => {
      const beside =
        section.kind === 'rows'
          ? [section]
          : sectionsOf(form).filter(({ kind, part }) => kind === 'fields' && part === section.part)
      const traits = new Map<string, Trait>([
        ...ofPeople,
        ...beside.flatMap((other) => ofSection(other, '')),
        ...sectionsOf(form)
          .filter(({ kind }) => kind === 'fields')
          .flatMap((other) => ofSection(other, `${other.part}.`)),
      ])
      const when = (holds: (values: Values, facts: Facts, ask: ValueOf) => boolean) =>
        inWords(
          clausesOf((all) => {
            const ask = (name: string) => (plan !== null && PLAN_ANSWERS.has(name) ? plan : all(name))
            return holds(read(ask), factsBy(ask), ask)
          }, traits),
          traits,
        )
      return section.fields.map(
        (field): FieldRow => ({
          path: `${section.part}.${field.name}`,
          step: step.title,
          section: section.title,
          label: field.label,
          hint: field.hint ?? null,
          control: field.control,
          required: when((values, facts) => isRequired(field, values, facts)),
          shown: when(
            (values, facts, ask) => isAsked(section, answersBy(ask), facts) && isShown(field, values, facts),
          ),
          filled: when((values, facts, ask) => forcedValue(field, values, answersBy(ask), facts) !== null),
          editableIn: typeof field.editableIn === 'function' ? 'whenEmpty' : field.editableIn,
        }),
      )
    }),
  )
}

/** Values for running a rule, to find out which answers it reads. */
const read = (ask: ValueOf): Values =>
  new Proxy({}, { get: (_target, name) => (typeof name === 'string' ? ask(name) : undefined) }) as Values

const answersBy = (ask: ValueOf): Answers => {
  const part = (name: string) => read((answer) => ask(`${name}.${answer}`))
  return {
    ...answersOf({}),
    detalhes: part('detalhes'),
    endereco: part('endereco'),
    participante: part('participante'),
  }
}

/** The choices of a field, independently of other answers; for a text field, whether it is filled in. */
function valuesOf(field: Field, beside: readonly Field[], facts: Facts): ReadonlyMap<string, string> {
  if (field.control === 'checkbox')
    return new Map([
      ['', 'não marcado'],
      ['S', 'marcado'],
    ])
  const given: Values[] = [{}]
  for (const { name, choices } of beside)
    for (const { value } of typeof choices === 'function'
      ? choices(
          read(() => ''),
          facts,
        )
      : (choices ?? []))
      given.push({ [name]: value })
  const labels = new Map<string, Set<string>>()
  for (const values of given)
    for (const { value, label } of choicesOf(
      field,
      read((name) => values[name] ?? ''),
      facts,
    ))
      labels.set(value, new Set([...(labels.get(value) ?? []), label]))
  const isChosen = labels.size > 0 && labels.size < MAX_CHOICES
  // The name of a benefit depends on the plan.
  const words = [...labels].map(([value, names]): [string, string] => [value, [...names].join(' / ')])
  return new Map([BLANK, ...(isChosen ? words : [['1', 'respondido'] as const])])
}

const ABROAD = { id: -1, name: 'outro país' }

function factsWith(
  { plans, benefits }: FieldTables,
  ask: ValueOf,
  memberships: readonly Membership[] | null,
): Facts {
  return {
    today: '2026-11-23',
    cpf: '52998224725',
    birthDate: '1966-03-01',
    get memberships() {
      return memberships ?? membershipsOf(plans, ask)
    },
    plans,
    benefits,
    countries: [BRAZIL, ABROAD],
    banks: [],
    sponsorDomains: [],
    migrated: false,
    get contributionSalaryCents() {
      return Number(ask(SALARY))
    },
    contributionReferenceCents: 48935,
  }
}
