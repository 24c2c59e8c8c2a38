import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, createMachine, toPromise } from 'xstate'

import { saveRequest, showRequest } from '#api/contract/requests.ts'
import { CallError } from '#domain/call-failure.ts'
import type { Answers } from '#domain/forms/form.ts'
import type { Participant } from '#domain/people/participant.ts'
import type { Reference } from '#domain/requests/reference.ts'
import { createDraftStore, type DraftStore } from '#src/live/draft-store.ts'
import { liveRequests } from '#src/live/live-requests.ts'

import { memoryStorage } from '../support/memory-storage.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'

const participant: Participant = {
  cpf: '52998224725',
  name: 'Marina Duarte',
  personId: 501,
  birthDate: '1966-03-01',
  address: { cidade: 'Brasília' },
  memberships: [],
  withdrawalAllowed: true,
  migrated: false,
  storeToken: 't',
  maxFileMb: null,
}
const reference: Reference = {
  plans: [{ id: 1, name: 'Plano Um' }],
  benefits: [{ planId: 1, id: 3, name: 'Aposentadoria antecipada' }],
  types: [],
  countries: [],
  sponsorDomains: [],
  today: '2026-11-21',
  maxFileMb: null,
}

const shown = (situacao: string, versao?: number) => ({
  codigo: 'ok',
  requerimento: { id: 7, id_plano: 1, id_tipo_requerimento: 1, situacao, versao },
  detalhes: [
    { nome: 'banco', valor: '033' },
    { nome: 'beneficio', valor: '3' },
  ],
})

const typed: Answers = {
  detalhes: { banco: '001' },
  endereco: {},
  dependentes: [],
  beneficiarios: [],
}
const ofSeven = { cpf: participant.cpf, requestId: 7, typeId: 1 }
const ofNew = { cpf: participant.cpf, requestId: null, typeId: 1 }

let drafts: DraftStore
beforeEach(() => {
  drafts = createDraftStore(memoryStorage())
})

const keep = (address: typeof ofSeven | typeof ofNew, version: number | null) =>
  drafts.keep(address, { answers: typed, saveKey: 'key of the draft', keptAt: 0, version })

function portsAgainst(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  const ports = liveRequests({ call: client, drafts, newKey: () => 'new key' })
  return {
    asked,
    ports,
    load: (requestId: number | null) =>
      toPromise(
        createActor(ports.loadRequest, {
          input: { requestId, typeId: 1, participant, reference, cloud: { id: 900, protocolId: 'p' } },
        }).start(),
      ),
  }
}

describe('what was typed comes back over what it was typed on', () => {
  test.each([
    ['a draft on the same version', 'L', 3, 3],
    ['a request that needs something from the participant', 'E', 3, 3],
    ['a server without versions', 'L', undefined, null],
  ])('%s', async (_name, status, version, typedOn) => {
    keep(ofSeven, typedOn)
    const { load } = portsAgainst([showRequest, shown(status, version)])
    const loaded = await load(7)
    expect(loaded.answers).toEqual(typed)
    expect(loaded.saveKey).toBe('key of the draft')
    expect(loaded.draftTime).toMatch(/^\d\d:\d\d$/)
  })

  test('a new request', async () => {
    keep(ofNew, null)
    const loaded = await portsAgainst().load(null)
    expect(loaded.answers).toEqual(typed)
    expect(loaded.saveKey).toBe('key of the draft')
  })
})

describe('and over nothing else', () => {
  test.each([
    ['a newer version', 'L', 4, 3],
    ['a version, where there was none', 'L', 1, null],
    ['no version, where there was one', 'L', undefined, 3],
    ['a request in analysis', 'A', 3, 3],
    ['a cancelled request', 'N', 3, 3],
  ])('%s', async (_name, status, version, typedOn) => {
    keep(ofSeven, typedOn)
    const loaded = await portsAgainst([showRequest, shown(status, version)]).load(7)
    expect(loaded.answers.detalhes).toMatchObject({ banco: '033', id_plano: '1' })
    expect(loaded.saveKey).toBe('new key')
    expect(loaded.draftTime).toBeNull()
    expect(drafts.read(ofSeven)).toBeNull()
  })

  test('a new request without a draft offers the address on file', async () => {
    const loaded = await portsAgainst().load(null)
    expect(loaded.answers.endereco).toMatchObject({ cidade: 'Brasília', cep: '' })
    expect(loaded.draftTime).toBeNull()
  })
})

test('a draft is kept with the version it was typed on', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1234 })
  const { ports } = portsAgainst()
  const keeper = createActor(ports.draftKeeper).start()
  keeper.send({ type: 'draft.changed', ...ofSeven, answers: typed, saveKey: 'k', version: 5 })
  expect(drafts.read(ofSeven)).toMatchObject({ answers: typed, saveKey: 'k', version: 5, keptAt: 1234 })
  vi.useRealTimers()
})

describe('after a save', () => {
  const saving = {
    request: { id: 7, typeId: 1, typeName: '', status: 'L', statusName: '', protocol: '', version: 3 },
    intent: 'L',
    answers: typed,
    documents: [],
    cpf: participant.cpf,
    cloudId: 900,
    key: 'key 1',
  } as const

  /** The save as the chart of every write makes it, with nobody above to be told of trouble. */
  const save = async (...answers: readonly FakeAnswer[]) => {
    const { asked, ports } = portsAgainst(...answers)
    const session = createMachine({ invoke: { id: 'write', src: 'write', input: { request: saving } } })
    const root = createActor(session.provide({ actors: { write: ports.saveRequest } }), {
      systemId: 'session',
    })
    const write = root.start().getSnapshot().children.write
    if (!write) throw new Error('The write did not start')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await vi.waitFor(() => expect(['interrupted', 'done']).toContain(write.getSnapshot().value ?? 'done'))
    return asked
  }

  test('the draft is gone, and the save named its version and key', async () => {
    keep(ofSeven, 3)
    const asked = await save([saveRequest, { codigo: 'ok', id_pessoa: 501, requerimento: { id: 7 } }])
    expect(asked[0]).toMatchObject({ key: 'key 1', body: { id: 7, versao: 3, id_nuvem: 900, situacao: 'L' } })
    expect(drafts.read(ofSeven)).toBeNull()
  })

  test('that did not come through the draft is still there', async () => {
    keep(ofSeven, 3)
    await save([saveRequest, new CallError({ kind: 'interrupted' })])
    expect(drafts.read(ofSeven)?.answers).toEqual(typed)
  })
})

test('reading shows names, not the numbers of the wire', async () => {
  const { ports } = portsAgainst([showRequest, shown('A', 3)])
  const read = await toPromise(
    createActor(ports.readRequest, { input: { requestId: 7, participant, reference } }).start(),
  )
  expect(read.sections).toEqual([
    {
      title: 'Benefício pretendido',
      answers: [
        { label: 'Plano', value: 'Plano Um' },
        { label: 'Benefício', value: 'Aposentadoria antecipada' },
      ],
    },
    { title: 'Recebimento', answers: [{ label: 'Banco', value: '033 - Santander' }] },
  ])
})
