import { answersFromWire } from '#api/contract/answers.ts'
import type { saveRequest } from '#api/contract/requests.ts'
import { answersToSend, settle } from '#domain/forms/answered.ts'
import type { Answers, RequestForm } from '#domain/forms/form.ts'
import type { Facts } from '#domain/requests/facts.ts'
import { kindOf } from '#domain/requests/kinds.ts'
import type { Queries } from '#server/database/connect.ts'
import type { FundReference } from '#server/fund/schemas.ts'
import type { Input } from '#server/http/verb.ts'
import { findAddress } from '#server/people/address.ts'
import { findFacts } from '#server/people/facts.ts'

import { findDependants } from '../dependants.ts'
import { findDetails } from '../details.ts'
import { holdOwnRequest, type StoredRequest } from '../own-request.ts'
import { nextProtocol } from '../protocol.ts'
import { syncRequiredDocuments } from '../required-documents.ts'
import { findTrustBeneficiaries, onFile } from '../trust-beneficiaries.ts'
import { requireDocuments, requireGoodAnswers } from './judge.ts'
import { unknownDetails, withStoredWhereFixed } from './merge.ts'
import { cannotSave, requireStartable, requireVersion, statusAfter } from './opening.ts'
import type { EarlierSave } from './save-key.ts'
import { storeAnswers } from './store.ts'

type Body = Input<typeof saveRequest>['body']

export type Save = {
  readonly db: Queries
  readonly fund: FundReference
  readonly now: Date
  readonly personId: number
  readonly body: Body
  /** What the same key led to before, so that a lost answer never makes a second request. */
  readonly earlier: EarlierSave | null
}

/** Runs every rule over one save and writes it; answers the request as it stands afterwards. */
export async function save(task: Save): Promise<StoredRequest> {
  const { db, body, personId } = task
  const request = await openOrCreate(task)
  const status = statusAfter(request.status, body.situacao)
  if (body.situacao === 'N') {
    await db.deleteFrom('dependant').where('request_id', '=', request.id).execute()
  } else {
    await writeAnswers(task, request)
  }
  await db
    .updateTable('request')
    .set({
      status,
      version: request.version + 1,
      ...(body.situacao === 'A' && { requested_at: task.now }),
    })
    .where('id', '=', request.id)
    .execute()
  return holdOwnRequest(db, personId, request.id)
}

async function openOrCreate({ db, fund, now, personId, body, earlier }: Save): Promise<StoredRequest> {
  const id = earlier?.requestId ?? body.id
  if (id !== null) {
    const request = await holdOwnRequest(db, personId, id)
    // A version that this very key made is the caller's own, whose answer was lost on the way.
    if (request.version !== earlier?.version) requireVersion(body.versao, request.version)
    return request
  }
  await requireStartable(db, fund, personId, body.id_tipo)
  if (body.situacao === 'N') throw cannotSave()
  return db
    .insertInto('request')
    .values({
      person_id: personId,
      type_id: body.id_tipo,
      plan_id: null,
      status: 'L',
      protocol: await nextProtocol(db, now),
      requested_at: now,
      address_id: null,
      version: 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function writeAnswers({ db, fund, now, personId, body }: Save, request: StoredRequest): Promise<void> {
  const kind = kindOf(request.type_id)
  if (!kind?.form) throw cannotSave()
  const facts = await findFacts(db, fund, personId, now)
  const answers = await judgedAnswers({ db, personId, body, request, form: kind.form, facts })
  const unknown = unknownDetails(kind.form, await findDetails(db, request.id), body.detalhes)
  const plan_id = await storeAnswers(db, request, answers, unknown)
  const details = await findDetails(db, request.id)
  const dependants = await findDependants(db, request.id)
  await syncRequiredDocuments(db, fund, { ...request, plan_id }, { details, dependants }, facts)
  if (body.situacao === 'A') await requireDocuments(db, fund, kind, request.id, dependants)
}

async function storedAnswers(db: Queries, request: StoredRequest): Promise<Answers> {
  return answersFromWire({
    planId: request.plan_id,
    details: await findDetails(db, request.id),
    address: await findAddress(db, request.address_id),
    dependants: await findDependants(db, request.id),
  })
}

type Judging = {
  readonly db: Queries
  readonly personId: number
  readonly body: Body
  readonly request: StoredRequest
  readonly form: RequestForm
  readonly facts: Facts
}

async function judgedAnswers({ db, personId, body, request, form, facts }: Judging): Promise<Answers> {
  const stored = await storedAnswers(db, request)
  const known = await findTrustBeneficiaries(db, personId)
  const settledWith = (dependants: Body['dependentes']) => {
    const { id_plano: planId, detalhes: details, endereco: address } = body
    const sent = answersFromWire({ planId, details, address, dependants })
    return settle(form, withStoredWhereFixed(form, request.status, sent, stored), facts)
  }
  // The plan may be forced or fixed, and says whose declaration it is.
  const planId = planOf(settledWith([]))
  const settled = settledWith([...onFile(body.dependentes, known, planId)])
  if (body.situacao !== 'N') requireGoodAnswers(form, body.situacao, settled, facts)
  return answersToSend(form, settled, facts)
}

const planOf = ({ detalhes }: Answers) => (detalhes.id_plano ? Number(detalhes.id_plano) : null)
