import { describe, expect, test } from 'vitest'

import { listDesk } from '#api/contract/desk.ts'
import { listRequests } from '#api/contract/requests.ts'

import { Participant } from '../support/participant.ts'
import { addRequests } from '../support/statements.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
const staff = await server.logIn(TERESA)

await addRequests(server.services.db, { cpf: MARINA, status: 'A', count: 240 })

type Line = { readonly id: number }

describe('listRequests', () => {
  const ask = (query: string) =>
    server.call(listRequests, { token: marina.token, path: `/api/requerimento/${marina.cloudId}${query}` })
  const idsOf = async (query = '') =>
    ((await ask(query)).body.requerimentos as readonly Line[]).map(({ id }) => id)

  test('returns all without a page', async () => {
    expect(await idsOf()).toHaveLength(243)
  })

  test('returns pages of fifty in the same order, the rest on the last', async () => {
    const pages = []
    for (let page = 1; page <= 5; page += 1) pages.push(await idsOf(`?pagina=${page}`))
    expect(pages.map((page) => page.length)).toEqual([50, 50, 50, 50, 43])
    expect(pages.flat()).toEqual(await idsOf())
    expect(await idsOf('?pagina=6')).toEqual([])
  })

  test.each(['0', '-1', 'x', '1.5', ''])('refuses the page "%s"', async (page) => {
    const { status, body } = await ask(`?pagina=${page}`)
    expect(status).toBe(422)
    expect(body.erros).toEqual([{ campo: 'pagina', mensagem: 'Valor ausente ou fora do formato.' }])
  })

  test("returns the caller's own, whatever cloud is in the path", async () => {
    expect(await idsOf('?id_nuvem=999999')).toHaveLength(243)
  })
})

describe('listDesk', () => {
  const ask = async (body: object) =>
    (await server.call(listDesk, { token: staff, body })).body as {
      readonly total: number
      readonly requerimentos: readonly Line[]
    }

  test('returns pages of a hundred, by default the first', async () => {
    const pages = [await ask({ pagina: 1 }), await ask({ pagina: 2 }), await ask({ pagina: 3 })]
    const { total } = pages[0] ?? { total: 0 }
    expect(total).toBeGreaterThan(240)
    expect(pages.map(({ requerimentos }) => requerimentos.length)).toEqual([100, 100, total - 200])
    expect(new Set(pages.flatMap(({ requerimentos }) => requerimentos.map(({ id }) => id))).size).toBe(total)
    expect(await ask({})).toEqual(pages[0])
    expect(await ask({ pagina: 4 })).toEqual({ codigo: 'ok', total, requerimentos: [] })
  })

  test('filters before paging', async () => {
    const { total, requerimentos } = await ask({ situacao: 'A', id_tipo: 1, pagina: 3 })
    expect(requerimentos).toHaveLength(total - 200)
    expect(await ask({ situacao: 'V', pagina: 2 })).toMatchObject({ requerimentos: [] })
  })
})
