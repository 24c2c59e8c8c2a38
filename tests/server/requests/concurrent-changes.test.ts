import { describe, expect, test } from 'vitest'

import { inTransaction } from '#server/kernel/transaction.ts'

import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()

test('documents attached during repeated saves are all attached', async () => {
  const marina = await Participant.logIn(server, MARINA)
  const saved = await marina.saved(retirement(marina.cloudId))
  const { id } = saved.requerimento
  const attachments = []
  for (const row of saved.documentos) {
    attachments.push({ row, document: await marina.newDocument(row.id_tipo_documento) })
  }
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      attachments.flatMap(({ row, document }) => [
        marina.attach(row, document),
        marina.save(retirement(marina.cloudId, { id })),
        marina.attach(row, document),
      ]),
    )
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  }
  expect((await marina.show(id)).body.documentos).toMatchObject(
    attachments.map(({ document }) => ({ id_documento: document, id_situacao: 4 })),
  )
})

describe('inTransaction', () => {
  const failing = (code: string, failures: number) => {
    let runs = 0
    const outcome = inTransaction(server.services.db, async () => {
      runs += 1
      if (runs <= failures) throw Object.assign(new Error('given up'), { code })
      return 'done'
    })
    return outcome.catch(() => 'failed').then((end) => [end, runs])
  }

  test.each([
    ['40P01', 1, ['done', 2]],
    ['40001', 1, ['done', 2]],
    ['40P01', 2, ['failed', 2]],
    ['23505', 1, ['failed', 1]],
  ])('after %s, %i times', async (code, failures, expected) => {
    expect(await failing(code, failures)).toEqual(expected)
  })
})
