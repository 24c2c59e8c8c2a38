import { describe, expect, test } from 'vitest'

import { inventedCpfs } from '../../../tools/cli/lib/invented-cpfs.ts'
import { answersIn, Participant } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { MARINA, PAULO, SANDRA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)

const draft = (changes: Parameters<typeof retirement>[1] = {}) => retirement(marina.cloudId, changes)

// FORM-11, FORM-15, FORM-39, FORM-40, LIST-20, SERVER-11, SERVER-12, SERVER-25, TYPES-26
describe('saveRequest for a new request', () => {
  test('stores the answers', async () => {
    const { requerimento } = await marina.saved(draft({ dependentes: [child] }))
    const { body } = await marina.show(requerimento.id)
    expect(body).toMatchObject({
      requerimento: {
        id_tipo_requerimento: 1,
        id_plano: 1,
        situacao: 'L',
        tipo_desc: 'Aposentadoria',
        plano_sigla: 'PSI',
      },
      endereco: { cep: '30130010', email_pessoal: 'pessoa@correio.example', celular: '(31) 98745-2201' },
      dependentes: [{ tipo: 'ir', nome: 'Clara Duarte Alves', cpf: '40281736553', dependencia: '4' }],
      mensagens: [],
    })
    expect(answersIn(body)).toMatchObject({
      banco: '001',
      data_demissao: '2026-10-30',
      ciente_opcao_irrf_irreversivel: 'true',
    })
  })

  test('sets the only plan if none was sent', async () => {
    const { requerimento } = await marina.saved(draft({ id_plano: null }))
    expect((await marina.show(requerimento.id)).body).toMatchObject({ requerimento: { id_plano: 1 } })
  })

  test('sets the answers that the plan determines, whatever was sent', async () => {
    const { requerimento } = await marina.saved(draft({ detalhes: { parcela25: '25', opcao_irrf: 'P' } }))
    const { body } = await marina.show(requerimento.id)
    expect(body.detalhes).toContainEqual({ nome: 'parcela25', valor: '0' })
  })

  test('keeps details that are in no form', async () => {
    const { requerimento } = await marina.saved(draft({ detalhes: { valor_esporadica: '12.50' } }))
    await marina.saved(draft({ id: requerimento.id }))
    const { body } = await marina.show(requerimento.id)
    expect(body.detalhes).toContainEqual({ nome: 'valor_esporadica', valor: '12.50' })
  })
})

test('saveRequest refuses a bank of another form, and stores nothing', async () => {
  const before = await server.requestCount()
  expect(await marina.save(draft({ detalhes: { banco: '237' }, situacao: 'A' }))).toEqual({
    status: 422,
    body: {
      codigo: 'erro',
      message: 'Problemas de preenchimento. Verifique o formulário.',
      erros: [{ campo: 'detalhes.banco', mensagem: 'Obrigatório', causa: 'obrigatorio' }],
    },
  })
  expect(await server.requestCount()).toBe(before)
})

describe('saveRequest start rules', () => {
  test.each([
    [
      'a withdrawal without permission',
      PAULO,
      3,
      'O resgate não está liberado para você. Em caso de dúvida, fale com o atendimento do fundo.',
    ],
    ['a retirement in category 9', SANDRA, 1, 'Este tipo de requerimento não está disponível para você.'],
    ['a portability', MARINA, 10, 'Não foi possível salvar o requerimento.'],
    ['a type that does not exist', MARINA, 99, 'Este tipo de requerimento não pode ser aberto aqui.'],
  ])('%s is refused', async (_what, cpf, id_tipo, message) => {
    const person = await Participant.logIn(server, cpf)
    const before = await server.requestCount()
    const { status, body } = await person.save(retirement(person.cloudId, { id_tipo }))
    expect(status).toBe(422)
    expect(body).toEqual({ codigo: 'erro', message })
    expect(await server.requestCount()).toBe(before)
  })

  test('the type of an existing request is not the sent one', async () => {
    const { requerimento } = await marina.saved(draft())
    await marina.saved(draft({ id: requerimento.id, id_tipo: 13 }))
    const { body } = await marina.show(requerimento.id)
    expect(body).toMatchObject({ requerimento: { id_tipo_requerimento: 1 } })
  })
})

test('saveRequest takes the time at which a request is sent', async () => {
  const saved = await marina.saved(draft())
  const { id } = saved.requerimento
  await marina.attachAll(saved)
  server.setSeconds(60)
  await marina.saved(draft({ id, situacao: 'A' }))
  server.setSeconds(0)
  expect((await marina.show(id)).body).toMatchObject({
    requerimento: { data_requerimento: '2026-11-21T15:01:00.000Z', desc_situacao: 'Em análise' },
  })
})

test('saveRequest changes in E only answers that were not analysed', async () => {
  const { id } = (await marina.saved(draft())).requerimento
  await server.setStatus(id, 'E')
  const { requerimento } = await marina.saved(
    draft({ id, detalhes: { beneficio: '3', conta: '999999', nome_mae: 'Outra Mãe' } }),
  )
  expect(requerimento.situacao).toBe('E')
  const { body } = await marina.show(id)
  expect(body.detalhes).toContainEqual({ nome: 'beneficio', valor: '1' })
  expect(body.detalhes).toContainEqual({ nome: 'conta', valor: '999999' })
  expect(body.detalhes).toContainEqual({ nome: 'nome_mae', valor: 'Outra Mãe' })
})

test('saveRequest deletes the dependants of a cancelled request', async () => {
  const { requerimento } = await marina.saved(draft({ dependentes: [child] }))
  await marina.saved(draft({ id: requerimento.id, situacao: 'N' }))
  expect((await marina.show(requerimento.id)).body).toMatchObject({ dependentes: [] })
})

const named = (prefix: string, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${prefix}${index}`, 'x']))

const children = (count: number) =>
  inventedCpfs(count).map((cpf, index) => ({ ...child, id: -index - 1, cpf }))

test.each([
  ['a name of 60 characters', { detalhes: { ['n'.repeat(60)]: 'x' } }, 200],
  ['a name of 61', { detalhes: { ['n'.repeat(61)]: 'x' } }, 422],
  ['a value of 2000 characters', { detalhes: { outro: 'x'.repeat(2000) } }, 200],
  ['a value of 2001', { detalhes: { outro: 'x'.repeat(2001) } }, 422],
  ['201 names', { detalhes: named('n', 201) }, 422],
  ['50 dependants', { dependentes: children(50) }, 200],
  ['51 dependants', { dependentes: children(51) }, 422],
])('a save refuses %s', async (_what, changes, expected) => {
  const { status, body } = await marina.save(retirement(marina.cloudId, changes))
  expect(status).toBe(expected)
  if (expected === 422) expect(body.message).toBe('Os dados enviados não estão no formato esperado.')
})
