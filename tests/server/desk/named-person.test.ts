import { afterEach, beforeAll, describe, expect, test } from 'vitest'

import type { Call } from '#api/contract/call.ts'
import { calls } from '#api/contract/calls.ts'
import { showDesk } from '#api/contract/desk.ts'

import { make } from '../access/attempt.ts'
import { attempts } from '../access/attempts.ts'
import { type Belongings, belongingsOf } from '../access/belongings.ts'
import { Participant } from '../support/participant.ts'
import { survivorRequest } from '../support/survivor.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, HELENA, TERESA } from '../support/world.ts'

const server = await serverForTests()
const FULL = 'Otávio Reis Lacerda'
const MASKED = 'Otávio R. L.'
const OTAVIO = '16372849500'
const UNKNOWN = '55017293698'
/** A CPF that no other test uses. */
const GONE = '69301825406'

const helena = await Participant.logIn(server, HELENA)
const staff = await server.logIn(TERESA)

const naming = (typeId: 4 | 5 | 6, change: Parameters<typeof survivorRequest>[2] = {}) =>
  survivorRequest(typeId, helena.cloudId, {
    ...change,
    detalhes: { ...(typeId === 6 && { cpf_participante_reclusao: OTAVIO }), ...change.detalhes },
  })

const atDesk = async (id: number) =>
  (await server.call(showDesk, { token: staff, params: { id } })).body as {
    readonly nome_indicado: string | null
    readonly detalhes: readonly { readonly nome: string; readonly valor: string }[]
  }

describe.each([4, 5, 6] as const)('the full name of the person named by a request of type %i', (typeId) => {
  test('is shown at the desk alone', async () => {
    const saved = await helena.saved(naming(typeId))
    const { id } = saved.requerimento
    expect(JSON.stringify(saved)).not.toContain(FULL)
    await server.setStatus(id, 'A')
    expect(JSON.stringify(await helena.show(id))).not.toContain(FULL)
    const shown = await atDesk(id)
    expect(shown.nome_indicado).toBe(FULL)
    expect(JSON.stringify(shown.detalhes)).not.toContain(FULL)
  })

  test('follows a change of the CPF, and a save in E', async () => {
    const { requerimento } = await helena.saved(naming(typeId))
    const { id } = requerimento
    const cpf = {
      4: 'cpf_participante_pensao',
      5: 'cpf_participante_peculio',
      6: 'cpf_participante_reclusao',
    }
    await helena.saved(naming(typeId, { id, id_plano: 2, detalhes: { [cpf[typeId]]: '94726183591' } }))
    await server.setStatus(id, 'E')
    await helena.saved(naming(typeId, { id }))
    expect((await atDesk(id)).nome_indicado).toBe('Lúcia Mendes Falcão')
  })
})

describe('a person that the register has no more', () => {
  const register = (cpf: string, from: string) =>
    server.services.db.updateTable('person').set({ cpf }).where('cpf', '=', from).execute()
  afterEach(() => register(OTAVIO, GONE))

  const sent = async () => {
    const saved = await helena.saved(naming(4))
    await server.setStatus(saved.requerimento.id, 'E')
    await register(GONE, OTAVIO)
    return saved.requerimento
  }

  test('keeps the name in a request that is saved again', async () => {
    const { id } = await sent()
    await helena.saved(naming(4, { id }))
    const shown = await atDesk(id)
    expect(shown.nome_indicado).toBe(FULL)
    expect(shown.detalhes).toContainEqual({ nome: 'nome_participante_pensao', valor: MASKED })
  })

  test('has no name in another request', async () => {
    await register(GONE, OTAVIO)
    const { requerimento } = await helena.saved(naming(4))
    await server.setStatus(requerimento.id, 'E')
    expect((await atDesk(requerimento.id)).nome_indicado).toBeNull()
  })

  test('leaves no name to another CPF', async () => {
    const { requerimento } = await helena.saved(naming(4))
    await register(GONE, OTAVIO)
    await helena.saved(naming(4, { id: requerimento.id, detalhes: { cpf_participante_pensao: UNKNOWN } }))
    await server.setStatus(requerimento.id, 'E')
    expect((await atDesk(requerimento.id)).nome_indicado).toBeNull()
  })
})

test('a request of another type has none', async () => {
  const own = await belongingsOf(server.services.db, BEATRIZ)
  expect((await atDesk(own.analysedId)).nome_indicado).toBeNull()
})

describe('no reply to the participant has the full name', () => {
  let beatriz: Belongings

  beforeAll(async () => {
    const { db } = server.services
    beatriz = await belongingsOf(db, BEATRIZ)
    await db
      .updateTable('request')
      .set({ named_person: FULL })
      .where('person_id', '=', beatriz.personId)
      .execute()
  })

  const own = (Object.entries<Call>(calls) as [keyof typeof calls, Call][]).filter(
    ([name, { access }]) => access !== 'retired' && access !== 'public' && attempts[name].by !== 'staff',
  )

  test.each(own)('%s', async (name, call) => {
    const token = await server.logIn(BEATRIZ)
    const reply = await make(server, call, attempts[name].sent(beatriz), token)
    expect(reply.status).not.toBe(500)
    expect(JSON.stringify(reply.body)).not.toContain(FULL)
  })
})
