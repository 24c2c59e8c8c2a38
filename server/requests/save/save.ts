import { answersToSend, applyForced } from '#domain/forms/answered.ts'
import { changedPaths, setValues } from '#domain/forms/answers.ts'
import { withStoredWhereFixed } from '#domain/forms/edit-rules.ts'
import type { Answers } from '#domain/forms/form.ts'
import { kindOf, type SaveCall } from '#domain/request-kinds/kinds.ts'
import { PARTICIPANT_MOVES } from '#machines/requests/request-status/index.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import { notFound } from '#server/kernel/errors.ts'
import { findFacts } from '#server/people/facts.ts'
import { findNamed, namedCpf } from '#server/people/named.ts'

import { clearPeople, findAnswers, storeAnswers } from '../answers/answers.ts'
import { statusAfter, storeMove } from '../move.ts'
import { lockOwnRequest, type StoredRequest } from '../own-request.ts'
import { nextProtocol } from '../protocol.ts'
import { syncRequiredDocuments } from '../required-documents.ts'
import { recordStatus } from '../status-history.ts'
import { cannotSave, type Intent, requireRoomForDraft, requireStartable, requireVersion } from './checks.ts'
import { mailChanges } from './mail-changes.ts'
import { onRecord } from './on-record.ts'
import { planProblems } from './plan-problems.ts'
import type { EarlierSave } from './save-key.ts'
import { unknownIn } from './unknown-answers.ts'
import { requireDocuments, requireValidAnswers } from './validate.ts'

/** Input of a save, for all calls that save. */
export type SaveCommand = {
  /** null: a new request. */
  readonly id: number | null
  readonly typeId: number
  /** The call: each type is saved by its own calls only. */
  readonly savedBy: SaveCall
  readonly intent: Intent
  /** The version that was read; undefined skips the check. */
  readonly version: number | undefined
  /** Each plan that was sent, as text. */
  readonly plans: readonly string[]
  /** Parts that the call does not have are empty. */
  readonly answers: Answers
}

export type Save = {
  readonly db: Queries
  readonly fund: FundReference
  readonly now: Date
  readonly personId: number
  readonly command: SaveCommand
  /** The earlier result of the same key whose reply was lost, so that it does not cause a second request. */
  readonly earlier: EarlierSave | null
}

/** Validates and stores one save; returns the updated request. */
export async function save(task: Save): Promise<StoredRequest> {
  const { db, fund, now, personId, command } = task
  const request = await openOrCreate(task)
  const status = statusAfter(request.status, PARTICIPANT_MOVES[command.intent])
  if (command.intent === 'N') {
    await clearPeople(db, request.id)
    return storeMove(db, fund, request, status, now)
  }
  if (command.savedBy === 'acceptance') {
    await requireToSendAgain(task, request)
    return storeMove(db, fund, request, status, now)
  }
  const before = await findAnswers(db, request)
  const written = await writeAnswers(task, request, before)
  if (command.intent === 'A') await mailChanges(db, personId, written.answers, now)
  return storeMove(db, fund, written.request, status, now, changedPaths(before, written.answers))
}

/**
 * The content of an acceptance belongs to the fund: it is only sent again, with the missing documents
 * (D-107).
 */
async function requireToSendAgain({ db, fund, command }: Save, request: StoredRequest): Promise<void> {
  const kind = kindOf(request.type_id)
  if (kind === null || command.intent !== 'A') throw cannotSave()
  await requireDocuments(db, fund, kind, request.id)
}

async function openOrCreate({ db, fund, now, personId, command, earlier }: Save): Promise<StoredRequest> {
  const id = earlier?.requestId ?? command.id
  if (id !== null) {
    const request = await lockOwnRequest(db, personId, id)
    if (kindOf(request.type_id)?.savedBy !== command.savedBy) throw notFound()
    // A version stored under this key is the caller's own, whose reply was lost.
    if (request.version !== earlier?.version) await requireVersion(db, request, command.version)
    return request
  }
  await requireStartable(db, fund, personId, command.typeId)
  if (command.intent === 'N' || kindOf(command.typeId)?.savedBy !== command.savedBy) throw cannotSave()
  await requireRoomForDraft(db, personId)
  const created = await db
    .insertInto('request')
    .values({
      person_id: personId,
      type_id: command.typeId,
      plan_id: null,
      status: 'L',
      protocol: await nextProtocol(db, now),
      requested_at: now,
      changed_at: now,
      address_id: null,
      version: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await recordStatus(db, created.id, created.status, now)
  return created
}

async function writeAnswers(
  task: Save,
  current: StoredRequest,
  stored: Answers,
): Promise<{ request: StoredRequest; answers: Answers }> {
  const { db, fund, now, personId, command } = task
  const kind = kindOf(current.type_id)
  const form = kind?.form ?? null
  if (kind === null || form === null) throw cannotSave()
  const own = await findFacts(db, fund, personId, now)
  const editRules = { status: current.status, stored }
  const whole = (answers: Answers) => withStoredWhereFixed(form, editRules, answers)
  const cpf = namedCpf(form, whole(command.answers))
  const known = cpf === namedCpf(form, stored) ? current.named_person : null
  const named = cpf === null ? null : await findNamed(db, fund, { cpf, ownCpf: own.cpf, known })
  const facts = named ? { ...own, named: named.participant } : own
  const withDerived = (answers: Answers) => applyForced(form, whole(answers), facts)
  const derived = withDerived(
    await onRecord({ db, fund, personId, sent: command.answers, stored, withDerived }, command.savedBy),
  )
  const ofPlan = planProblems(form, { editRules, plans: command.plans, answers: derived, facts })
  requireValidAnswers({ ...kind, form, ofPlan }, command.intent, editRules, derived, facts)
  const unknown = unknownIn(form, stored, command.answers)
  const sent = whole(answersToSend(form, derived, facts))
  const kept = setValues(sent, 'participante', unknown.participante)
  const namedPerson = namedCpf(form, kept) === cpf ? (named?.fullName ?? null) : null
  const request = await storeAnswers(db, current, { answers: kept, unknown: unknown.detalhes, namedPerson })
  const answers = await findAnswers(db, request)
  // Rules use the fields of the form, not details that it does not have.
  const asked = { ...answers, detalhes: kept.detalhes }
  await syncRequiredDocuments(db, fund, request, asked, facts)
  if (command.intent === 'A') await requireDocuments(db, fund, kind, request.id)
  return { request, answers }
}
