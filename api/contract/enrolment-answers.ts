import type * as v from 'valibot'

import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Values } from '#domain/forms/form.ts'

import type { saveEnrolment } from './enrolment.ts'
import { companyFromWire, designatedFromWire, exposureFromWire, withDot } from './enrolment-rows.ts'

const DECIMALS = ['percentual_variavel', 'valor_espontanea']
/** The fund's own, told anew with every answer and never stored with a request. */
const NOT_ANSWERS = ['id', 'existe_trust']

/** What the body of an enrolment's save says; its `email_pessoal` stands in where the participant's data have none. */
export function enrolmentFromWire(body: v.InferOutput<typeof saveEnrolment.body>): Answers {
  const { requerimento, participante, empresas, peps, dependentes, email_pessoal } = body
  return answersOf({
    detalhes: requerimento.detalhes,
    participante: participantFromWire({
      ...participante,
      email_pessoal: participante.email_pessoal || email_pessoal,
    }),
    empresas: empresas.map(companyFromWire),
    peps: peps.map(exposureFromWire),
    designados: dependentes.map(designatedFromWire),
  })
}

const participantFromWire = (participant: Values): Values =>
  Object.fromEntries(
    Object.entries(participant)
      .filter(([name]) => !NOT_ANSWERS.includes(name))
      .map(([name, value]) => [name, DECIMALS.includes(name) ? withDot(value) : value]),
  )
