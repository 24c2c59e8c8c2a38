import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createActor, createMachine, fromCallback, waitFor } from 'xstate'
import type { Client } from '#api/client/client.ts'
import { createPrefetchedReads, type PrefetchedReads } from '#api/client/prefetched-reads.ts'
import { failureOf } from '#domain/call-failure.ts'
import type { Cloud } from '#domain/people/participant.ts'
import type { StartedSession } from '#machines/app/login/index.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import { consentMachine } from '#machines/consent/consent/index.ts'
import { uploadQueueMachine } from '#machines/documents/upload-queue/index.ts'
import { editorView, type FormEditorActor, lackingIn } from '#machines/form/form-editor/index.ts'
import { waitingFor } from '#machines/form/submission/index.ts'
import { type WizardActor, wizardMachine } from '#machines/form/wizard/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'
import { required } from '#machines/support/required.ts'
import { consentAdapter } from '#src/adapters/consent.ts'
import { documentsAdapter } from '#src/adapters/documents.ts'
import { draftAdapter } from '#src/adapters/draft.ts'
import { createDraftStore } from '#src/adapters/draft-store.ts'
import { filesAdapter } from '#src/adapters/files/files.ts'
import { postalCodeAdapter } from '#src/adapters/postal-code.ts'
import { requestsAdapter } from '#src/adapters/requests.ts'
import { sessionAdapter } from '#src/adapters/session.ts'
import { createSessionStore, type SessionStore } from '#src/adapters/session-store.ts'
import { createSessionTabs } from '#src/adapters/session-tabs.ts'
import { createWantedPlaceStore } from '#src/adapters/wanted-place.ts'
import { validAnswers } from '#tools/samples/benefit-answers.ts'
import { hold } from '#ui/browser/held-files.ts'
import { inRecordedSystem } from '../../tools/chart-paths/recorded-system.ts'
import { pdf } from '../server/support/files.ts'
import { serverForTests } from '../server/support/test-server.ts'
import { knownConfig } from '../src/support/known-config.ts'
import { wallClock } from '../src/support/wall-clock.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { clientOver } from './client-over.ts'

/**
 * The running charts, the adapters, the client and the server's application, without socket and screen:
 * browser and server must agree on the contract.
 */
const server = await serverForTests()

let storage: Storage
let sessions: SessionStore
let reads: PrefetchedReads
let call: Client

beforeEach(() => {
  storage = memoryStorage()
  sessions = createSessionStore(storage)
  const token = () => sessions.read()?.token ?? null
  reads = createPrefetchedReads(clientOver(server, token), token)
  call = reads.call
})

const carlos = { cpf: '11144477735', password: '20262026' }

const ended: (() => void)[] = []
afterEach(() => {
  for (const end of ended.splice(0)) end()
})

/** Runs one port as its chart would. */
async function carriedOut<Output>(logic: Parameters<typeof createActor>[0], input: unknown): Promise<Output> {
  const actor = createActor(logic, { input } as never).start()
  const snapshot = await waitFor(actor, ({ status }) => status !== 'active').catch(() => actor.getSnapshot())
  const { status, output, error } = snapshot as { status: string; output: Output; error: unknown }
  if (status === 'error') throw error
  return output
}

function portsOfSession() {
  const tabs = createSessionTabs()
  ended.push(tabs.close)
  return sessionAdapter({
    reads,
    place: () => ({ path: '/', screen: 'list' }),
    config: knownConfig(),
    clock: wallClock,
    sessions,
    drafts: createDraftStore(storage),
    wantedPlace: createWantedPlaceStore(storage),
    tabs,
    signedIn: { preload: async () => {} },
  })
}

async function loggedIn(): Promise<StartedSession> {
  const ports = portsOfSession()
  const session = await carriedOut(ports['login.authenticate'], carlos)
  return carriedOut(ports['login.startSession'], session)
}

