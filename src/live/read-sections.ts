import {
  type Answers,
  choicesOf,
  type Field,
  type Section,
  sectionsOf,
  type Values,
} from '#domain/forms/form.ts'
import { formatCpf } from '#domain/people/cpf.ts'
import { brazilianFromIso, isRealDate } from '#domain/people/dates.ts'
import type { Facts } from '#domain/requests/facts.ts'
import { kindOf } from '#domain/requests/kinds.ts'
import type { ReadAnswer, ReadSection } from '#machines/request-view/index.ts'

/** Reading needs no facts: what a rule would have hidden was never stored. */
const NO_FACTS: Facts = {
  today: '',
  birthDate: null,
  memberships: [],
  plans: [],
  benefits: [],
  countries: [],
  sponsorDomains: [],
  migrated: false,
}

/** The stored answers under the labels of the type's form; what no form names is shown under its wire name (D-57). */
export function readSections(typeId: number, answers: Answers): readonly ReadSection[] {
  const form = kindOf(typeId)?.form
  const known = form ? sectionsOf(form).flatMap((section) => sectionAsRead(section, answers)) : []
  const named = new Set(
    form ? sectionsOf(form).flatMap((section) => section.fields.map((field) => field.name)) : [],
  )
  const rest = Object.entries({ ...answers.detalhes, ...answers.endereco })
    .filter(([name, value]) => !named.has(name) && value !== '')
    .map(([label, value]) => ({ label, value: isRealDate(value) ? brazilianFromIso(value) : value }))
  return rest.length > 0 ? [...known, { title: 'Outras respostas', answers: rest }] : known
}

function sectionAsRead(section: Section, answers: Answers): readonly ReadSection[] {
  const read = (values: Values) => section.fields.flatMap((field) => answerAsRead(field, values))
  if (section.kind === 'fields') {
    const said = read(answers[section.part])
    return said.length > 0 ? [{ title: section.title, answers: said }] : []
  }
  return answers[section.part].map((row) => ({
    title: `${section.rowLabel}: ${row.values.nome ?? ''}`,
    answers: read(row.values),
  }))
}

function answerAsRead(field: Field, values: Values): readonly ReadAnswer[] {
  const value = values[field.name] ?? ''
  return value === '' ? [] : [{ label: field.label, value: valueAsRead(field, value, values) }]
}

function valueAsRead(field: Field, value: string, values: Values): string {
  switch (field.control) {
    case 'date':
      return isRealDate(value) ? brazilianFromIso(value) : value
    case 'cpf':
      return formatCpf(value)
    case 'checkbox':
      return value === 'S' ? 'Sim' : 'Não'
    case 'select':
    case 'radio':
      return choicesOf(field, values, NO_FACTS).find((choice) => choice.value === value)?.label ?? value
    default:
      return value
  }
}
