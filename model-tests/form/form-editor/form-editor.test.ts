import { describe, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'

import type { LoadedRequest } from '#domain/request-kinds/edited-request.ts'
import { type EditorSnapshot, formEditorMachine } from '#machines/form/form-editor/index.ts'
import { dependantRow, validAnswers } from '#tools/samples/benefit-answers.ts'
import { enrolmentWith } from '#tools/samples/enrolment-answers.ts'
import { portabilityWith } from '#tools/samples/specialised-answers.ts'
import {
  ana,
  attachedIdentity,
  declaredPerson,
  elsewhere,
  identity,
  kept,
  letter,
  loaded,
  lucia,
  lumpSum,
  savedReply,
  unsaved,
  withAccount,
  withoutBank,
} from '#tools/samples/wizard.ts'
import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { lists } from '../form-options/form-options.cases.ts'
import { opened } from './form-editor.models.ts'

const complete = loaded({ documents: [attachedIdentity] })
const enrolment = (id: number | null) =>
  loaded({
    request: { id, typeId: 11, typeName: 'Adesão ao plano II', version: id === null ? null : 1 },
    answers: enrolmentWith(),
  })

/** The chart alone at a step. `said`: what it says to its children, `heard` to others, `saves` starts a save. */
function edit(request: LoadedRequest, step: number | null = 1) {
  const said: AnyEventObject[] = []
  const saves: unknown[] = []
  const started: string[] = []
  const input = { ...opened('um rascunho sem o banco', step), loaded: request }
  const { actor, heard } = withRecordedActors(formEditorMachine, input, {
    started: (name, given) => {
      started.push(name)
      if (name === 'submission') saves.push(given)
    },
    received: (name, event) => said.push({ to: name, ...event }),
  })
  const context = (): EditorSnapshot['context'] => actor.getSnapshot().context
  return {
    heard,
    saves,
    started,
    context,
    isIn: (value: object) => actor.getSnapshot().matches({ editing: value }),
    detail: (name: string) => context().filled.answers.detalhes[name],
    urls: () => heard.router.map(({ path }) => path),
    /** @returns what the events make it say to one child */
    send(to: string, ...events: readonly AnyEventObject[]) {
      const before = said.length
      for (const event of events) actor.send(event)
      return said.slice(before).flatMap(({ to: other, ...event }) => (other === to ? [event] : []))
    },
    said: (to: string) => said.flatMap(({ to: other, ...event }) => (other === to ? [event] : [])),
  }
}

const answer = (name: string, value: string, part = 'detalhes') => ({
  type: 'answer.changed',
  part,
  name,
  value,
})
const NEXT = { type: 'step.completed' }
const LATER = { type: 'save.requested' }
const CANCEL = { type: 'cancel.requested' }
const SEND = { type: 'send.requested' }
const BACK = { type: 'step.left' }
const TYPED = { type: 'versionChoice.typed' }
const DISMISSED = { type: 'submission.dismissed' }
const goTo = (step: number | null) => ({ type: 'step.requested', step })
const stepSaved = (change = {}) => ({ type: 'submission.stepSaved', reply: savedReply(change) })
const changesSaved = (change = {}) => ({ type: 'submission.changesSaved', reply: savedReply(change) })
const keptForLater = { type: 'submission.keptForLater', reply: savedReply({ status: 'E' }) }
const refused = { type: 'submission.refused', message: 'O requerimento já foi enviado.', problems: [] }
const overtaken = (latest = elsewhere()) => ({ type: 'submission.overtaken', loaded: latest })
const sentElsewhere = overtaken(elsewhere({ request: { status: 'A', statusName: 'Em análise' } }))
const LOCKED = { type: 'rows.locked' }
const UNLOCKED = { type: 'rows.unlocked' }
const SETTLED = { type: 'draft.settled' }

describe('form editor: the address', () => {
  test.each([
    [null, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [9, 1],
  ])('of step %s is replaced on arrival by that of step %i', (asked, at) => {
    expect(edit(loaded(), asked).heard.router).toEqual([
      { type: 'route.wanted', path: `/requerimento01/7/1/${at}`, replace: true, leaving: null },
    ])
  })

  // NAV-22, NAV-26, FORM-23
  test('has the number of the request after the first save, also that of the step before', () => {
    const { heard, send, urls, isIn } = edit({ ...unsaved, answers: validAnswers })
    send('', NEXT, stepSaved({ id: 12 }))
    expect(isIn({ step: 'declaration', task: 'none' })).toBe(true)
    expect(urls()).toEqual(['/requerimento01/novo/1', '/requerimento01/12/1/2'])
    expect(heard.router[1]).toMatchObject({ replace: false, leaving: '/requerimento01/12/1/1' })
    expect(heard.openRequest).toEqual([
      { type: 'request.opened', requestId: null, typeId: 1 },
      { type: 'request.opened', requestId: 12, typeId: 1 },
    ])
  })

  // STEPS-14, STEPS-15, BANKDATA-24
  test('of the step before, and of the list, follows Voltar', () => {
    const { send, urls } = edit(loaded(), 3)
    send('', BACK, BACK, BACK)
    expect(urls().slice(1)).toEqual(['/requerimento01/7/1/2', '/requerimento01/7/1/1', '/'])
    const bank = edit(loaded({ request: { typeId: 15 } }), 3)
    bank.send('', BACK, BACK)
    expect(bank.urls().slice(1)).toEqual(['/requerimento07/7/15/1', '/'])
  })

  // FORM-16, FORM-17, BANKDATA-25
  test('is that of the types after a new request was cancelled, which makes no call', () => {
    const { send, saves, urls } = edit(unsaved)
    send('', CANCEL)
    expect([urls().at(-1), saves]).toEqual(['/tiposreq', []])
  })

  test.each([
    [2, 'declaration'],
    [3, 'documents'],
  ])('of step %i is given once to who asks for that step, which is shown', (asked, step) => {
    const { send, urls, isIn } = edit(loaded())
    send('', goTo(asked))
    expect(urls().slice(1)).toEqual([`/requerimento01/7/1/${asked}`])
    expect(isIn({ step })).toBe(true)
  })

  test.each([1, 2, 3])('of step %i is not given again when it asks for that step', (step) => {
    const { send, heard } = edit(loaded(), step)
    send('', goTo(step))
    expect(heard.router).toHaveLength(1)
  })

  // P-330
  test.each([
    ['a save', NEXT, 1],
    ['the question before cancelling', CANCEL, 2],
    ['the question before sending', SEND, 3],
  ])('is restored by Back over %s, which leaves the question only', (_over, event, step) => {
    const { send, urls, isIn } = edit(complete, step)
    send('beneficiaries', event)
    expect(send('submission', goTo(step === 1 ? 3 : 1))).toEqual([{ type: 'question.left' }])
    const restored = `/requerimento01/7/1/${step}`
    expect(urls()).toEqual([restored, restored])
    // Voltar waits, and the step is there already.
    expect(send('submission', BACK, goTo(step))).toEqual([])
    expect(urls()).toHaveLength(2)
    expect(isIn({ task: 'submitting' })).toBe(true)
  })

  // P-330
  test.each(['attaching', 'removing'])('is restored by Back over a dialog of the documents (%s)', (task) => {
    const { send, urls, isIn } = edit(complete, 3)
    send('', { type: `documentRows.${task}` })
    expect(isIn({ task })).toBe(true)
    expect(send('documentRows', goTo(1))).toEqual([{ type: 'rows.left' }])
    expect(urls().at(-1)).toBe('/requerimento01/7/1/3')
    send('', { type: 'documentRows.settled' })
    expect(isIn({ task: 'none' })).toBe(true)
  })
})

describe('form editor: what is saved', () => {
  // FORM-01, FORM-03, FORM-23
  test('Próximo saves the answers in L, under version and key, and then under those of the reply', () => {
    const { send, saves } = edit(loaded({ request: { status: 'E' } }))
    send('', NEXT, stepSaved({ status: null }), goTo(1), NEXT)
    const save = {
      intent: 'L',
      cpf: '52998224725',
      cloud: { id: 900 },
      answers: { detalhes: { banco: '001' } },
    }
    expect(saves).toMatchObject([
      { purpose: 'next', save: { ...save, key: 'first-key', request: { version: 3, status: 'E' } } },
      { purpose: 'next', save: { ...save, key: 'next-key', request: { version: 4, status: 'E' } } },
    ])
  })

  // FORM-04
  test('the request is sent as A with its dependants, and cancelled as N without them', () => {
    const dependentes = [dependantRow()]
    const { send, saves } = edit(loaded({ answers: { ...validAnswers, dependentes } }), 3)
    send('', SEND, DISMISSED, CANCEL)
    expect(saves).toMatchObject([
      { purpose: 'send', save: { intent: 'A', answers: { dependentes } } },
      { purpose: 'cancel', save: { intent: 'N', answers: { dependentes: [] } } },
    ])
  })

  // FORM-18
  test('what changed is saved before it is sent, unless it then lacks a document', () => {
    const typed = loaded({ documents: [attachedIdentity], draft: kept(withAccount('222')) })
    const { send, saves, context } = edit(typed, 3)
    send('', SEND, changesSaved({ documents: [attachedIdentity] }))
    expect(saves).toMatchObject([{ purpose: 'keep' }, { purpose: 'send' }])
    const lacking = edit(typed, 3)
    lacking.send('', SEND, changesSaved({ documents: [identity] }), SEND)
    expect(lacking.isIn({ task: 'none' })).toBe(true)
    expect(lacking.saves).toMatchObject([{ purpose: 'keep' }])
    for (const filled of [lacking.context().filled, context().filled])
      expect(filled).toMatchObject({ alert: null, request: { version: 4 } })
  })

  test.each([
    ['kept for later', LATER, keptForLater, { type: 'editor.kept', status: 'E', protocol: '2026-000007' }],
    [
      'sent',
      SEND,
      { type: 'submission.sent' },
      { type: 'editor.sent', requestId: 7, protocol: '2026-000007' },
    ],
    ['cancelled', CANCEL, { type: 'submission.cancelled' }, { type: 'editor.cancelled' }],
  ])(
    'its parent hears that it was %s, and the draft that nothing is unsaved',
    (_how, event, reply, outcome) => {
      const { send, heard } = edit(complete, 3)
      expect(send('draft', event, reply)).toEqual([SETTLED])
      expect(heard.parent).toContainEqual(outcome)
      const stopped = { type: 'rows.reported', requestId: 7, rows: [] }
      expect(heard.uploadQueue).toEqual(event === CANCEL ? [stopped] : [])
    },
  )

  // ENROL-15, ENROL-16, ENROL-19
  test('the first save of an enrolment alone has a notice of four seconds', () => {
    const text = 'O requerimento foi salvo com sucesso! Envie agora os documentos necessários!'
    for (const id of [null, 7]) {
      const { send, heard, urls } = edit(enrolment(id))
      send('', NEXT, stepSaved({ id: 12, rows: {} }))
      expect(heard.notices).toMatchObject(id === null ? [{ text, tone: 'success', time: 4000 }] : [])
      expect(urls().at(-1)).toBe('/requerimento03/12/11/3')
    }
    const { send, context } = edit(enrolment(7))
    send('', NEXT, { ...refused, message: null })
    expect(context().filled).toMatchObject({ alert: 'saveRefused', refusal: null })
  })
})

describe('form editor: what its charts hear', () => {
  test('the documents change while nothing is over the step', () => {
    const { said, send } = edit(complete, 3)
    expect(said('documentRows')).toEqual([UNLOCKED, { type: 'rows.reached' }])
    expect(send('documentRows', SEND)).toEqual([LOCKED])
    expect(send('documentRows', DISMISSED)).toEqual([UNLOCKED])
    expect(send('documentRows', SEND, overtaken())).toMatchObject([LOCKED, { type: 'rows.loaded' }, LOCKED])
    expect(send('documentRows', TYPED)).toEqual([UNLOCKED])
    expect(send('documentRows', goTo(1))).toEqual([{ type: 'rows.left' }])
    expect(edit(loaded({ request: { status: 'A' } })).said('documentRows')).toEqual([LOCKED])
    const closing = edit(complete, 3)
    expect(closing.send('documentRows', SEND, sentElsewhere)).toMatchObject([
      LOCKED,
      { type: 'rows.loaded' },
      LOCKED,
    ])
  })

  // DOCUMENTS-11
  test.each([
    ['a step', 1, loaded(), NEXT, stepSaved({ documents: [identity] })],
    [
      'what changed',
      3,
      loaded({ documents: [attachedIdentity], draft: kept(withAccount('222')) }),
      SEND,
      changesSaved({ documents: [identity] }),
    ],
    [
      'what changed, which is then sent',
      3,
      loaded({ documents: [attachedIdentity], draft: kept(withAccount('222')) }),
      SEND,
      changesSaved({ documents: [attachedIdentity] }),
    ],
  ])(
    'the save of %s reports the rows of the reply, and settles the draft',
    (_what, step, request, event, reply) => {
      const { send, said, heard } = edit(request, step)
      const rows = send('documentRows', event, reply).filter(({ type }) => type === 'rows.loaded')
      expect(rows).toMatchObject([{ request: { id: 7, typeId: 1 }, documents: reply.reply.documents }])
      expect(said('draft').slice(1)).toEqual([SETTLED])
      expect(heard.openRequest).toHaveLength(2)
    },
  )

  // D-54
  test('the draft hears what became of the answers that the tab kept', () => {
    const typed = withAccount('222')
    const first = (request: LoadedRequest) => edit(request).said('draft')
    expect(first(loaded())).toEqual([SETTLED])
    expect(first(loaded({ draft: kept(typed) }))).toEqual([{ type: 'draft.restored', time: '10:32' }])
    const dropped = { type: 'draft.dropped', cpf: '52998224725', requestId: 7, typeId: 1 }
    expect(first(elsewhere({ answers: typed, draft: kept(typed, { sent: typed }) }))).toEqual([dropped])
    const { send, context } = edit(loaded())
    const event = answer('conta', '222')
    expect(send('draft', event, NEXT, sentElsewhere).at(-1)).toEqual(SETTLED)
    expect(context().filled.request.status).toBe('A')
    const overtakenBefore = edit(elsewhere({ draft: kept(typed) }))
    expect(overtakenBefore.isIn({ task: 'choosingVersion' })).toBe(true)
    const choosing = edit(loaded())
    const rest = [event, NEXT, overtaken()]
    expect(choosing.send('draft', ...rest, TYPED)).toMatchObject([
      { type: 'draft.changed', version: 3, saveKey: 'first-key', stored: validAnswers },
      { type: 'draft.changed', version: 4, saveKey: 'fresh-key' },
    ])
    const stored = edit(loaded())
    expect(stored.send('draft', ...rest, { type: 'versionChoice.stored' }).at(-1)).toEqual(dropped)
    expect(stored.detail('conta')).toBe('999')
  })

  test.each([
    ['an answer', 1, answer('nome_pai', 'Rui')],
    ['a postal code', 1, answer('cep', '01310100', 'endereco')],
    ['a row', 1, { type: 'row.added', part: 'dependentes' }],
    ['a declaration', 2, answer('nome_pai', 'Rui')],
    ['an address', 1, { type: 'address.found', path: 'endereco.cep', values: { cidade: 'Lisboa' } }],
  ])('%s that changes is sent to the draft with all others', (_what, step, event) => {
    const { send, context } = edit(loaded(), step)
    send('', { type: 'xstate.done.actor.beneficiaries', output: [] })
    const [changed, ...others] = send('draft', event)
    expect(changed).toMatchObject({ type: 'draft.changed', answers: context().filled.answers })
    expect(changed?.answers).not.toEqual(validAnswers)
    expect(others).toEqual([])
  })

  test('the draft hears of a removed row, of its return, of a moved digit, and of nothing that changes nothing', () => {
    const { send } = edit(loaded({ answers: { ...withAccount('98765-X'), dependentes: [ana] } }))
    const left = { type: 'answer.left', part: 'detalhes', name: 'conta' }
    const removed = { type: 'row.removed', part: 'dependentes', rowId: ana.id }
    const restored = { type: 'row.restored', part: 'dependentes' }
    for (const event of [left, removed, restored])
      expect(send('draft', event, event)).toMatchObject([{ type: 'draft.changed' }])
    const named = edit(lumpSum())
    const answered = (person: object) => ({ type: 'person.answered', person })
    expect(named.send('draft', answered(lucia))).toEqual([])
    expect(named.context().filled.facts.named).toEqual(lucia)
    const onePlan = answered({ ...lucia, plans: lucia.plans.slice(0, 1) })
    expect(named.send('draft', LATER, onePlan, DISMISSED)).toEqual([])
    expect(named.detail('id_plano')).toBe('2')
    expect(named.send('draft', onePlan)).toMatchObject([{ type: 'draft.changed' }])
    expect(named.detail('id_plano')).toBe('1')
    const other = answer('cpf_participante_peculio', '16372849500')
    expect(named.send('draft', other)).toMatchObject([{ type: 'draft.changed' }])
  })

  test('Próximo waits for the lookup of who is named, unless a problem or another step comes first', () => {
    const isWaiting = { step: { data: 'awaitingPerson' } }
    for (const stopping of [BACK, answer('cpf_participante_peculio', '16372849500'), LATER, CANCEL]) {
      const { send, isIn } = edit(lumpSum())
      send('', NEXT)
      expect(isIn(isWaiting)).toBe(true)
      send('', stopping)
      expect(isIn({ step: { data: 'answering' } })).toBe(true)
    }
    const { send, context, saves, heard, isIn } = edit(lumpSum())
    send('', answer('agencia', '12'), NEXT)
    expect(isIn(isWaiting)).toBe(false)
    expect(context().filled.alert).toBe('invalidForm')
    send('', answer('agencia', '1234'), NEXT, { type: 'person.settled' })
    expect(isIn({ step: { data: 'answering' }, task: 'submitting' })).toBe(true)
    expect(saves).toMatchObject([{ purpose: 'next' }])
    send('', stepSaved())
    expect(isIn({ step: 'documents', task: 'none' })).toBe(true)
    const url = { path: '/requerimento02/7/5/3', replace: false, leaving: '/requerimento02/7/5/1' }
    expect(heard.router.at(-1)).toMatchObject(url)
    const late = edit(lumpSum())
    late.send('', NEXT, answer('agencia', '12'), { type: 'person.settled' })
    expect([late.saves, late.isIn({ step: { data: 'answering' } })]).toEqual([[], true])
    expect(late.context().filled.alert).toBe('invalidForm')
  })

  test('the lookup of who is named is asked again after all that may have passed over it', () => {
    const { said, send } = edit(lumpSum())
    const asked = [{ type: 'person.typed', digits: '94726183591' }]
    expect(said('personLookup')).toEqual(asked)
    expect(send('personLookup', NEXT)).toEqual([{ type: 'person.awaited' }])
    expect(send('personLookup', { type: 'person.settled' }, refused)).toEqual(asked)
    expect(send('personLookup', CANCEL, DISMISSED)).toEqual(asked)
    const latest = lumpSum({ request: { version: 4 } })
    expect(send('personLookup', LATER, overtaken(latest), TYPED)).toEqual(asked)
    expect(send('personLookup', LATER, overtaken(latest), { type: 'versionChoice.stored' })).toEqual(asked)
    expect(send('personLookup', answer('cpf_participante_peculio', '16372849500'))).toEqual([
      { type: 'person.typed', digits: '16372849500' },
    ])
  })

  // ADDRESS-20
  test('the address of a postal code is filled in whole, and that of an entity beside it', () => {
    const { send, context } = edit(loaded({ request: { typeId: 10 }, answers: portabilityWith() }))
    expect(send('postalCode', answer('cep_entidade', '30130010'))).toEqual([
      { type: 'postalCode.typed', digits: '30130010' },
    ])
    const { endereco } = context().filled.answers
    const bairro = 'Um bairro de nome longo demais'
    const values = { endereco: 'Praça Sete', bairro, cidade: 'Belo Horizonte', estado: 'MG' }
    send('', { type: 'address.found', path: 'detalhes.cep_entidade', values })
    const { answers } = context().filled
    expect(answers.detalhes).toMatchObject({ endereco_entidade: 'Praça Sete', bairro_entidade: bairro })
    expect(answers.endereco).toEqual(endereco)
  })
})

describe('form editor: what arrives', () => {
  test('the documents follow a declaration that was saved', () => {
    const { send, isIn } = edit(loaded(), 2)
    send('', { type: 'xstate.done.actor.beneficiaries', output: [] }, NEXT, stepSaved())
    expect(isIn({ step: 'documents', task: 'none' })).toBe(true)
  })

  test('the lists of an enrolment that were missing are its choices', () => {
    const { send, started, context } = edit(enrolment(7))
    expect(started).toContain('formOptions')
    send('', { type: 'lists.arrived', lists })
    expect(context().filled.facts.enrolment).toEqual(lists)
    expect(edit(loaded()).started).not.toContain('formOptions')
  })
})

describe('form editor: a message above the form', () => {
  // FORM-21, FORM-25
  test('of a refusal without an answer goes with the step, and the answers stay', () => {
    const typed = loaded({ draft: kept(withAccount('222')) })
    const portability = loaded({ request: { typeId: 10 }, answers: portabilityWith() })
    for (const [request, step, leave] of [
      [typed, 3, BACK],
      [portability, 3, BACK],
      [typed, 2, BACK],
      [typed, 3, goTo(1)],
      [typed, 3, goTo(2)],
      [typed, 1, goTo(3)],
    ] as const) {
      const { send, context } = edit(request, step)
      send('', LATER, refused)
      expect(context().filled).toMatchObject({ alert: 'saveRefused', refusal: refused.message })
      const { answers } = context().filled
      send('', leave)
      expect(context().filled).toMatchObject({ alert: null, answers })
    }
  })

  test('names an answer that is left after it, and a removed row can be brought back until the step is', () => {
    const answers = { ...validAnswers, dependentes: [ana] }
    const { send, context } = edit(loaded({ answers }))
    const paths = () => context().filled.problems.map(({ path }) => path)
    send('', answer('agencia', '12'), LATER, answer('conta', '12345678901-X'))
    expect(paths()).toEqual(['detalhes.agencia'])
    send('', { type: 'answer.left', part: 'detalhes', name: 'conta' })
    expect(paths()).toEqual(['detalhes.agencia', 'detalhes.conta'])
    send('', { type: 'row.removed', part: 'dependentes', rowId: ana.id })
    expect(context().filled.removedRows).toHaveLength(1)
    send('', goTo(3), goTo(1))
    expect(context().filled.removedRows).toEqual([])
  })
})

describe('form editor: a problem', () => {
  const about = (path: string) => ({ ...refused, problems: [{ path, message: 'Não aceito' }] })
  const atData = { step: { data: 'answering' }, task: 'none' }
  const atDeclaration = { step: 'declaration', task: 'none' }

  // FORM-21
  test.each([
    ['answer', 2, 'detalhes.banco', 1],
    ['answer', 3, 'detalhes.banco', 1],
    ['declaration', 1, 'beneficiarios.81.selecionado', 2],
    ['declaration', 3, 'beneficiarios.81.selecionado', 2],
  ])('of a refused %s leads from step %i to its step', (_what, from, path, at) => {
    const answers = { ...validAnswers, beneficiarios: [declaredPerson] }
    const { send, context, urls, isIn } = edit(loaded({ answers, documents: [attachedIdentity] }))
    send('', goTo(from), LATER, about(path))
    expect(isIn(at === 1 ? atData : atDeclaration)).toBe(true)
    expect(context().filled.alert).toBe('saveRefused')
    expect(urls().at(-1)).toBe(`/requerimento01/7/1/${at}`)
  })

  test('of an answer says nothing while a document is missing', () => {
    const { send, context } = edit(loaded({ answers: withoutBank, documents: [identity] }), 3)
    send('', SEND)
    expect(context().filled.alert).toBeNull()
  })
})

// FORM-44
test.each([
  ['is checked from then on', [], ['detalhes.agencia']],
  ['is not checked below a question that is open over it', [CANCEL], []],
])('form editor: a filled answer that is left %s', (_what, events, paths) => {
  const answers = { ...validAnswers, detalhes: { ...validAnswers.detalhes, agencia: '12' } }
  const { send, context } = edit(loaded({ answers }))
  send('', ...events, { type: 'answer.left', part: 'detalhes', name: 'agencia' })
  expect(context().filled.problems.map(({ path }) => path)).toEqual(paths)
})

// STEPS-13, FORM-19
test('form editor: a request that takes no changes takes none', () => {
  const messages = [{ id: 1, recordedAt: '2026-10-06T10:00:00', text: 'Recebemos o seu requerimento.' }]
  const answers = { ...withAccount('98765-X'), dependentes: [ana] }
  const { send, saves, said, context } = edit(
    loaded({ request: { status: 'A' }, messages, complementary: [letter], answers }),
  )
  const address = { type: 'address.found', path: 'endereco.cep', values: { cidade: 'Lisboa' } }
  const row = { part: 'dependentes', rowId: ana.id }
  const ofRows = ['row.added', 'row.removed', 'row.restored'].map((type) => ({ type, ...row }))
  const left = { type: 'answer.left', part: 'detalhes', name: 'conta' }
  const events = [answer('banco', '033'), left, ...ofRows, address, NEXT, LATER, CANCEL]
  send('', ...events, goTo(2), answer('banco', '033'), NEXT, goTo(3), SEND)
  expect([saves, said('draft')]).toEqual([[], [SETTLED]])
  expect(context().filled).toMatchObject({ answers, alert: null, problems: [] })
  expect(context().messages).toEqual(messages)
})

// FORM-46, FORM-47
describe('form editor: a draft that saves itself', () => {
  const DUE = { type: 'autosave.due' }
  const CHANGED = { type: 'autosave.changed', isBegun: true }
  const SPARED = { type: 'autosave.cancelled' }
  const TYPE = answer('nome_pai', 'Augusto')
  const inDemand = loaded({ request: { status: 'E', statusName: 'Em exigência' } })

  const begun = ({ send }: ReturnType<typeof edit>) => {
    const [event] = send('autosave', DUE)
    if (event?.type !== 'autosave.started') throw new Error('nothing is saved')
    return event.save
  }

  test('hears each change of a draft, and none of a request in E', () => {
    const { send } = edit(loaded())
    expect(send('autosave', TYPE, answer('nome_pai', 'Rui'))).toEqual([CHANGED, CHANGED])
    expect(edit(inDemand).send('autosave', TYPE)).toEqual([SPARED])
    expect(edit(inDemand).send('autosave', TYPE, DUE).at(-1)).toEqual(SPARED)
  })

  test('gets L with the key of the first save, without what is malformed, which is marked', () => {
    const form = edit(loaded())
    form.send('', TYPE, answer('agencia', '12'))
    const before = form.context()
    expect(begun(form)).toMatchObject({
      intent: 'L',
      key: before.saveKey,
      request: { id: 7 },
      answers: { detalhes: { nome_pai: 'Augusto', agencia: before.filled.stored.detalhes.agencia } },
    })
    expect(form.detail('agencia')).toBe('12')
    expect(form.context().filled.problems.map(({ path }) => path)).toEqual(['detalhes.agencia'])
    expect(form.isIn({ task: 'none', step: { data: 'answering' } })).toBe(true)
  })

  test('saves nothing where the server lacks nothing', () => {
    expect(edit(loaded()).send('autosave', DUE)).toEqual([SPARED])
  })

  test('gets the number, which the address gets in place of the old one, and one more key', () => {
    const form = edit({ ...unsaved, answers: validAnswers })
    form.send('', TYPE)
    const sent = begun(form).answers
    const said = form.send('draft', {
      type: 'autosave.done',
      sent,
      reply: savedReply({ id: 12, nextKey: 'next' }),
    })
    expect(said).toEqual([SETTLED])
    expect(form.context()).toMatchObject({ saveKey: 'next', filled: { request: { id: 12 } } })
    expect(form.heard.router.at(-1)).toEqual({
      type: 'route.wanted',
      path: '/requerimento01/12/1/1',
      replace: true,
      leaving: null,
    })
    expect(form.heard.openRequest.at(-1)).toEqual({ type: 'request.opened', requestId: 12, typeId: 1 })
    expect(form.heard.notices ?? []).toEqual([])
    form.send('', CANCEL)
    expect(form.saves).toMatchObject([{ purpose: 'cancel', save: { intent: 'N', request: { id: 12 } } }])
  })

  test('keeps what was typed during the call as unsaved, in the tab too', () => {
    const form = edit(loaded())
    form.send('', TYPE)
    const sent = begun(form).answers
    form.send('', answer('nome_pai', 'Augusto Rui'))
    const done = { type: 'autosave.done', sent, reply: savedReply({ version: 8 }) }
    const urls = form.urls()
    expect(form.send('draft', done)).toMatchObject([
      { type: 'draft.changed', version: 8, answers: { detalhes: { nome_pai: 'Augusto Rui' } } },
    ])
    expect(form.said('autosave').at(-1)).toEqual(CHANGED)
    expect(form.urls()).toEqual(urls)
  })

  test('is cut off by a save of the participant with the same key', () => {
    const form = edit(loaded())
    form.send('', TYPE)
    const { key } = begun(form)
    expect(form.send('autosave', NEXT)).toEqual([SPARED])
    expect(form.saves).toMatchObject([{ save: { key, answers: { detalhes: { nome_pai: 'Augusto' } } } }])
  })

  test('goes on after a save that was refused, and after the choice of a version', () => {
    const { send } = edit(loaded())
    expect(send('autosave', TYPE, NEXT, refused)).toEqual([CHANGED, SPARED, CHANGED])
    expect(send('autosave', NEXT, overtaken()).at(-1)).toEqual(SPARED)
    expect(send('autosave', DUE)).toEqual([SPARED])
    expect(send('autosave', TYPED)[0]).toEqual(CHANGED)
  })

  test('waits for the answer to the question before leaving', () => {
    const form = edit(loaded())
    expect(form.send('autosave', { type: 'leave.asked' })).toEqual([SPARED])
    expect(form.send('autosave', { type: 'leave.answered' })).toEqual([SPARED])
    form.send('', TYPE)
    expect(form.send('autosave', { type: 'leave.asked' })).toEqual([SPARED])
    expect(form.send('autosave', { type: 'leave.answered' })).toEqual([CHANGED])
  })

  test('begins with what the tab brings back', () => {
    const draft = kept({ ...validAnswers, detalhes: { ...validAnswers.detalhes, nome_pai: 'Augusto' } })
    expect(edit(loaded({ draft })).said('autosave')).toEqual([CHANGED])
    expect(edit(loaded()).said('autosave')).toEqual([SPARED])
  })

  test('leaves the notice of the first save of an enrolment to the first one of the participant', () => {
    const form = edit(enrolment(null))
    const reply = savedReply({ id: 12 })
    form.send('', { type: 'autosave.done', sent: form.context().filled.answers, reply })
    expect(form.heard.notices ?? []).toEqual([])
    form.send('', { type: 'step.checked' }, stepSaved({ id: 12 }))
    expect(form.heard.notices).toMatchObject([
      { text: 'O requerimento foi salvo com sucesso! Envie agora os documentos necessários!' },
    ])
  })
})
