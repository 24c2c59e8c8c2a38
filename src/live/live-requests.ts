import { fromPromise } from 'xstate'
import type { Client } from '#api/client/client.ts'
import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import { salary } from '#api/contract/enrolment.ts'
import { listRequests, saveRequest, showRequest, trustBeneficiaries } from '#api/contract/requests.ts'
import { failureOf } from '#domain/call-failure.ts'
import { blankAnswers } from '#domain/forms/answered.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { centsOf } from '#domain/people/money.ts'
import { kindOf } from '#domain/requests/kinds.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { STATUS_LABELS } from '#domain/requests/status.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import type { BeneficiariesOnFile, BeneficiariesRequest } from '#machines/beneficiaries/index.ts'
import type { KeptDraft } from '#machines/draft/index.ts'
import type { RequestListQuestion } from '#machines/request-list/index.ts'
import type { ReadRequest, RequestViewInput } from '#machines/request-view/index.ts'
import type {
  LoadedRequest,
  LoadRequest,
  OpenRequest,
  SavedRequest,
  SaveRequest,
} from '#machines/wizard/index.ts'
import { writeWith } from '#machines/write/index.ts'

import type { DraftStore } from './draft-store.ts'
import { timeOf } from './live-draft.ts'
import {
  complementaryFromWire,
  documentsFromWire,
  historyFromWire,
  listedFromWire,
  messagesFromWire,
  peopleFromWire,
  summaryFromWire,
} from './wire-requests.ts'

type Live = { readonly call: Client; readonly drafts: DraftStore; readonly newKey: () => string }

/** The ports of the list, the reading and the wizard. */
export function liveRequests({ call, drafts, newKey }: Live) {
  return {
    loadRequests: fromPromise<readonly ListedRequest[], RequestListQuestion>(async ({ input }) => {
      const { requerimentos } = await call(listRequests, { params: { id_nuvem: input.cloudId } })
      return requerimentos.map(listedFromWire)
    }),

    readRequest: fromPromise<ReadRequest, RequestViewInput>(async ({ input }) => {
      const shown = await call(showRequest, { params: { id: input.requestId } })
      const summary = summaryFromWire(shown.requerimento)
      const form = kindOf(summary.typeId)?.form ?? null
      return {
        summary,
        sections: readAnswers(form, answersOf(shown), factsOf(input.participant, input.reference)),
        documents: documentsFromWire(shown.documentos),
        people: peopleFromWire(shown.dependentes),
        complementary: complementaryFromWire(shown.documentos_complementares),
        messages: messagesFromWire(shown.mensagens),
        history: historyFromWire(shown.historico),
      }
    }),

    loadRequest: fromPromise<LoadedRequest, LoadRequest>(async ({ input }) => {
      const loaded =
        input.requestId === null
          ? newRequest(input)
          : savedRequest(await call(showRequest, { params: { id: input.requestId } }), input)
      return {
        ...loaded,
        ...(kindOf(loaded.request.typeId)?.asksSalary && (await salaryOf(input, call))),
        saveKey: newKey(),
        draft: draftOf(loaded.request, input, drafts),
      }
    }),

    loadBeneficiaries: fromPromise<BeneficiariesOnFile, BeneficiariesRequest>(async ({ input }) => {
      const { dependentes } = await call(trustBeneficiaries, {
        body: { id_pessoa: input.personId, id_plano: input.planId },
      })
      return dependentes.map((person) => ({
        id_pessoa_dep: String(person.id_pessoa_dep),
        nome: person.nm_pessoa,
        cpf: person.nr_cnpj_cpf,
        data_nascimento: person.dt_nascimento,
        sexo: person.ic_sexo,
        id_parentesco: person.id_parentesco === null ? '' : String(person.id_parentesco),
        nm_parentesco: person.nm_parentesco,
        selecionado: person.selecionado === 'S' ? 'S' : '',
      }))
    }),

    saveRequest: writeWith<SaveRequest, SavedRequest>(
      async ({ request, intent, answers, documents, cpf, cloudId, key }) => {
        const address = { cpf, requestId: request.id, typeId: request.typeId }
        drafts.noteSent(address, answers)
        const saved = await call(saveRequest, {
          body: {
            ...answersToWire(answers),
            id: request.id,
            id_tipo: request.typeId,
            id_nuvem: cloudId,
            situacao: intent,
            usuario: cpf,
            documentos: documents.map((row) => ({ id_req_doc: row.id, id_documento: row.documentId })),
            ...(request.version === null ? {} : { versao: request.version }),
          },
          key,
        })
        drafts.discard(address)
        const { dependentes, beneficiarios } = answersFromWire({
          planId: null,
          details: {},
          address: null,
          dependants: saved.dependentes,
        })
        return {
          id: saved.requerimento.id,
          protocol: saved.requerimento.protocolo,
          status: saved.requerimento.situacao ?? null,
          version: saved.requerimento.versao ?? null,
          rows: { dependentes, beneficiarios },
          documents: documentsFromWire(saved.documentos),
          people: peopleFromWire(saved.dependentes),
          nextKey: newKey(),
        }
      },
    ),
  }
}

