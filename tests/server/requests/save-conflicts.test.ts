import { describe, expect, test } from 'vitest'

import { saveRequest } from '#api/contract/requests.ts'
import { inTransaction } from '#server/kernel/transaction.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { addRequests } from '../support/statements.ts'
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

const since = (...paths: readonly string[]) => ({
  status: 409,
  body: {
    codigo: 'erro',
    message: 'O requerimento foi alterado em outra janela. Recarregue a página.',
    erros: paths.map((campo) => ({
      campo,
      mensagem: 'Alterado depois que você abriu o requerimento.',
    })),
  },
})

// FORM-28
describe('a save with an older version (D-54)', () => {
  test('is refused with every answer changed after that version, and changes nothing', async () => {
    const { requerimento } = await marina.saved(draft())
    const { id, versao } = requerimento
    const conta = { conta: '999' }
    const second = await marina.saved(draft({ id, versao, detalhes: conta }))
    await marina.saved(draft({ id, detalhes: conta, dependentes: [child] }))
    await marina.saved(draft({ id, detalhes: conta, dependentes: [child], endereco: { numero: '7' } }))
    const before = await marina.show(id)
    const stale = (version: number) => marina.save(draft({ id, versao: version, detalhes: { conta: '111' } }))
    expect(await stale(versao)).toEqual(since('dependentes', 'detalhes.conta', 'endereco.numero'))
    expect(await stale(second.requerimento.versao)).toEqual(since('dependentes', 'endereco.numero'))
    expect(await marina.show(id)).toEqual(before)
  })

  test('is refused with answers that changed again, of which one row each is kept, and none of the first save (P-512)', async () => {
    const { requerimento } = await marina.saved(draft())
    const { id, versao } = requerimento
    const rows = () =>
      server.services.db.selectFrom('request_change').select('path').where('request_id', '=', id).execute()
    expect(await rows()).toEqual([])
    for (const conta of ['997', '998', '999']) await marina.saved(draft({ id, detalhes: { conta } }))
    expect(await rows()).toEqual([{ path: 'detalhes.conta' }])
    expect(await marina.save(draft({ id, versao }))).toEqual(since('detalhes.conta'))
  })

  test('is refused after a status change', async () => {
    const { requerimento } = await marina.saved(draft())
    const { id, versao } = requerimento
    await marina.saved(draft({ id, situacao: 'N' }))
    expect(await marina.save(draft({ id, versao }))).toEqual(since('situacao'))
  })
})

test('documents attached during repeated saves are all attached', async () => {
  const saved = await marina.saved(draft())
  const { id } = saved.requerimento
  const attachments = []
  for (const row of saved.documentos) {
    attachments.push({ row, document: await marina.newDocument(row.id_tipo_documento) })
  }
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all(
      attachments.flatMap(({ row, document }) => [
        marina.attach(row, document),
        marina.save(draft({ id })),
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

const FULL = {
  status: 409,
  body: {
    codigo: 'erro',
    message:
      'Você já tem 200 requerimentos em elaboração, que é o máximo. Envie ou cancele um deles antes de começar outro.',
  },
}

const draftsOf = async () => {
  const drafts = await server.services.db
    .selectFrom('request')
    .innerJoin('person', 'person.id', 'request.person_id')
    .select('request.id')
    .where('status', '=', 'L')
    .where('person.cpf', '=', MARINA)
    .execute()
  return drafts.length
}

test('a person has at most two hundred drafts, also with concurrent saves', async () => {
  const begin = () => marina.save(draft())
  const last = await marina.saved(draft())
  await addRequests(server.services.db, { cpf: MARINA, status: 'A', count: 10 })
  await addRequests(server.services.db, { cpf: MARINA, status: 'L', count: 198 - (await draftsOf()) })
  const answers = await Promise.all([begin(), begin(), begin(), begin()])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect(answers.filter(({ status }) => status === 409)).toEqual([FULL, FULL])
  expect(await draftsOf()).toBe(200)
  // Existing drafts may still be saved, and a cancelled one leaves a free place.
  const { id } = last.requerimento
  expect((await marina.save(draft({ id }))).status).toBe(200)
  expect(await begin()).toEqual(FULL)
  await marina.saved(draft({ id, situacao: 'N' }))
  expect((await begin()).status).toBe(200)
  expect(await begin()).toEqual(FULL)
})
