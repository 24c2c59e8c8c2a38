import { fromPromise } from 'xstate'

import type { Client } from '#api/client/client.ts'
import { salary } from '#api/contract/enrolment.ts'
import { listRequests, showRequest, trustBeneficiaries } from '#api/contract/requests.ts'
import { blankAnswers } from '#domain/forms/answered.ts'
import { answersOf, mapAnswers } from '#domain/forms/answers.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { KeptDraft } from '#domain/forms/kept-draft.ts'
import { readAnswers } from '#domain/forms/read.ts'
import { centsOf } from '#domain/people/money.ts'
import type {
  LoadedRequest,
  LoadRequest,
  OpenRequest,
  SavedRequest,
  SaveRequest,
} from '#domain/request-kinds/edited-request.ts'
import { kindOf, type SaveCall } from '#domain/request-kinds/kinds.ts'
import type { EnrolmentLists, FetchedFacts } from '#domain/requests/facts.ts'
import { factsOf } from '#domain/requests/reference.ts'
import { statusNameOf } from '#domain/requests/status.ts'
import type { ListedRequest } from '#domain/requests/summary.ts'
import { provideMutation } from '#machines/calls/mutation/index.ts'
import type { Autosaved } from '#machines/form/autosave/index.ts'
import type { BeneficiariesOnFile, BeneficiariesRequest } from '#machines/form/beneficiaries/index.ts'
import type { RequestListQuestion } from '#machines/requests/request-list/index.ts'
import type { ReadRequest, RequestViewInput } from '#machines/requests/request-view/index.ts'
import { timeOf } from './draft.ts'
import type { DraftStore } from './draft-store.ts'
import { bankChangeCalls } from './requests/bank-change-calls.ts'
import { enrolmentCalls, loadEnrolmentLists } from './requests/enrolment-calls.ts'
import { nullOnFailure } from './requests/null-on-failure.ts'
import { portabilityCalls } from './requests/portability-calls.ts'
import type { RequestCalls, Shown } from './requests/request-calls.ts'
import { createSaveKeys } from './requests/save-keys.ts'
import { sharedCalls } from './requests/shared-calls.ts'
import { loadSuggestions, suggestionsFromWire, withSuggested } from './requests/suggestions.ts'
import {
  complementaryFromWire,
  documentsFromWire,
  historyFromWire,
  listedFromWire,
  messagesFromWire,
  peopleFromWire,
  summaryFromWire,
} from './wire-requests.ts'

type Dependencies = {
  readonly call: Client
  readonly drafts: DraftStore
  readonly newKey: () => string
  /** True if the key of a draft belongs to this page. */
  readonly holdKey: (key: string) => Promise<boolean>
}

