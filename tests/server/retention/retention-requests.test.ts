import { afterEach, describe, expect, test } from 'vitest'

import type { RequestStatus } from '#domain/requests/status.ts'
import { sweepDrafts } from '#server/documents/drafts.ts'
import { forget, toForget } from '#server/retention/forget.ts'

import { Participant, rowOf, type Saved } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { tablesWith } from '../support/tables-with.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA, NOW } from '../support/world.ts'

const server = await serverForTests()
afterEach(() => server.setSeconds(0))

const DAY = 86_400
const YEAR = 365 * DAY

const fundWith = (retentionDays: Readonly<Record<string, number>>) => {
  const { fund } = server.services
  const { sentMail, lookUps, staffReads, removals } = fund.settings.retentionDays
  const always = { sentMail, lookUps, staffReads, removals }
  return { ...fund, settings: { ...fund.settings, retentionDays: { ...always, ...retentionDays } } }
}

const forgetWith = (retentionDays: Readonly<Record<string, number>>) =>
  forget({ ...server.services, fund: fundWith(retentionDays) })

const isStored = async ({ requerimento: { id } }: Saved) =>
  (await server.services.db.selectFrom('request').select('id').where('id', '=', id).execute()).length === 1

async function draft(name: string) {
  const marina = await Participant.logIn(server, MARINA)
  const saved = await marina.saved(
    retirement(marina.cloudId, {
      endereco: { complemento: name },
      detalhes: { nome_pai: name },
      dependentes: [{ ...child, nome: name }],
    }),
  )
  return { marina, saved }
}

// SERVER-48
describe('requests', () => {
  test('a draft is deleted with its answers so many days after the last save', async () => {
    const { saved } = await draft('Jequitiba')
    server.setSeconds(30 * DAY - 1)
    await forgetWith({ drafts: 30 })
    expect(await tablesWith(server, 'Jequitiba')).toEqual(['address', 'dependant', 'request_detail'])
    server.setSeconds(30 * DAY)
    await forgetWith({ drafts: 30 })
    expect(await isStored(saved)).toBe(false)
    expect(await tablesWith(server, 'Jequitiba')).toEqual([])
  })

  test('a draft that was saved or given a document meanwhile is kept', async () => {
    const { marina, saved } = await draft('Ipe')
    const row = rowOf(saved, 1)
    const { id, versao } = saved.requerimento
    const changedAt = async () =>
      (await server.services.db.selectFrom('request').select('changed_at').where('id', '=', id).execute())[0]
    expect(await changedAt()).toEqual({ changed_at: NOW })
    server.setSeconds(600)
    await marina.saved({ ...retirement(marina.cloudId, { id }), versao })
    expect(await changedAt()).toEqual({ changed_at: new Date(NOW.getTime() + 600_000) })
    server.setSeconds(1200)
    await marina.attach(row, await marina.newDocument(row.id_tipo_documento))
    server.setSeconds(30 * DAY + 1199)
    await forgetWith({ drafts: 30 })
    expect(await isStored(saved)).toBe(true)
    server.setSeconds(30 * DAY + 1200)
    await forgetWith({ drafts: 30 })
    expect(await isStored(saved)).toBe(false)
  })

  test.each<[RequestStatus, string, boolean]>([
    ['N', 'cancelledRequests', true],
    ['D', 'decidedRequests', true],
    ['F', 'decidedRequests', true],
    ['Z', 'decidedRequests', true],
    ['I', 'decidedRequests', true],
    ['A', 'decidedRequests', false],
    ['E', 'decidedRequests', false],
    ['D', 'cancelledRequests', false],
    ['D', 'drafts', false],
  ])('of one in %s, %s says whether it is deleted: %s', async (status, setting, isDeleted) => {
    const { saved } = await draft('Aroeira')
    const { id } = saved.requerimento
    await server.setStatus(id, status)
    server.setSeconds(5 * YEAR - 1)
    await forgetWith({ [setting]: 5 * 365 })
    expect(await isStored(saved)).toBe(true)
    server.setSeconds(5 * YEAR)
    await forgetWith({ [setting]: 5 * 365 })
    expect(await isStored(saved)).toBe(!isDeleted)
  })

  test('without a number none is ever deleted', async () => {
    const { saved } = await draft('Peroba')
    server.setSeconds(100 * YEAR)
    await forgetWith({})
    expect(await isStored(saved)).toBe(true)
  })
})

test('documents that no request uses are deleted with their files', async () => {
  const { marina, saved } = await draft('Cedro')
  const row = rowOf(saved, 1)
  const used = await marina.newDocument(row.id_tipo_documento)
  await marina.attach(row, used)
  const unused = await marina.newDocument(row.id_tipo_documento)
  const files = server.documents.files.size
  const stored = async () => {
    const { db } = server.services
    const rows = await db.selectFrom('document').select('id').where('id', 'in', [used, unused]).execute()
    return rows.map(({ id }) => id)
  }
  server.setSeconds(30 * DAY - 1)
  await forgetWith({ unusedDocuments: 30 })
  expect(await stored()).toEqual([used, unused])
  server.setSeconds(30 * DAY)
  await forgetWith({ unusedDocuments: 30 })
  await sweepDrafts(server.services, 60)
  expect(await stored()).toEqual([used])
  expect(server.documents.files.size).toBe(files - 1)
})

test('toForget counts what forget deletes, and deletes nothing', async () => {
  await draft('Angico')
  server.setSeconds(30 * DAY)
  const needs = { ...server.services, fund: fundWith({ drafts: 30 }) }
  const due = await toForget(needs)
  const drafts = due.find(({ rule }) => rule.what === 'rascunhos')
  expect(drafts?.rows).toBeGreaterThan(0)
  expect(await toForget(needs)).toEqual(due)
  expect(await forget(needs)).toEqual(due)
  expect((await toForget(needs)).every(({ rows }) => rows === 0)).toBe(true)
})
