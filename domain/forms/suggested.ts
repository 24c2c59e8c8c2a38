import type { Facts } from '../requests/facts.ts'
import type { OnRecord, SuggestedAccount, SuggestedPerson, Suggestions } from '../requests/suggestions.ts'
import {
  type Answers,
  choicesOf,
  isBlank,
  type RequestForm,
  type RowsSection,
  type Section,
  sectionsOf,
  type Values,
} from './form.ts'

/** A field that a new request fills in from the registration; a remark says so while it is unchanged. */
export const fromRegistration = <Name extends string>(name: Name, onRecord: OnRecord) => ({
  onRecord,
  note: (values: Values<NoInfer<Name>>, { suggestions }: Facts) =>
    values[name] !== '' && values[name] === suggestions?.registration?.[onRecord] ? 'Do seu cadastro.' : null,
})

/** The answers with which a new request starts. */
export const detailsOnRecord = (form: RequestForm, { registration }: Suggestions): Values =>
  Object.fromEntries(
    sectionsOf(form).flatMap(({ part, fields }) =>
      part === 'detalhes'
        ? fields.flatMap(({ name, onRecord }) =>
            onRecord && registration?.[onRecord] ? [[name, registration[onRecord]]] : [],
          )
        : [],
    ),
  )

export type AccountOffered = {
  readonly protocol: string
  /** As the form displays it: '001 - Banco do Brasil'. */
  readonly bank: string
  readonly answers: SuggestedAccount
}

/**
 * The account that can be copied into a section; none if any part of an account is answered, or if its bank
 * is not offered.
 */
export function accountOffered(section: Section, answers: Answers, facts: Facts): AccountOffered | null {
  const account = facts.suggestions?.account
  const bank = section.fields.find(({ name }) => name === 'banco')
  if (!account || !bank || section.kind === 'rows') return null
  const values = answers[section.part]
  const isAsked = section.fields.filter(({ name }) => name in account.answers)
  if (!isAsked.every((field) => isBlank(field, values))) return null
  const named = choicesOf(bank, values, facts).find(({ value }) => value === account.answers.banco)
  return named ? { protocol: account.protocol, bank: named.label, answers: account.answers } : null
}

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
