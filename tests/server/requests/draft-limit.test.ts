import { expect, test } from 'vitest'

import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { addRequests } from '../support/statements.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA } from '../support/world.ts'

const server = await serverForTests()

const FULL = {
  status: 409,
  body: {
    codigo: 'erro',
    message:
      'Você já tem 200 requerimentos em elaboração, que é o máximo. Envie ou cancele um deles antes de começar outro.',
  },
}

const draftsOf = async () => {
  const { count } = await server.services.db
    .selectFrom('request')
    .innerJoin('person', 'person.id', 'request.person_id')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('status', '=', 'L')
    .where('person.cpf', '=', MARINA)
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('a person has at most two hundred drafts, also with concurrent saves', async () => {
  const marina = await Participant.logIn(server, MARINA)
  const begin = () => marina.save(retirement(marina.cloudId))
  const last = await marina.saved(retirement(marina.cloudId))
  await addRequests(server.services.db, { cpf: MARINA, status: 'A', count: 10 })
  await addRequests(server.services.db, { cpf: MARINA, status: 'L', count: 198 - (await draftsOf()) })
  const answers = await Promise.all([begin(), begin(), begin(), begin()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(answers.filter(({ status }) => status === 409)).toEqual([FULL, FULL])
  expect(await draftsOf()).toBe(200)
  // Existing drafts may still be saved, and a cancelled one leaves a free place.
  const { id } = last.requerimento
  expect((await marina.save(retirement(marina.cloudId, { id }))).status).toBe(200)
  expect(await begin()).toEqual(FULL)
  await marina.saved(retirement(marina.cloudId, { id, situacao: 'N' }))
  expect((await begin()).status).toBe(200)
  expect(await begin()).toEqual(FULL)
})
