import { answersToSend, applyForced } from '../forms/answered.ts'
import { withStoredWhereFixed } from '../forms/edit-rules.ts'
import type { Answers } from '../forms/form.ts'
import type { KeptDraft } from '../forms/kept-draft.ts'
import {
  type Conflict,
  conflictsIn,
  differingPaths,
  mergeAnswers,
  type Overlap,
  typedInWords,
} from '../forms/overlap.ts'
import type { ReadSection } from '../forms/read.ts'
import type { LoadedRequest, SavedRequest } from '../request-kinds/edited-request.ts'
import type { Facts } from '../requests/facts.ts'
import type { RequestStatus } from '../requests/status.ts'
import { editRulesOf, type FilledRequest, formOf, isOpenRequest } from './filled-request.ts'

/** Pure functions that merge typed answers with those of the server (D-54, D-61). */

type Typed = Omit<KeptDraft, 'time'>

/** A request as the server has it, with what was typed in it. */
export type Merged = {
  readonly filled: FilledRequest
  /** What another tab or device saved since the answers were loaded. */
  readonly conflicts: readonly Conflict[]
  /** Unsaved answers in a request that is closed now. */
  readonly orphanedAnswers: readonly ReadSection[]
  /** Of the next save. */
  readonly saveKey: string
}

/** The loaded request with the draft of the tab restored. */
export function withDraft(loaded: LoadedRequest, facts: Facts): Merged {
  const filled = asLoaded(loaded, { ...facts, ...loaded.facts }, 0)
  return loaded.draft ? rebaseDraft(filled, loaded, loaded.draft) : untyped(filled, loaded)
}

/** The same after a save was refused because of a newer version; the typed answers stay in the form. */
export function withLatest(typed: FilledRequest, loaded: LoadedRequest): Merged {
  const { answers, stored, request, facts, announceCount } = typed
  const filled = asLoaded(loaded, { ...facts, ...loaded.facts }, announceCount)
  const { version } = request
  const merged = rebaseDraft(filled, loaded, {
    answers,
    stored,
    version,
    saveKey: loaded.saveKey,
    sent: null,
  })
  const conflicts = [...statusConflict(request.status, loaded), ...merged.conflicts]
  return { ...merged, conflicts: isOpenRequest(loaded) ? conflicts : [] }
}

const statusConflict = (before: RequestStatus, { request }: LoadedRequest): readonly Conflict[] =>
  request.status === before ? [] : [{ label: 'Situação', latest: request.statusName, typed: null }]

const untyped = (filled: FilledRequest, { saveKey }: LoadedRequest): Merged => ({
  filled,
  conflicts: [],
  orphanedAnswers: [],
  saveKey,
})

const UNCHECKED = {
  removedRows: [],
  problems: [],
  serverProblems: [],
  validatedPaths: [],
  left: [],
  alert: null,
  refusal: null,
} as const

function asLoaded(
  { request, answers: loaded }: LoadedRequest,
  facts: Facts,
  announceCount: number,
): FilledRequest {
  const answers = applyForced(formOf({ request }), loaded, facts)
  const record = request.id === null ? answers : null
  return { request, facts, answers, stored: answers, record, addresses: {}, ...UNCHECKED, announceCount }
}

/**
 * Restores typed answers. If the server has a newer version, untouched answers are the server's, and the
 * changes made elsewhere are listed, so that none is undone without notice.
 */
function rebaseDraft(
  latest: FilledRequest,
  loaded: LoadedRequest,
  { answers, stored, sent, version, saveKey }: Typed,
): Merged {
  const form = formOf(latest)
  const { facts, request } = latest
  const merged = untyped(latest, loaded)
  if (!isOpenRequest(latest))
    return { ...merged, orphanedAnswers: typedInWords(form, { stored, typed: answers }, facts) }
  const overlap: Overlap = { stored, typed: answers, latest: latest.answers, sent }
  const isSame = version === request.version
  return {
    ...merged,
    filled: { ...latest, answers: applyForced(form, isSame ? answers : mergeAnswers(overlap), facts) },
    // For the same version, an unfinished save is repeated under its own key.
    saveKey: isSame ? saveKey : merged.saveKey,
    conflicts: isSame ? [] : conflictsIn(form, overlap, facts),
  }
}

/**
 * Whether the server lacks any of the answers. Hidden answers are not sent, so they do not count, and
 * neither do people on record that the participant did not declare.
 */
export function differsFromStored(filled: FilledRequest): boolean {
  const sent = (answers: Answers) => {
    const out = answersToSend(formOf(filled), answers, filled.facts)
    return { ...out, beneficiarios: declaredIn(out.beneficiarios) }
  }
  return differingPaths(sent(filled.answers), sent(filled.stored)).length > 0
}

const declaredIn = (people: Answers['beneficiarios']): Answers['beneficiarios'] =>
  people
    .filter(({ values }) => values.selecionado === 'S')
    .map(({ id, values: { id_pessoa_dep = '' } }) => ({ id, values: { id_pessoa_dep } }))

/** The answers to send and then store. */
export const answersOut = (filled: FilledRequest): Answers =>
  withStoredWhereFixed(
    formOf(filled),
    editRulesOf(filled),
    answersToSend(formOf(filled), filled.answers, filled.facts),
  )

/** Takes over the reply of a save: id, protocol and the ids of rows (FORM-23). */
export const withSaved = (
  filled: FilledRequest,
  { id, protocol, version, rows }: SavedRequest,
  status: RequestStatus,
): FilledRequest => ({
  ...filled,
  ...UNCHECKED,
  request: { ...filled.request, id, protocol, version, status },
  answers: { ...filled.answers, ...rows },
  stored: { ...answersOut(filled), ...rows },
})

export const withStored = (filled: FilledRequest): FilledRequest => ({ ...filled, answers: filled.stored })
