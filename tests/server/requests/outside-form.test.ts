import { describe, expect, test } from 'vitest'

import type { ReplyOf } from '#api/contract/call.ts'
import { exportPerson, showDesk } from '#api/contract/desk.ts'
import { showPage } from '#server/desk-client/pages.ts'

import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const marina = await Participant.logIn(server, MARINA)
const staff = await server.logIn(TERESA)

const saved = (detalhes: Readonly<Record<string, string>>) =>
  marina.save(retirement(marina.cloudId, { detalhes }))

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`campo_${index}`, 'x']))

describe('answers that are not in the form', () => {
  test('are shown and exported under a heading of their own', async () => {
    const outside = { parecer_do_fundo: 'APROVADO', resultado: 'DEFERIDO', toString: 'a' }
    const { body } = await saved(outside)
    const { id } = (body as { requerimento: { id: number } }).requerimento
    await server.setStatus(id, 'A')
    const shown = await server.call(showDesk, { token: staff, params: { id } })
    const page = showPage(shown.body as ReplyOf<typeof showDesk>)
    const [, answers = '', others = ''] =
      /\nRespostas\n([\s\S]*)\nFora do formulário, enviados pelo participante\n([\s\S]*)\nEndereço e contatos\n/.exec(
        page,
      ) ?? []
    for (const [name, value] of Object.entries(outside)) {
      expect(others).toMatch(new RegExp(`^${name} +${value}$`, 'm'))
      expect(answers).not.toContain(name)
    }
    expect(answers).toMatch(/^nome_mae +Célia Duarte Pinho$/m)
    expect(others).not.toContain('nome_mae')

    const exported = await server.call(exportPerson, { token: staff, body: { cpf: MARINA } })
    const { respostas, respostas_fora_do_formulario } = exported.body.dados as Record<
      string,
      readonly { readonly nome: string; readonly requerimento: number }[]
    >
    const namesOf = (rows: typeof respostas) =>
      (rows ?? []).filter(({ requerimento }) => requerimento === id).map(({ nome }) => nome)
    expect(namesOf(respostas_fora_do_formulario).sort()).toEqual(Object.keys(outside).sort())
    expect(namesOf(respostas)).toContain('nome_mae')
    expect(namesOf(respostas)).not.toContain('resultado')
  })

  test('are at most 50', async () => {
    expect((await saved(many(50))).status).toBe(200)
    expect(await saved(many(51))).toMatchObject({
      status: 422,
      body: {
        message: 'O requerimento aceita no máximo 50 respostas que não são do formulário.',
      },
    })
  })

  test('count together with those that are stored', async () => {
    const { body } = await saved(many(30))
    const { id } = (body as { requerimento: { id: number } }).requerimento
    const more = Object.fromEntries(Array.from({ length: 21 }, (_none, index) => [`outro_${index}`, 'x']))
    const before = await marina.show(id)
    expect((await marina.save(retirement(marina.cloudId, { id, detalhes: more }))).status).toBe(422)
    expect(await marina.show(id)).toEqual(before)
  })

  test('that were stored before do not keep a request from being saved', async () => {
    const { body } = await saved(many(50))
    const { id } = (body as { requerimento: { id: number } }).requerimento
    await server.services.db
      .insertInto('request_detail')
      .values({ request_id: id, name: 'de_antes', value: 'x' })
      .execute()
    expect((await marina.save(retirement(marina.cloudId, { id }))).status).toBe(200)
    const more = retirement(marina.cloudId, { id, detalhes: { de_agora: 'x' } })
    expect((await marina.save(more)).status).toBe(422)
  })

  test('are stored without characters that the database refuses, whatever their names', async () => {
    expect((await saved({ senha: 'a\u0000b', nova_senha: '\ud800c' })).status).toBe(200)
  })
})
