import type * as v from 'valibot'

import { answersOf } from '#domain/forms/answers.ts'
import type { Answers, Row, Values } from '#domain/forms/form.ts'
import { FROM_FUND } from '#domain/forms/from-fund.ts'

import type { BodyOf, ReplyOf } from './call.ts'
import type { loadEnrolment, loadPerson, saveEnrolment } from './enrolment.ts'
import {
  companyFromWire,
  companyToWire,
  designatedFromWire,
  designatedToWire,
  exposureFromWire,
  exposureToWire,
  withDot,
} from './enrolment-rows.ts'
import type { trustBeneficiaries } from './requests.ts'
import { valuesOf } from './typed-request.ts'

const DECIMALS = ['percentual_variavel', 'valor_espontanea']
/** In every reply and save, and never stored with a request: the server has its own record. */
const NOT_ANSWERS = ['id', 'existe_trust']

/**
 * Answers in the body of an enrolment save; its `email_pessoal` is the fallback for the one in the
 * participant's data.
 */
export function enrolmentFromWire(body: v.InferOutput<typeof saveEnrolment.body>): Answers {
  const { requerimento, participante, email_pessoal, ...rows } = body
  return answersOf({
    detalhes: requerimento.detalhes,
    participante: participantFromWire({
      ...participante,
      email_pessoal: participante.email_pessoal || email_pessoal,
    }),
    ...enrolmentRowsFromWire(rows),
  })
}

/** `person`: whose enrolment it is, and whether they are or were in a plan of the fund. */
export function enrolmentToWire(
  answers: Answers,
  person: { readonly id: number; readonly wasInPlan: boolean },
) {
  const { id_plano = '', ...detalhes } = answers.detalhes
  return {
    requerimento: { id_plano: id_plano === '' ? null : Number(id_plano), detalhes },
    participante: {
      ...answers.participante,
      id: String(person.id),
      existe_trust: person.wasInPlan ? 'S' : 'N',
    },
    empresas: answers.empresas.map(companyToWire),
    peps: answers.peps.map(exposureToWire),
    dependentes: answers.designados.map(designatedToWire),
    email_pessoal: answers.participante.email_pessoal ?? '',
  } satisfies Partial<Record<keyof BodyOf<typeof saveEnrolment>, unknown>>
}

export const savedEnrolmentFromWire = ({
  requerimento,
  pessoa,
  ...rows
}: ReplyOf<typeof loadEnrolment>): Answers =>
  answersOf({
    detalhes: { ...valuesOf(requerimento.detalhes), id_plano: String(requerimento.id_plano ?? '') },
    participante: participantFromWire(pessoa),
    ...enrolmentRowsFromWire(rows),
  })

type WireRows = Pick<v.InferOutput<typeof saveEnrolment.body>, 'empresas' | 'peps' | 'dependentes'>

/** The lists of an enrolment: complete in a request, or with their new ids in the reply of a save (D-116). */
export const enrolmentRowsFromWire = ({
  empresas,
  peps,
  dependentes,
}: { readonly [List in keyof WireRows]?: WireRows[List] | undefined }): Partial<
  Pick<Answers, 'empresas' | 'peps' | 'designados'>
> => ({
  ...(empresas && { empresas: empresas.map(companyFromWire) }),
  ...(peps && { peps: peps.map(exposureFromWire) }),
  ...(dependentes && { designados: dependentes.map(designatedFromWire) }),
})

type OnFile = ReplyOf<typeof trustBeneficiaries>['dependentes']

/** Initial answers of a new enrolment, from the fund's records; nothing is stored yet (D-110). */
export const proposedEnrolment = (
  { pessoa_fisica, tempo_servico }: ReplyOf<typeof loadPerson>,
  onFile: OnFile,
): Partial<Answers> => ({
  participante: participantFromWire(pessoa_fisica),
  empresas: tempo_servico.map((work, index) =>
    proposed(index, {
      nome_empresa: work.nm_empresa,
      id_tipo_tempo_servico: work.ic_atividade,
      data_admissao: work.dt_ini,
      data_demissao: work.dt_fim,
    }),
  ),
  designados: onFile.map((person, index) =>
    proposed(index, {
      nome: person.nm_pessoa,
      cpf: person.nr_cnpj_cpf,
      id_parentesco: person.id_parentesco === null ? '' : String(person.id_parentesco),
      sexo: person.ic_sexo,
      data_nascimento: person.dt_nascimento,
      id_pessoa_dep: String(person.id_pessoa_dep),
      ...NOT_ON_FILE,
    }),
  ),
})

/** Answers that the fund's records do not contain. */
const NOT_ON_FILE = { invalido: '', beneficiario: '', designado: '', percentual: '' }

const proposed = (index: number, values: Values): Row => ({
  id: -1 - index,
  values: { ...values, [FROM_FUND]: 'S' },
})

const participantFromWire = (participant: Values): Values =>
  Object.fromEntries(
    Object.entries(participant)
      .filter(([name]) => !NOT_ANSWERS.includes(name))
      .map(([name, value]) => [name, DECIMALS.includes(name) ? withDot(value) : value]),
  )
