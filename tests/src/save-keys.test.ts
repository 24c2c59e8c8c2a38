import { beforeEach, describe, expect, test } from 'vitest'

import { CallError, type CallFailure } from '#domain/call-failure.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { createDraftStore, type DraftStore } from '#src/adapters/draft-store.ts'
import type { Saving } from '#src/adapters/requests/request-calls.ts'
import { createSaveKeys } from '#src/adapters/requests/save-keys.ts'

import { memoryStorage } from '../support/memory-storage.ts'

const first = answersOf({ detalhes: { banco: '001' } })
const second = answersOf({ detalhes: { banco: '033' } })
const address = { cpf: '52998224725', requestId: null, typeId: 10 }
const newRequest = {
  request: { id: null, typeId: 10, typeName: '', status: 'L', statusName: '', protocol: '', version: null },
  intent: 'L',
  answers: first,
  documents: [],
  cpf: address.cpf,
  person: { id: 501, wasInPlan: true },
  plans: [],
  cloud: { id: 900, protocolId: 'p' },
  key: 'own',
} as const
const saved = { ...newRequest, request: { ...newRequest.request, id: 7, version: 3 } }

const refusedWith = (status: number): CallFailure => ({
  kind: 'refused',
  status,
  message: null,
  problems: [],
})

let drafts: DraftStore
beforeEach(() => {
  drafts = createDraftStore(memoryStorage())
  drafts.keep(address, { answers: first, stored: answersOf({}), saveKey: 'own', keptAt: 0, version: null })
})

/** The save keys of one page, and what it sent. */
function page() {
  let keys = 0
  const sent: Saving[] = []
  const { save } = createSaveKeys({ drafts, newKey: () => `new-${++keys}` })
  return {
    sent,
    save: (input: Parameters<typeof save>[0], failure?: CallFailure) =>
      save(input, async (saving) => {
        sent.push(saving)
        if (failure) throw new CallError(failure)
      }).catch((error: unknown) => {
        if (!(error instanceof CallError)) throw error
      }),
  }
}

describe('the save of a page', () => {
  test('says that no reply was lost, at first and after a refusal', async () => {
    const { save, sent } = page()
    await save(newRequest, refusedWith(422))
    await save({ ...newRequest, answers: second })
    expect(sent.map(({ hasLostReply }) => hasLostReply)).toEqual([false, false])
    expect(drafts.read(address)?.sent).toEqual(second)
  })

  test('says that a reply was lost, also after a refusal and after a reload', async () => {
    const { save, sent } = page()
    await save(newRequest, { kind: 'interrupted' })
    await save({ ...newRequest, answers: second }, refusedWith(422))
    await save({ ...newRequest, answers: second })
    expect(sent.map(({ hasLostReply }) => hasLostReply)).toEqual([false, true, true])
    const reloaded = page()
    drafts.noteSent(address, first)
    await reloaded.save({ ...newRequest, answers: second })
    expect(reloaded.sent[0]).toMatchObject({ key: 'own', hasLostReply: true })
  })

  test('says so without a draft in the tab too', async () => {
    drafts.discard(address)
    const { save, sent } = page()
    await save(newRequest, { kind: 'offContract' })
    await save(newRequest)
    expect(sent.map(({ key, hasLostReply }) => [key, hasLostReply])).toEqual([
      ['own', false],
      ['own', true],
    ])
  })

  test('has another key once the server refused the one of a new request', async () => {
    const { save, sent } = page()
    await save(newRequest, refusedWith(409))
    await save(newRequest, refusedWith(422))
    await save(newRequest)
    expect(sent.map(({ key }) => key)).toEqual(['own', 'new-1', 'new-1'])
  })

  test('keeps the key of a request with an id, whose newer version is shown', async () => {
    const { save, sent } = page()
    await save(saved, refusedWith(409))
    await save(saved)
    expect(sent.map(({ key }) => key)).toEqual(['own', 'own'])
  })
})

// FORM-47
test('an automatic save leaves a refused key to the next press, which shows the refusal', async () => {
  const keys = createSaveKeys({ drafts, newKey: () => 'new' })
  const sent: string[] = []
  const send = async ({ key }: Saving) => {
    sent.push(key)
    throw new CallError(refusedWith(409))
  }
  await expect(keys.save(newRequest, send, { isQuiet: true })).rejects.toThrow()
  await expect(keys.save(newRequest, send)).rejects.toThrow()
  await expect(keys.save(newRequest, send)).rejects.toThrow()
  expect(sent).toEqual(['own', 'own', 'new'])
})
