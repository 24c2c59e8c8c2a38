import * as v from 'valibot'

import type { Facts } from '../requests/facts.ts'
import type {
  EarlierAnswers,
  EarlierGroup,
  OnRecord,
  SuggestedPerson,
  Suggestions,
} from '../requests/suggestions.ts'
import {
  type Answers,
  choicesOf,
  type Field,
  type FieldsPart,
  isBlank,
  isShown,
  type RequestForm,
  type RowsSection,
  type Section,
  sectionsOf,
  type Values,
} from './form.ts'
import { OF_REPRESENTATIVE } from './groups/account-holder.ts'

/** A field that a new request fills in from the registration; a remark says so while it is unchanged. */
export const fromRegistration = <Name extends string>(name: Name, onRecord: OnRecord) => ({
  onRecord,
  note: (values: Values<NoInfer<Name>>, { suggestions }: Facts) =>
    values[name] !== '' && values[name] === suggestions?.registration?.[onRecord] ? 'Do seu cadastro.' : null,
})

/** The answers of one part with which a new request starts; `values` are those that it has already. */
export const withRegistration = (
  form: RequestForm,
  part: FieldsPart,
  values: Values,
  { registration }: Suggestions,
): Values => ({
  ...values,
  ...Object.fromEntries(
    sectionsOf(form).flatMap((section) =>
      section.part === part
        ? section.fields.flatMap((field) => {
            const known = field.onRecord ? registration?.[field.onRecord] : undefined
            return known && isBlank(field, values) && followsRule(field, known) ? [[field.name, known]] : []
          })
        : [],
    ),
  ),
})

const followsRule = ({ rule }: Field, value: string) => rule === undefined || v.is(rule, value)

export type Offered = {
  readonly of: EarlierGroup
  readonly protocol: string
  /** The bank of an account as the form displays it: '001 Banco do Brasil'. */
  readonly bank: string
  /** By the names of the section's fields, in their order; never empty. */
  readonly answers: Values
}

/** An account is also offered where its type of payment was chosen already. */
const BESIDE_ACCOUNT = 'tipo_pagamento'

/**
 * The answers of earlier requests that can be copied into a section: those of a group of which nothing is
 * answered, as far as the form offers them. An account is not offered without its bank.
 */
export const offeredIn = (section: Section, answers: Answers, facts: Facts): readonly Offered[] =>
  section.kind === 'rows'
    ? []
    : (facts.suggestions?.earlier ?? []).flatMap((earlier) =>
        offeredOf(earlier, section.fields, answers[section.part], facts),
      )

function offeredOf(
  { of, protocol, answers }: EarlierAnswers,
  fields: readonly Field[],
  values: Values,
  facts: Facts,
): readonly Offered[] {
  if (of === 'account' && values.titular_conta === OF_REPRESENTATIVE.value) return []
  // A representative's identity card has fields of the same names, which are not on record.
  const keyOf = (field: Field) => (of === 'account' ? field.name : (field.onRecord ?? ''))
  const known = (field: Field) => answers[keyOf(field)] ?? ''
  const asked = fields.filter((field) => keyOf(field) in answers && isShown(field, values, facts))
  if (asked.some((field) => field.name !== BESIDE_ACCOUNT && !isBlank(field, values))) return []
  const taken = asked.filter(
    (field) => known(field) !== '' && isBlank(field, values) && isOffered(field, known(field), values, facts),
  )
  const bank = taken.find(({ name }) => name === 'banco')
  if (taken.length === 0 || (of === 'account' && bank === undefined)) return []
  return [
    {
      of,
      protocol,
      bank: bank === undefined ? '' : labelOf(bank, known(bank), values, facts),
      answers: Object.fromEntries(taken.map((field) => [field.name, known(field)])),
    },
  ]
}

const labelOf = (field: Field, value: string, values: Values, facts: Facts) =>
  choicesOf(field, values, facts).find((choice) => choice.value === value)?.label ?? ''

const isOffered = (field: Field, value: string, values: Values, facts: Facts) =>
  followsRule(field, value) &&
  (field.choices === undefined || choicesOf(field, values, facts).some((choice) => choice.value === value))

export type PersonOffered = { readonly kinship: string; readonly answers: SuggestedPerson }

/** People on record who are not yet dependants in the request. */
export const peopleOffered = (
  { part }: RowsSection,
  answers: Answers,
  { suggestions }: Facts,
): readonly PersonOffered[] =>
  part === 'dependentes'
    ? (suggestions?.people ?? []).filter(({ answers: { cpf } }) =>
        answers.dependentes.every(({ values }) => values.cpf !== cpf),
      )
    : []
