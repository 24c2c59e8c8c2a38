import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

import { checkConsent, grantConsent } from '#api/contract/consent.ts'
import { newDocument } from '#api/contract/documents.ts'
import { lists, tables } from '#api/contract/reference.ts'
import { listRequests, suggestForRequest } from '#api/contract/requests.ts'
import { authenticate, logOut, startSession } from '#api/contract/session.ts'
import { answersByType } from '#tools/samples/request-answers.ts'

import type { Calling } from '../server/support/calling.ts'
import { pdfOfSize } from '../server/support/files.ts'
import { Participant, type Saved } from '../server/support/participant.ts'

/** A retirement of plan 1, which requires four documents of these answers. */
const TYPE = 1

export type Journey = {
  readonly call: Calling['call']
  readonly cpf: string
  readonly uploadBytes: number
  readonly pauseSeconds: number
  /** No new request is begun after that time of `performance.now()`. */
  readonly until: number
  /** Called with the id of each request that was sent. */
  readonly onSent: (requestId: number) => void
}

/** Logs in as the portal does, files requests one after the other, and logs out. Throws CallFailed. */
export async function takeJourney(journey: Journey): Promise<void> {
  const { call, cpf, pauseSeconds, until, onSent } = journey
  const token = await logIn(call, cpf)
  const participant = new Participant(
    { call, logIn: () => logIn(call, cpf) },
    token,
    await shareDocuments(call, token, cpf),
  )
  await Promise.all([call(tables, { token }), call(lists, { token })])
  do {
    await call(listRequests, { token, params: { id_nuvem: participant.cloudId } })
    await pause(pauseSeconds)
    onSent(await fileRequest(journey, participant))
  } while (performance.now() < until)
  await call(logOut, { token })
}

export async function logIn(call: Calling['call'], cpf: string): Promise<string> {
  const { body } = await call(authenticate, { body: { cpf, senha: '20262026' } })
  return (body as { token: string }).token
}

/** The id of the participant's cloud. */
async function shareDocuments(call: Calling['call'], token: string, cpf: string): Promise<number> {
  const { body: person } = await call(startSession, { token, body: { cpf } })
  const { body: consent } = await call(checkConsent, { token, body: { cpf } })
  const { nuvem } = consent as { nuvem?: { id: number } | null }
  if (nuvem) return nuvem.id
  const { body } = await call(grantConsent, {
    token,
    body: {
      id_pessoa_fisica: person.id_pessoa_fisica,
      token_ged: person.token_ged,
      autorizacao: 'S',
      usuario: '',
    },
  })
  return (body as { nuvem: { id: number } }).nuvem.id
}

/** Fills in a new request, saves it twice, attaches its documents, opens it and sends it. Returns its id. */
async function fileRequest({ call, pauseSeconds, uploadBytes }: Journey, participant: Participant) {
  const { token } = participant
  const save = async (id: number | null, intent: 'L' | 'A') => {
    await pause(pauseSeconds)
    const body = participant.bodyOf(TYPE, answersByType[TYPE], { id, intent })
    return (await participant.save(body, randomUUID())).body as unknown as Saved
  }
  await call(suggestForRequest, { token })
  const { id } = (await save(null, 'L')).requerimento
  const { documentos } = await save(id, 'L')
  for (const row of documentos) {
    await pause(pauseSeconds)
    const form = participant.uploadForm(pdfOfSize(uploadBytes, 'documento.pdf'), row.id_tipo_documento)
    const { body } = await call(newDocument, {
      token,
      body: form,
      headers: { 'Idempotency-Key': randomUUID() },
    })
    await participant.attach(row, (body as { id_documento: number }).id_documento)
  }
  await participant.show(id)
  await save(id, 'A')
  return id
}

/** Between half and one and a half times the mean. */
const pause = (mean: number) => setTimeout(mean * 1000 * (0.5 + Math.random()))
