import { beforeAll, describe, expect, test } from 'vitest'

import type { RequestStatus } from '#domain/requests/status.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = serverForTests()
let marina: Participant
/** A complete request; each case sets its status. */
let ready: Saved

beforeAll(async () => {
  marina = await Participant.logIn(server, MARINA)
  ready = await marina.saved(retirement(marina.cloudId))
  await marina.attachAll(ready)
})

const put = (status: RequestStatus) =>
  server.services.db.updateTable('request').set({ status }).where('id', '=', ready.requerimento.id).execute()

const statusNow = async () => {
  const { body } = await marina.show(ready.requerimento.id)
  return (body.requerimento as { situacao: string }).situacao
}

// FORM-30, FORM-31, FORM-36
describe('status after a save, a submission and a cancellation', () => {
  test.each<[RequestStatus, string | null, string | null, string | null]>([
    ['L', 'L', 'A', 'N'],
    ['E', 'E', 'A', 'N'],
    ['A', null, null, null],
    ['C', null, null, null],
    ['D', null, null, null],
    ['I', null, null, null],
    ['N', null, null, null],
    ['V', null, null, null],
    ['F', null, null, null],
    ['R', null, null, null],
    ['X', null, null, null],
    ['Z', null, null, null],
  ])('%s becomes %s, %s, %s', async (before, saved, sent, cancelled) => {
    for (const [situacao, after] of [
      ['L', saved],
      ['A', sent],
      ['N', cancelled],
    ] as const) {
      await put(before)
      const answer = await marina.save(retirement(marina.cloudId, { id: ready.requerimento.id, situacao }))
      if (after === null) {
        expect(answer).toEqual({
          status: 409,
          body: { codigo: 'erro', message: 'A situação do requerimento não permite esta alteração.' },
        })
      } else {
        expect(answer.body).toMatchObject({ codigo: 'ok', requerimento: { situacao: after } })
      }
      expect(await statusNow()).toBe(after ?? before)
    }
  })
})

test('a status that only the fund sets is refused', async () => {
  await put('L')
  const body = { ...retirement(marina.cloudId, { id: ready.requerimento.id }), situacao: 'D' }
  expect((await marina.save(body)).status).toBe(422)
  expect(await statusNow()).toBe('L')
})
