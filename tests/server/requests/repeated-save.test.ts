import { describe, expect, test } from 'vitest'

import { saveRequest } from '#api/contract/requests.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

const draft = (changes: Parameters<typeof retirement>[1] = {}) => retirement(marina.cloudId, changes)

const requestIn = (answer: { readonly body: unknown }) => (answer.body as Saved).requerimento

const father = (valor: string) => ({ nome: 'nome_pai', valor })

const saveAfterLostReply = (body: Record<string, unknown>, key: string) =>
  server.call(saveRequest, {
    token: marina.token,
    path: `${saveRequest.path}?sem_resposta=S`,
    body,
    headers: { 'Idempotency-Key': key },
  })

// FORM-27
describe('a repeated idempotency key', () => {
  test('with other answers is refused, since a copy of the page has the same key (P-13)', async () => {
    const first = requestIn(await marina.save(draft(), 'key-3'))
    const count = await server.requestCount()
    const copied = await marina.save(draft({ detalhes: { nome_pai: 'José' } }), 'key-3')
    expect(copied).toEqual({
      status: 409,
      body: {
        codigo: 'erro',
        message:
          'Este requerimento já foi gravado em outra aba, e o que foi gravado lá não mudou. O que você preencheu aqui continua na tela. Para gravar isto como um segundo requerimento, tente de novo.',
      },
    })
    expect((await marina.show(first.id)).body.detalhes).not.toContainEqual(father('José'))
    expect(await server.requestCount()).toBe(count)
    const other = requestIn(await marina.save(draft({ detalhes: { nome_pai: 'José' } }), 'key-3b'))
    expect(other.id).not.toBe(first.id)
  })

  test('with other answers after a lost reply updates the request that it created', async () => {
    const first = requestIn(await marina.save(draft(), 'key-3c'))
    const count = await server.requestCount()
    const second = requestIn(await saveAfterLostReply(draft({ detalhes: { nome_pai: 'José' } }), 'key-3c'))
    expect([second.id, second.protocolo]).toEqual([first.id, first.protocolo])
    expect(await server.requestCount()).toBe(count)
    expect((await marina.show(first.id)).body.detalhes).toContainEqual(father('José'))
  })

  test('with other answers of a saved request needs the version that it changes', async () => {
    const { id, versao } = requestIn(await marina.save(draft()))
    const saved = requestIn(await marina.save(draft({ id, versao, detalhes: { nome_pai: 'Rui' } }), 'key-10'))
    const unseen = { id, detalhes: { nome_pai: 'José' } }
    expect((await marina.save(draft(unseen), 'key-10')).status).toBe(409)
    expect((await marina.save(draft({ ...unseen, versao }), 'key-10')).body).toMatchObject({
      message: 'O requerimento foi alterado em outra janela. Recarregue a página.',
      erros: [{ campo: 'detalhes.nome_pai' }],
    })
    expect((await marina.show(id)).body.detalhes).toContainEqual(father('Rui'))
    expect((await marina.save(draft({ ...unseen, versao: saved.versao }), 'key-10')).status).toBe(200)
  })

  test('of another person has no effect', async () => {
    const mine = requestIn(await marina.save(draft(), 'key-4'))
    const beatriz = await Participant.logIn(server, BEATRIZ)
    const theirs = requestIn(await beatriz.save(retirement(beatriz.cloudId), 'key-4'))
    expect(theirs.id).not.toBe(mine.id)
  })

  test('cannot be used for another request', async () => {
    const first = requestIn(await marina.save(draft(), 'key-9'))
    const other = requestIn(await marina.save(draft()))
    const before = [(await marina.show(first.id)).body, (await marina.show(other.id)).body]
    const changed = draft({ id: other.id, detalhes: { nome_pai: 'José' } })
    expect(await marina.save(changed, 'key-9')).toEqual({
      status: 409,
      body: {
        codigo: 'erro',
        message: 'Não foi possível gravar. Recarregue a página.',
      },
    })
    expect([(await marina.show(first.id)).body, (await marina.show(other.id)).body]).toEqual(before)
  })

  test('after a refusal is free again', async () => {
    const refused = await marina.save(draft({ detalhes: { banco: '999' } }), 'key-5')
    expect(refused.status).toBe(422)
    expect((await marina.save(draft(), 'key-5')).status).toBe(200)
  })

  test('sends a request once', async () => {
    const saved = await marina.saved(draft())
    await marina.attachAll(saved)
    const sending = draft({ id: saved.requerimento.id, situacao: 'A' })
    expect((await marina.save(sending, 'key-6')).body).toMatchObject({ requerimento: { situacao: 'A' } })
    expect((await marina.save(sending, 'key-6')).body).toMatchObject({ requerimento: { situacao: 'A' } })
    expect((await marina.save(sending, 'key-7')).status).toBe(409)
  })
})

describe('the version of a save', () => {
  test('is refused if outdated; the newest one succeeds', async () => {
    const { id, versao } = requestIn(await marina.save(draft()))
    const second = requestIn(await marina.save(draft({ id, versao })))
    expect(second.versao).toBe(versao + 1)
    const stale = await marina.save(draft({ id, versao }))
    expect(stale).toEqual({
      status: 409,
      body: { codigo: 'erro', message: 'O requerimento foi alterado em outra janela. Recarregue a página.' },
    })
    expect((await marina.save(draft({ id, versao: second.versao }))).status).toBe(200)
  })

  test('does not matter if it was lost with the reply to the same key', async () => {
    const { id, versao } = requestIn(await marina.save(draft()))
    await marina.save(draft({ id, versao }), 'key-8')
    const again = await saveAfterLostReply(draft({ id, versao, detalhes: { nome_pai: 'José' } }), 'key-8')
    expect(again.status).toBe(200)
  })
})
