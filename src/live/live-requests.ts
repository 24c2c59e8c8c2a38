import { fromCallback, fromPromise } from 'xstate'
import type { Client } from '#api/client/client.ts'
import { answersFromWire, answersToWire } from '#api/contract/answers.ts'
import type { ReplyOf } from '#api/contract/call.ts'
import { listRequests, saveRequest, showRequest, trustBeneficiaries } from '#api/contract/requests.ts'
import { blankAnswers } from '#domain/forms/answered.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { kindOf } from '#domain/requests/kinds.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { isOpen, STATUS_LABELS } from '#domain/requests/status.ts'
import type { RequestSummary } from '#domain/requests/summary.ts'
import type { RequestListQuestion } from '#machines/request-list/index.ts'
import type { ReadRequest, RequestViewInput } from '#machines/request-view/index.ts'
import type {
  BeneficiariesOnFile,
  BeneficiariesRequest,
  DraftChanged,
  LoadedRequest,
  LoadRequest,
  SavedRequest,
  SaveRequest,
} from '#machines/wizard/index.ts'
import { writeWith } from '#machines/write/index.ts'

import type { DraftStore } from './draft-store.ts'
import { documentsFromWire, messagesFromWire, peopleFromWire, summaryFromWire } from './wire-requests.ts'

type Live = { readonly call: Client; readonly drafts: DraftStore; readonly newKey: () => string }

/** The ports of the list, the reading and the wizard. */
export function liveRequests({ call, drafts, newKey }: Live) {
  return {
    loadRequests: fromPromise<readonly RequestSummary[], RequestListQuestion>(async ({ input }) => {
      const { requerimentos } = await call(listRequests, { params: { id_nuvem: input.cloudId } })
      return requerimentos.map(summaryFromWire)
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
        messages: messagesFromWire(shown.mensagens),
      }
    }),

    loadRequest: fromPromise<LoadedRequest, LoadRequest>(async ({ input }) => {
      const loaded =
        input.requestId === null
          ? newRequest(input)
          : savedRequest(await call(showRequest, { params: { id: input.requestId } }), input)
      return withDraft({ ...loaded, saveKey: newKey() }, input, drafts)
    }),

    draftKeeper: fromCallback<DraftChanged>(({ receive }) => {
      receive(({ answers, saveKey, version, ...address }) =>
        drafts.keep(address, { answers, saveKey, version, keptAt: Date.now() }),
      )
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
        drafts.discard({ cpf, requestId: request.id, typeId: request.typeId })
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

type Loaded = Omit<LoadedRequest, 'saveKey'>

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
    messages: [],
    draftTime: null,
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
    messages: messagesFromWire(shown.mensagens),
    draftTime: null,
  }
}

const clock = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' })

/**
 * What was typed comes back over exactly what it was typed on: over newer answers it would undo somebody's change
 * without a word, because it would be saved under the version just loaded.
 */
function withDraft(
  loaded: LoadedRequest,
  { participant: { cpf } }: LoadRequest,
  drafts: DraftStore,
): LoadedRequest {
  const { id, typeId, status, version } = loaded.request
  const address = { cpf, requestId: id, typeId }
  const draft = drafts.read(address)
  if (draft === null) return loaded
  if (!isOpen(status) || draft.version !== version) {
    drafts.discard(address)
    return loaded
  }
  return { ...loaded, answers: draft.answers, saveKey: draft.saveKey, draftTime: clock.format(draft.keptAt) }
}
