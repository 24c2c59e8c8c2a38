import { expect, test } from 'vitest'

import { createSessionStore } from '#src/adapters/session-store.ts'
import { createUploadStore } from '#src/adapters/upload-store.ts'
import { createWantedPlaceStore } from '#src/adapters/wanted-place.ts'

import { fullStorage } from '../support/memory-storage.ts'

const CPF = '52998224725'
const session = { token: 'new', cpf: CPF, deadline: 2000, isLast: false, granted: null }
const upload = {
  slot: { requestId: 7, rowId: 1, dependantId: null, documentTypeId: 20, title: 'RG' },
  request: { typeId: 1, name: 'Aposentadoria' },
  fileName: 'rg.pdf',
}

test.each<[string, string, (storage: Storage) => void]>([
  ['session', 'portal.session', (storage) => createSessionStore(storage).keep(session)],
  [
    'wanted place',
    'portal.wanted',
    (storage) => createWantedPlaceStore(storage).keep({ path: '/', cpf: CPF }),
  ],
  [
    'list of uploads',
    `portal.draft.${CPF}.envios`,
    (storage) => createUploadStore(storage, CPF).keep([upload]),
  ],
])('a %s that cannot be stored leaves no older one behind', (_name, key, keep) => {
  const storage = fullStorage({ [key]: 'older', other: 'kept' })
  keep(storage)
  expect(Object.keys(storage)).toEqual(['other'])
})

test('a session that cannot be stored lasts as long as the page', () => {
  const sessions = createSessionStore(fullStorage())
  sessions.keep(session)
  expect(sessions.read()).toEqual(session)
})
