import { beforeEach, describe, expect, test } from 'vitest'

import { createDraftStore } from '#src/live/draft-store.ts'

import { memoryStorage } from '../support/memory-storage.ts'

const answers = {
  detalhes: { banco: '001' },
  endereco: {},
  dependentes: [{ id: -1, values: { nome: 'Ana' } }],
  beneficiarios: [],
}
const draft = { answers, saveKey: 'k', keptAt: 1000, version: 3 }
const marina = { cpf: '52998224725', requestId: null, typeId: 1 }
const carlos = { cpf: '11144477735', requestId: 4, typeId: 1 }

describe('drafts of the tab', () => {
  let storage: Storage
  beforeEach(() => {
    storage = memoryStorage()
  })

  test('come back as they were kept, for the same person and request', () => {
    const drafts = createDraftStore(storage)
    drafts.keep(marina, draft)
    expect(drafts.read(marina)).toMatchObject(draft)
    expect(drafts.read({ ...marina, typeId: 3 })).toBeNull()
    expect(drafts.read({ ...marina, requestId: 9 })).toBeNull()
    expect(drafts.read({ ...marina, cpf: carlos.cpf })).toBeNull()
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
    drafts.keep(carlos, draft)
    drafts.discardAll({ butOf: carlos.cpf })
    expect(drafts.read(marina)).toBeNull()
    expect(drafts.read(carlos)).not.toBeNull()
    drafts.discardAll()
    expect(drafts.read(carlos)).toBeNull()
    expect(storage.getItem('portal.session')).toBe('kept')
  })

  test.each([['not JSON'], ['{"format":2}'], ['null']])('what cannot be read is no draft: %s', (text) => {
    storage.setItem('portal.draft.52998224725.novo-1', text)
    expect(createDraftStore(storage).read(marina)).toBeNull()
  })
})