export function requestsAdapter({ call, drafts, newKey, holdKey }: Dependencies) {
  const keys = createSaveKeys({ drafts, newKey })
  return {
    loadRequests: fromPromise<readonly ListedRequest[], RequestListQuestion>(async ({ input }) => {
      const { requerimentos } = await call(listRequests, { params: { id_nuvem: input.cloudId } })
      return requerimentos.map(listedFromWire)
    }),

    readRequest: fromPromise<ReadRequest, RequestViewInput>(async ({ input }) => {
      const shown = await call(showRequest, { params: { id: input.requestId } })
      const summary = summaryFromWire(shown.requerimento)
      const kind = kindOf(summary.typeId)
      const { answers, facts } = await callsOf(summary.typeId).read(call, shown)
      const known = { ...factsOf(input.participant, input.reference), ...facts }
      return {
        summary,
        sections: readAnswers(kind?.readAs ?? null, answers, known),
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
          ? await newRequest(call, input)
          : await savedRequest(call, await call(showRequest, { params: { id: input.requestId } }), input)
      const draft = draftOf(loaded.request, input, drafts)
      const saveKey = newKey()
      const isOwn = draft === null || (await holdKey(draft.saveKey))
      return { ...loaded, saveKey, draft: isOwn ? draft : { ...draft, saveKey } }
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

    loadLists: fromPromise<EnrolmentLists, void>(() => loadEnrolmentLists(call)),

    saveRequest: provideMutation(
      fromPromise<SavedRequest, SaveRequest>(async ({ input }) => {
        const { request, cpf } = input
        const saved = await keys.save(input, (saving) => callsOf(request.typeId).save(call, saving))
        drafts.discard({ cpf, requestId: request.id, typeId: request.typeId })
        return { ...saved, nextKey: newKey() }
      }),
    ),

    saveQuietly: fromPromise<Autosaved, SaveRequest>(async ({ input, signal }) => {
      const { request, cpf, answers } = input
      const saved = await keys.save(
        input,
        (saving) => callsOf(request.typeId).save(call, { ...saving, signal, keepalive: true }),
        { isQuiet: true },
      )
      // The participant saves meanwhile, with the same key: for that save the reply to this one is lost.
      signal.throwIfAborted()
      drafts.discard({ cpf, requestId: request.id, typeId: request.typeId })
      return { sent: answers, reply: { ...saved, nextKey: newKey() } }
    }),
  }
}

/** An acceptance has no form of its own, so the shared calls show it. */
const CALLS: Readonly<Record<SaveCall, RequestCalls>> = {
  request: sharedCalls,
  enrolment: enrolmentCalls,
  portability: portabilityCalls,
  bankChange: bankChangeCalls,
  acceptance: sharedCalls,
}

const callsOf = (typeId: number) => CALLS[kindOf(typeId)?.savedBy ?? 'request']

type Loaded = Omit<LoadedRequest, 'saveKey' | 'draft'>

/** Nothing is stored before the first save (D-110). */
async function newRequest(call: Client, asked: LoadRequest): Promise<Loaded> {
  const id = asked.typeId ?? 0
  const [begun, facts, suggestions] = await Promise.all([
    callsOf(id).begin(call, asked),
    salaryOf(call, id, asked),
    loadSuggestions(call, id),
  ])
  return {
    request: {
      id: null,
      typeId: id,
      typeName: typeNameIn(asked, id),
      status: 'L',
      statusName: statusNameOf('L'),
      protocol: '',
      version: null,
    },
    answers: withSuggested(id, withAllAnswers(id, answersOf(begun.answers)), suggestions),
    facts: { ...begun.facts, ...facts, ...(suggestions && { suggestions }) },
    documents: [],
    people: [],
    complementary: [],
    messages: [],
    history: [],
  }
}

async function savedRequest(call: Client, shown: Shown, asked: LoadRequest): Promise<Loaded> {
  const { id, typeId, typeName, protocol } = summaryFromWire(shown.requerimento)
  const [opened, facts] = await Promise.all([
    callsOf(typeId).open(call, shown),
    salaryOf(call, typeId, asked),
  ])
  const { status, statusName, version, documents, people } = opened
  return {
    request: {
      id,
      typeId,
      typeName: typeName || typeNameIn(asked, typeId),
      status,
      statusName,
      protocol,
      version,
    },
    answers: withAllAnswers(typeId, opened.answers),
    facts: {
      ...opened.facts,
      ...facts,
      ...(shown.sugestoes && { suggestions: suggestionsFromWire(shown.sugestoes) }),
    },
    documents,
    people,
    complementary: complementaryFromWire(shown.documentos_complementares),
    messages: messagesFromWire(shown.mensagens),
    history: historyFromWire(shown.historico),
  }
}

const typeNameIn = ({ reference }: LoadRequest, id: number) =>
  reference.types.find((type) => type.id === id)?.name ?? ''

/** All answers of the form; '' for those that are missing. */
function withAllAnswers(typeId: number, answers: Answers): Answers {
  const blank = blankAnswers(kindOf(typeId)?.form ?? { steps: [] })
  return mapAnswers(
    (part) => ({ ...blank[part], ...answers[part] }),
    (part) => answers[part],
  )
}

/** The form works without the salary, so a failure is not shown; the server knows it (D-62, D-98). */
async function salaryOf(call: Client, typeId: number, { participant }: LoadRequest): Promise<FetchedFacts> {
  if (!kindOf(typeId)?.asksSalary) return {}
  const reply = await nullOnFailure(call(salary, { body: { cpf: participant.cpf } }))
  const reais = reply?.salario ?? null
  return reais === null ? {} : { contributionSalaryCents: centsOf(reais) }
}

/** The draft of this request in the tab, even if the request has changed since. */
function draftOf(
  { id, typeId }: OpenRequest,
  { participant: { cpf } }: LoadRequest,
  drafts: DraftStore,
): KeptDraft | null {
  const draft = drafts.read({ cpf, requestId: id, typeId })
  return draft && { ...draft, time: timeOf(draft.keptAt) }
}
