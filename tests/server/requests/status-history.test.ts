import { beforeAll, describe, expect, test } from 'vitest'

import { recordMessage } from '#api/contract/acceptance.ts'
import { askAcceptance, requireCorrection } from '#api/contract/desk.ts'
import { listRequests } from '#api/contract/requests.ts'

import { addMessage } from '#server/requests/timeline.ts'

import { Participant, type Saved } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, JOAO, MARINA, NOW, TERESA } from '../support/world.ts'

const server = await serverForTests()
const staff = await server.logIn(TERESA)

const historyOf = async (who: Participant, id: number) => {
  const { body } = await who.show(id)
  return (body.historico as { situacao: string; desc_situacao: string; data: string }[]).map(
    ({ situacao, desc_situacao, data }) => [situacao, desc_situacao, data],
  )
}

type Shown = {
  readonly historico: readonly { readonly autor: string }[]
  readonly mensagens: readonly { readonly autor: string }[]
}

const listOf = async (who: Participant) => {
  const { body } = await server.call(listRequests, { token: who.token, params: { id_nuvem: who.cloudId } })
  return body.requerimentos as {
    id: number
    id_tipo_requerimento: number
    situacao: string
    mensagem_fundo: string
  }[]
}

const correctionRequestOf = async (who: Participant, id: number) =>
  (await listOf(who)).find((request) => request.id === id)?.mensagem_fundo

// MESSAGES-10
describe('a request that is sent, returned and sent again', () => {
  let marina: Participant
  let saved: Saved
  let id = 0

  const demand = (mensagem: string) =>
    server.call(requireCorrection, {
      token: staff,
      body: { id, id_documento_exigido: saved.documentos[0]?.id_req_doc, mensagem },
    })

  const send = async () => {
    for (const row of saved.documentos)
      await marina.attach(row, await marina.newDocument(row.id_tipo_documento))
    await marina.saved(retirement(marina.cloudId, { id, situacao: 'A' }))
  }

  beforeAll(async () => {
    marina = await Participant.logIn(server, MARINA)
    server.setSeconds(0)
    saved = await marina.saved(retirement(marina.cloudId))
    id = saved.requerimento.id
    server.setSeconds(60)
    await marina.saved(retirement(marina.cloudId, { id }))
    server.setSeconds(120)
    await send()
  })

  test('has each status once, with its time and name', async () => {
    expect(await historyOf(marina, id)).toEqual([
      ['L', 'Em elaboração', '2026-11-21T15:00:00.000Z'],
      ['A', 'Em análise', '2026-11-21T15:02:00.000Z'],
    ])
  })

  test('has who moved it and who wrote: the participant by name, the staff as the fund', async () => {
    const authors = async () => {
      const { historico, mensagens } = (await marina.show(id)).body as Shown
      return [...historico, ...mensagens].map(({ autor }) => autor)
    }
    expect(await authors()).toEqual(['Marina Duarte Alves', 'Marina Duarte Alves'])
    await addMessage(server.services.db, id, 'Recebemos o seu requerimento.', NOW)
    expect(await authors()).toEqual(['Marina Duarte Alves', 'Marina Duarte Alves', 'Fundo'])
    const unknown = { by_id: null, by_system: false }
    const { db } = server.services
    await db.updateTable('request_message').set(unknown).where('request_id', '=', id).execute()
    expect(await authors()).toEqual(['Marina Duarte Alves', 'Marina Duarte Alves', ''])
    await db.deleteFrom('request_message').where('request_id', '=', id).execute()
  })

  test("has the fund's message in the list while it waits for the participant", async () => {
    expect(await correctionRequestOf(marina, id)).toBe('')
    server.setSeconds(180)
    await demand('O RG está ilegível.')
    expect(await correctionRequestOf(marina, id)).toBe('O RG está ilegível.')
    server.setSeconds(240)
    await send()
    expect(await correctionRequestOf(marina, id)).toBe('')
  })

  test('has only the latest message in the list after it returned again', async () => {
    server.setSeconds(300)
    await demand('Falta o verso do RG.')
    expect(await correctionRequestOf(marina, id)).toBe('Falta o verso do RG.')
  })

  test('has later messages in the list too, oldest first', async () => {
    server.setSeconds(360)
    await server.call(recordMessage, {
      token: marina.token,
      body: { id_requerimento: id, msg: 'O RG foi pedido de novo.' },
    })
    expect(await correctionRequestOf(marina, id)).toBe('Falta o verso do RG.\nO RG foi pedido de novo.')
  })

  test('keeps every round in its history', async () => {
    expect((await historyOf(marina, id)).map(([letter]) => letter).join(' ')).toBe('L A E A E')
    const { historico, mensagens } = (await marina.show(id)).body as Shown
    const [own, fund] = ['Marina Duarte Alves', 'Fundo']
    expect(historico.map(({ autor }) => autor)).toEqual([own, own, fund, own, fund])
    // Newest first.
    expect(mensagens.map(({ autor }) => autor)).toEqual([own, fund, fund])
  })

  test('keeps its history when cancelled', async () => {
    await marina.saved(retirement(marina.cloudId, { id, situacao: 'N' }))
    expect((await historyOf(marina, id)).map(([letter]) => letter).join(' ')).toBe('L A E A E N')
  })
})

test('a request for acceptance has the message with which it was asked in the list, or none', async () => {
  const joao = await Participant.logIn(server, JOAO)
  const acceptance = async () => (await listOf(joao)).find(({ id_tipo_requerimento: type }) => type === 16)
  const id = (await acceptance())?.id ?? 0
  const ask = async (seconds: number, mensagem?: string) => {
    await server.setStatus(id, 'C')
    server.setSeconds(seconds)
    await server.call(askAcceptance, { token: staff, body: { id, novo_valor_bnf: 3905.5, mensagem } })
  }
  await ask(2000, 'Veja o novo valor.')
  expect(await acceptance()).toMatchObject({ situacao: 'X', mensagem_fundo: 'Veja o novo valor.' })
  await ask(3000)
  expect(await acceptance()).toMatchObject({ situacao: 'X', mensagem_fundo: '' })
})

test('seed requests have the statuses of the chart in their history', async () => {
  const beatriz = await Participant.logIn(server, BEATRIZ)
  const ways: Record<string, string> = {}
  for (const { id, situacao } of await listOf(beatriz)) {
    ways[situacao] = (await historyOf(beatriz, id)).map(([letter]) => letter).join(' ')
  }
  expect(ways).toEqual({
    L: 'L',
    A: 'L A',
    C: 'L A C',
    D: 'L A C D',
    E: 'L A E',
    F: 'L A C V F',
    I: 'L A I',
    N: 'L N',
    R: 'L A R',
    V: 'L A C V',
    X: 'L A C X',
    Z: 'L A C V Z',
  })
})
