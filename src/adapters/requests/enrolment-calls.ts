import type { Client } from '#api/client/client.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import { loadEnrolment, loadPerson, saveEnrolment } from '#api/contract/enrolment.ts'
import {
  enrolmentRowsFromWire,
  enrolmentToWire,
  proposedEnrolment,
  savedEnrolmentFromWire,
} from '#api/contract/enrolment-answers.ts'
import { enrolmentLists } from '#api/contract/reference.ts'
import { trustBeneficiaries } from '#api/contract/requests.ts'
import { CallError } from '#domain/call-failure.ts'
import type { PersonDocuments } from '#domain/documents/required.ts'
import { MOST_CONTRIBUTED } from '#domain/forms/contribution-checks.ts'
import { SECOND_PLAN } from '#domain/people/membership.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { EnrolmentLists, FetchedFacts } from '#domain/requests/facts.ts'

import { documentsFromWire, personDocuments } from '../wire-requests.ts'
import { nullOnFailure } from './null-on-failure.ts'
import { keyed, type RequestCalls, type Shown } from './request-calls.ts'
import { requestToSave, statusOf } from './typed-save.ts'

type WireLists = ReplyOf<typeof enrolmentLists>
type Described<Id> = readonly { readonly id: Id; readonly descricao: string }[]

const named = <Id>(rows: Described<Id>) => rows.map(({ id, descricao }) => ({ id, name: descricao }))

export const enrolmentListsFromWire = (wire: WireLists): EnrolmentLists => ({
  nationalities: named(wire.nacionalidade),
  civilStatuses: named(wire.estadoCivil),
  schooling: named(wire.escolaridade),
  serviceTimeTypes: named(wire.tipoTempoServico),
  kinships: named(wire.parentesco),
  sponsors: named(wire.empresas),
  regionals: wire.regionais.flatMap(({ id, descricao, id_emp }) =>
    id_emp === null ? [] : [{ id, name: descricao, sponsorId: id_emp }],
  ),
})

/** The lists of choices of an enrolment. Throws if a reply has no rows at all. */
export async function loadEnrolmentLists(call: Client): Promise<EnrolmentLists> {
  const lists = enrolmentListsFromWire(await call(enrolmentLists))
  if (Object.values(lists).every((rows) => rows.length === 0)) throw new CallError({ kind: 'offContract' })
  return lists
}

/** The form works without the lists and requests them again (D-62, P-314). */
async function listsOf(call: Client): Promise<FetchedFacts> {
  const enrolment = await nullOnFailure(loadEnrolmentLists(call))
  return enrolment ? { enrolment } : {}
}

/** People on file in the participant's plans, each once; the second plan is the default. */
async function findOnFile(call: Client, { personId, memberships }: Participant) {
  const plans = new Set(memberships.map(({ planId }) => planId))
  const lists = await Promise.all(
    [...(plans.size > 0 ? plans : [SECOND_PLAN])].map((id_plano) =>
      nullOnFailure(call(trustBeneficiaries, { body: { id_pessoa: personId, id_plano } })),
    ),
  )
  const people = lists.flatMap((list) => list?.dependentes ?? [])
  return [...new Map(people.map((person) => [person.id_pessoa_dep, person])).values()]
}

type WireDesignated = ReplyOf<typeof loadEnrolment>['dependentes']

const peopleIn = (wire: WireDesignated): readonly PersonDocuments[] =>
  wire
    .filter(({ docs_obrigatorios }) => docs_obrigatorios.length > 0)
    .map(({ id_dependente, nome, docs_obrigatorios }) => ({
      dependantId: id_dependente,
      name: nome,
      documents: personDocuments(docs_obrigatorios),
    }))

const open: RequestCalls['open'] = async (call, { requerimento: { id } }: Shown) => {
  const [loaded, facts] = await Promise.all([
    call(loadEnrolment, { body: { id_requerimento: id } }),
    listsOf(call),
  ])
  return {
    ...statusOf(loaded.requerimento),
    answers: savedEnrolmentFromWire(loaded),
    documents: documentsFromWire(loaded.requerimento_docs),
    people: peopleIn(loaded.dependentes),
    facts,
  }
}

/** The calls of the enrolment in the second plan, type 11. */
export const enrolmentCalls: RequestCalls = {
  begin: async (call, { participant }) => {
    const person = await call(loadPerson, { body: { cpf: participant.cpf } })
    const [facts, onFile] = await Promise.all([
      listsOf(call),
      person.existe_trust === 'S' ? findOnFile(call, participant) : [],
    ])
    const { participante, ...rows } = proposedEnrolment(person, onFile)
    const percentual_variavel = participante?.percentual_variavel || String(MOST_CONTRIBUTED)
    return { answers: { ...rows, participante: { ...participante, percentual_variavel } }, facts }
  },

  open,

  /** No other reply contains the participant's data and the lists. */
  read: open,

  save: async (call, save) => {
    const { requerimento, ...parts } = enrolmentToWire(save.answers, save.person)
    const saved = await call(saveEnrolment, {
      body: {
        requerimento: {
          ...requerimento,
          ...requestToSave(save),
          id_tipo: save.request.typeId,
          id_nuvem: save.cloud.id,
        },
        ...parts,
        usuario: save.cpf,
      },
      ...keyed(save),
    })
    return {
      id: saved.id_requerimento,
      protocol: saved.protocolo || save.request.protocol,
      status: saved.situacao ?? null,
      version: saved.versao ?? null,
      rows: enrolmentRowsFromWire(saved),
      documents: documentsFromWire(saved.requerimento_docs),
      people: peopleIn(saved.dependentes ?? []),
    }
  },
}