async function consented({ participant }: StartedSession): Promise<Cloud> {
  const { 'consentWithdrawal.withdrawConsent': _, ...ports } = consentAdapter({ call, sessions })
  const { actor, heard } = inRecordedSystem(provideAll(consentMachine, ports), {
    input: { participant, asks: true },
  })
  const asked = await waitFor(actor, (snapshot) => snapshot.matches('deciding') || snapshot.status === 'done')
  if (asked.matches('deciding')) {
    actor.send({ type: 'consent.toggled', agreed: true })
    actor.send({ type: 'consent.saved' })
  }
  await waitFor(actor, (snapshot) => snapshot.status === 'done')
  const [told] = heard.parent
  if (told?.type !== 'consent.granted') throw new Error('The consent was not granted')
  return told.cloud
}

const silence = fromCallback(() => {})

/** A request and the upload queue beside it, as in the portal. */
function openWizard(started: StartedSession, cloud: Cloud, requestId: number | null = null): WizardActor {
  let keys = 0
  const newKey = () => `key-${++keys}-${Math.random()}`
  const drafts = createDraftStore(storage)
  const ports = requestsAdapter({ call, drafts, newKey, holdKey: async () => true })
  const wizard = provideAll(wizardMachine, {
    ...filesAdapter,
    'beneficiaries.loadBeneficiaries': ports.loadBeneficiaries,
    'draft.storage': draftAdapter(drafts, Date.now),
    'postalCode.lookUp': postalCodeAdapter(call),
    'submission.loadLatest': ports.loadRequest,
    'submission.saveRequest': ports.saveRequest,
    'wizard.loadRequest': provideQuery(ports.loadRequest),
  })
  const uploadQueue = provideAll(uploadQueueMachine, {
    ...documentsAdapter({ call, newKey }),
    'uploadQueue.beforeUnloadGuard': fromCallback(() => {}),
    'uploadQueue.storage': fromCallback(() => {}),
  })
  const input = { ...started, cloud, requestId, typeId: 1, step: null }
  const portal = createMachine({
    invoke: [
      ...['router', 'notices', 'screens', 'openRequest'].map((name) => ({
        id: name,
        systemId: name,
        src: silence,
      })),
      { id: 'uploadQueue', systemId: 'uploadQueue', src: uploadQueue, input: { owner: input } },
      { id: 'wizard', src: wizard, input },
    ],
  })
  const actor = createActor(portal).start()
  ended.push(() => actor.stop())
  return actor.getSnapshot().children.wizard as unknown as WizardActor
}

async function formOf(wizard: WizardActor): Promise<FormEditorActor> {
  const { children } = await waitFor(wizard, (snapshot) => snapshot.matches('editing'))
  if (!children.editor) throw new Error('There is no form')
  return children.editor
}

const at = (form: FormEditorActor, step: 'data' | 'declaration' | 'documents') =>
  waitFor(form, (snapshot) => {
    const view = editorView(snapshot)
    const { submission } = snapshot.children
    const isWaiting = submission !== undefined && waitingFor(submission.getSnapshot(), step) !== null
    return view.step === step && !isWaiting && view.beneficiaries !== 'consulting'
  })

function answer(form: FormEditorActor, answers: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(answers)) {
    form.send({ type: 'answer.changed', part: 'detalhes', name, value })
  }
}

const good = { ...validAnswers.detalhes, id_plano: '2', beneficio: '2', dib: '2026-02-01' }

/** Several files are sent at the same time. */
async function attachEverything(form: FormEditorActor) {
  const { requestId } = editorView(form.getSnapshot())
  const rows = required(form.getSnapshot().children.documentRows, 'documentRows')
  if (requestId === null) throw new Error('Nothing was saved yet')
  const { documents, people } = rows.getSnapshot().context
  const slots = [
    ...documents.map((row) => ({ row, dependantId: null })),
    ...people.flatMap((person) => person.documents.map((row) => ({ row, dependantId: person.dependantId }))),
  ]
  for (const { row, dependantId } of slots) {
    const slot = { requestId, rowId: row.id, dependantId, documentTypeId: row.typeId, title: row.typeName }
    rows.send({ type: 'paperclip.clicked', slot })
    const attachDialog = rows.getSnapshot().children.attachment?.getSnapshot().children.attachDialog
    if (!attachDialog) throw new Error('There is nothing to choose a file with')
    const { localFile } = attachDialog.getSnapshot().children
    localFile?.send({ type: 'files.picked', files: [hold(pdf(`${row.typeName}.pdf`))] })
    await waitFor(attachDialog, (snapshot) => snapshot.matches({ choosing: { computer: 'ready' } }))
    attachDialog.send({ type: 'choice.confirmed' })
  }
  await waitFor(form, (snapshot) => lackingIn(snapshot).length === 0)
  return slots.length
}

