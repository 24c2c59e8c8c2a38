import { beforeEach, describe, expect, test, vi } from 'vitest'
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

describe('createDraftStore', () => {
  let storage: Storage
  beforeEach(() => {
    storage = memoryStorage()
  })

  test('returns drafts unchanged for the same person and request', () => {
    const drafts = createDraftStore(storage)
    expect(drafts.keep(marina, draft)).toBe(true)
    expect(drafts.read(marina)).toEqual({ format: 4, ...draft, sent: null })
    expect(drafts.read({ ...marina, typeId: 3 })).toBeNull()
    expect(drafts.read({ ...marina, requestId: 9 })).toBeNull()
    expect(drafts.read({ ...marina, cpf: carlos.cpf })).toBeNull()
  })

  test('remembers what a save sent while more is typed, until the draft is discarded', () => {
    const drafts = createDraftStore(storage)
    drafts.keep(marina, draft)
    drafts.noteSent(marina, answers)
    drafts.keep(marina, { ...draft, answers: stored })
    expect(drafts.read(marina)).toMatchObject({ answers: stored, sent: answers })
    drafts.discard(marina)
    drafts.keep(marina, draft)
    expect(drafts.read(marina)?.sent).toBeNull()
  })

  test('keeps answers until they are saved, and not what the browser refused to store', () => {
    const drafts = createDraftStore(storage)
    storage.setItem('portal.draft.52998224725.enviado', '{}')
    expect(drafts.keepsAnswers()).toBe(false)
    drafts.keep(marina, draft)
    expect(drafts.keepsAnswers()).toBe(true)
    drafts.discard(marina)
    expect(drafts.keepsAnswers()).toBe(false)
    drafts.keep(marina, draft)
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    drafts.keep(marina, draft)
    expect(drafts.keepsAnswers()).toBe(false)
  })

  test('leaves nothing after a save of an unchanged form', () => {
    createDraftStore(storage).noteSent(marina, answers)
    expect(Object.keys(storage)).toEqual([])
  })

  test('discards the drafts of others at a login, and all of them on Sair', () => {
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

  test('ignores a draft of another format', () => {
    createDraftStore(storage).keep(marina, draft)
    const kept = JSON.parse(storage.getItem('portal.draft.52998224725.novo-1') ?? '')
    storage.setItem('portal.draft.52998224725.novo-1', JSON.stringify({ ...kept, format: 3 }))
    expect(createDraftStore(storage).read(marina)).toBeNull()
  })
})

describe('createDraftStore without storage', () => {
  test.each([
    ['its storage is full', () => fullStorage()],
    ['its storage is forbidden', (): null => null],
  ] as const)('reports it and continues: %s', (_, storage) => {
    const drafts = createDraftStore(storage())
    expect(drafts.keep(marina, draft)).toBe(false)
    expect(drafts.read(marina)).toBeNull()
    drafts.noteSent(marina, answers)
    drafts.discard(marina)
    drafts.discardAll()
  })
})
