import { beforeEach, describe, expect, test } from 'vitest'
import { answersOf } from '#domain/forms/answers.ts'

import { createDraftStore } from '#src/adapters/draft-store.ts'

import { fullStorage, memoryStorage } from '../support/memory-storage.ts'

const answers = answersOf({
  detalhes: { banco: '001' },
  dependentes: [{ id: -1, values: { nome: 'Ana' } }],
})
const stored = answersOf({ detalhes: { banco: '033' } })
const draft = { answers, stored, saveKey: 'k', keptAt: 1000, version: 3 }
const marina = { cpf: '52998224725', requestId: null, typeId: 1 }
const carlos = { cpf: '11144477735', requestId: 4, typeId: 1 }

describe('drafts of the tab', () => {
  let storage: Storage
  beforeEach(() => {
    storage = memoryStorage()
  })

  test('come back as they were kept, for the same person and request', () => {
    const drafts = createDraftStore(storage)
    expect(drafts.keep(marina, draft)).toBe(true)
    expect(drafts.read(marina)).toEqual({ format: 4, ...draft, sent: null })
    expect(drafts.read({ ...marina, typeId: 3 })).toBeNull()
    expect(drafts.read({ ...marina, requestId: 9 })).toBeNull()
    expect(drafts.read({ ...marina, cpf: carlos.cpf })).toBeNull()
  })

  test('remember what a save sends while more is typed, until they go', () => {
    const drafts = createDraftStore(storage)
    drafts.keep(marina, draft)
    drafts.noteSent(marina, answers)
    drafts.keep(marina, { ...draft, answers: stored })
    expect(drafts.read(marina)).toMatchObject({ answers: stored, sent: answers })
    drafts.discard(marina)
    drafts.keep(marina, draft)
    expect(drafts.read(marina)?.sent).toBeNull()
  })

  test('a save of a form in which nothing was typed leaves nothing behind', () => {
    createDraftStore(storage).noteSent(marina, answers)
    expect(Object.keys(storage)).toEqual([])
  })

  test('go after a save', () => {
    const drafts = createDraftStore(storage)
    drafts.keep(marina, draft)
    drafts.discard(marina)
    expect(drafts.read(marina)).toBeNull()
  })

  test('of somebody else go when a person logs in, and all of them on Sair', () => {
    const drafts = createDraftStore(storage)
    storage.setItem('portal.session', 'kept')
    drafts.keep(marina, draft)
    drafts.noteSent(marina, answers)
    drafts.keep(carlos, draft)
    drafts.discardAll({ butOf: carlos.cpf })
    expect(drafts.read(marina)).toBeNull()
    expect(drafts.read(carlos)).not.toBeNull()
    drafts.discardAll()
    expect(Object.keys(storage)).toEqual(['portal.session'])
  })

  test.each([['not JSON'], ['{"format":3}'], ['null']])('what cannot be read is no draft: %s', (text) => {
    storage.setItem('portal.draft.52998224725.novo-1', text)
    expect(createDraftStore(storage).read(marina)).toBeNull()
  })
})

describe('a browser that keeps nothing', () => {
  test.each([
    ['its storage is full', () => fullStorage()],
    ['its storage is forbidden', (): null => null],
  ] as const)('says so and goes on: %s', (_, storage) => {
    const drafts = createDraftStore(storage())
    expect(drafts.keep(marina, draft)).toBe(false)
    expect(drafts.read(marina)).toBeNull()
    drafts.noteSent(marina, answers)
    drafts.discard(marina)
    drafts.discardAll()
  })
})