describe('the charts over the real server', () => {
  test('a retirement request is created, completed and sent', async () => {
    const started = await loggedIn()
    const cloud = await consented(started)
    const wizard = openWizard(started, cloud)
    const form = await formOf(wizard)

    await at(form, 'data')
    answer(form, good)
    form.send({ type: 'step.completed' })
    await at(form, 'declaration')
    const [first] = form.getSnapshot().context.filled.answers.beneficiarios
    form.send({
      type: 'answer.changed',
      part: 'beneficiarios',
      rowId: first?.id ?? 0,
      name: 'selecionado',
      value: 'S',
    })
    form.send({ type: 'step.completed' })
    await at(form, 'documents')

    const { requestId, protocol } = editorView(form.getSnapshot())
    expect(protocol).toMatch(/^\d{10}$/)
    expect(lackingIn(form.getSnapshot())).not.toEqual([])
    expect(form.getSnapshot().children.documentRows?.getSnapshot().context.people).toHaveLength(1)
    expect(await attachEverything(form)).toBeGreaterThan(3)

    expect(lackingIn(form.getSnapshot())).toEqual([])
    form.send({ type: 'send.requested' })
    form.getSnapshot().children.submission?.send({ type: 'send.confirmed' })
    await waitFor(wizard, (snapshot) => snapshot.matches('ended'))

    const again = await formOf(openWizard(started, cloud, requestId))
    await at(again, 'data')
    expect(editorView(again.getSnapshot())).toMatchObject({ status: 'A', isOpen: false, protocol })
    expect(again.getSnapshot().context.filled.answers.detalhes).toMatchObject({
      banco: '001',
      dib: '2026-02-01',
    })
  })

  test('a refusal of the server is shown at its answer, with its code, and nothing is stored (P-788)', async () => {
    const started = await loggedIn()
    const cloud = await consented(started)
    // The browser still has a benefit that the fund has withdrawn.
    const withdrawn = { id: 9, planId: 2, name: 'Renda vitalícia' }
    const { reference } = started
    const outdated = { ...reference, benefits: [...reference.benefits, withdrawn] }
    const wizard = openWizard({ ...started, reference: outdated }, cloud)
    const form = await formOf(wizard)
    await at(form, 'data')
    answer(form, { ...good, beneficio: '9' })
    form.send({ type: 'step.completed' })
    const { alert, problems } = editorView(
      await waitFor(form, (snapshot) => snapshot.context.filled.alert !== null),
    )
    expect(alert).toBe('Não foi possível salvar o requerimento.')
    expect(problems).toContainEqual({ path: 'detalhes.beneficio', code: 'required', message: 'Obrigatório' })
    expect(editorView(form.getSnapshot()).requestId).toBeNull()
  })

  test('after Sair the token is invalid', async () => {
    const started = await loggedIn()
    const token = sessions.read()?.token
    const ports = portsOfSession()
    await carriedOut(ports['session.endSession'], { reason: 'exit', wanted: null })
    expect(sessions.read()).toBeNull()

    const { cpf } = started.participant
    const life = { deadline: Date.now() + 1000, isLast: false }
    sessions.keep({ token: token ?? '', cpf, ...life, granted: null })
    const failure = await carriedOut(ports['login.startSession'], { cpf, ...life }).catch(failureOf)
    expect(failure).toEqual({ kind: 'expired' })
  })
})