type Shown = ReplyOf<typeof showRequest>

const answersOf = ({ requerimento, detalhes, endereco, dependentes }: Shown) =>
  answersFromWire({
    planId: requerimento.id_plano,
    details: Object.fromEntries(detalhes.map(({ nome, valor }) => [nome, valor])),
    address: endereco,
    dependants: dependentes,
  })

type Loaded = Omit<LoadedRequest, 'saveKey' | 'draft'>

/** Nothing is stored before the first save; the address on file is offered, so that nobody types again what the fund knows. */
function newRequest({ typeId, participant, reference }: LoadRequest): Loaded {
  const id = typeId ?? 0
  const blank = blankAnswers(kindOf(id)?.form ?? { steps: [] })
  return {
    request: {
      id: null,
      typeId: id,
      typeName: reference.types.find((type) => type.id === id)?.name ?? '',
      status: 'L',
      statusName: STATUS_LABELS.L,
      protocol: '',
      version: null,
    },
    answers: { ...blank, endereco: { ...blank.endereco, ...participant.address } },
    documents: [],
    people: [],
    complementary: [],
    messages: [],
    history: [],
  }
}

function savedRequest(shown: Shown, { reference }: LoadRequest): Loaded {
  const { requerimento } = shown
  const { id, typeId, typeName, status, statusName, protocol } = summaryFromWire(requerimento)
  const blank = blankAnswers(kindOf(typeId)?.form ?? { steps: [] })
  const answers = answersOf(shown)
  return {
    request: {
      id,
      typeId,
      typeName: typeName || (reference.types.find((type) => type.id === typeId)?.name ?? ''),
      status,
      statusName,
      protocol,
      version: requerimento.versao ?? null,
    },
    answers: {
      ...answers,
      detalhes: { ...blank.detalhes, ...answers.detalhes },
      endereco: { ...blank.endereco, ...answers.endereco },
    },
    documents: documentsFromWire(shown.documentos),
    people: peopleFromWire(shown.dependentes),
    complementary: complementaryFromWire(shown.documentos_complementares),
    messages: messagesFromWire(shown.mensagens),
    history: historyFromWire(shown.historico),
  }
}

/** Nobody is told where it cannot be had: then it limits nothing here, and the server knows it (D-62, D-98). */
async function salaryOf(
  { participant: { cpf } }: LoadRequest,
  call: Client,
): Promise<Pick<LoadedRequest, 'contributionSalaryCents'>> {
  try {
    const { salario } = await call(salary, { body: { cpf } })
    return salario === null ? {} : { contributionSalaryCents: centsOf(salario) }
  } catch (error) {
    if (failureOf(error).kind === 'expired') throw error
    return {}
  }
}

/** What the tab kept of this request, whatever became of the request since. */
function draftOf(
  { id, typeId }: OpenRequest,
  { participant: { cpf } }: LoadRequest,
  drafts: DraftStore,
): KeptDraft | null {
  const draft = drafts.read({ cpf, requestId: id, typeId })
  return draft && { ...draft, time: timeOf(draft.keptAt) }
}
