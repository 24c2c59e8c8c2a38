import type { Facts } from '../requests/facts.ts'
import {
  type Answers,
  type Field,
  type FieldsPart,
  isShown,
  type RequestForm,
  type Row,
  type RowsPart,
  sectionsOf,
  type Values,
} from './form.ts'

/** Every answer the form asks for, still empty. */
export function blankAnswers(form: RequestForm): Answers {
  const blank = (part: FieldsPart): Values =>
    Object.fromEntries(
      sectionsOf(form).flatMap((section) =>
        section.part === part ? section.fields.map((field) => [field.name, '']) : [],
      ),
    )
  return { detalhes: blank('detalhes'), endereco: blank('endereco'), dependentes: [], beneficiarios: [] }
}

/** Rules read every answer of a form, and a draft may be older than the form: what is lacking reads as ''. */
function complete(form: RequestForm, answers: Answers): Answers {
  const blank = blankAnswers(form)
  return {
    ...answers,
    detalhes: { ...blank.detalhes, ...answers.detalhes },
    endereco: { ...blank.endereco, ...answers.endereco },
  }
}

const trimmed = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]))

/** What rules judge and what is sent: blanks around an answer are never part of it. */
export function asAnswered(form: RequestForm, answers: Answers): Answers {
  const { detalhes, endereco, dependentes, beneficiarios } = complete(form, answers)
  const rows = (part: readonly Row[]) => part.map((row) => ({ ...row, values: trimmed(row.values) }))
  return {
    detalhes: trimmed(detalhes),
    endereco: trimmed(endereco),
    dependentes: rows(dependentes),
    beneficiarios: rows(beneficiarios),
  }
}

/** Applies what answers force on other answers (a single plan, a parcel of 0, a cleared postal code). */
export function settle(form: RequestForm, answers: Answers, facts: Facts): Answers {
  let settled = complete(form, answers)
  for (const section of sectionsOf(form)) {
    if (section.kind === 'rows') continue
    for (const field of section.fields) {
      const values = settled[section.part]
      const forced = field.derived?.(values, facts) ?? null
      if (forced === null || forced === values[field.name]) continue
      settled = { ...settled, [section.part]: { ...values, [field.name]: forced } }
    }
  }
  return settled
}

/** What is sent and stored: shown answers and forced ones; what is hidden stays behind. */
export function answersToSend(form: RequestForm, answers: Answers, facts: Facts): Answers {
  const sections = sectionsOf(form)
  const given = asAnswered(form, answers)
  const kept = (fields: readonly Field[], values: Values): Values =>
    Object.fromEntries(
      fields
        .filter((field) => isShown(field, values, facts) || (field.derived?.(values, facts) ?? null) !== null)
        .map((field) => [field.name, values[field.name] ?? '']),
    )
  const fieldsOf = (part: FieldsPart | RowsPart) =>
    sections.flatMap((section) => (section.part === part ? section.fields : []))
  const rows = (part: RowsPart) =>
    given[part].map((row) => ({
      id: row.id,
      values: { ...row.values, ...kept(fieldsOf(part), row.values) },
    }))
  return {
    detalhes: kept(fieldsOf('detalhes'), given.detalhes),
    endereco: kept(fieldsOf('endereco'), given.endereco),
    dependentes: rows('dependentes'),
    beneficiarios: rows('beneficiarios'),
  }
}
