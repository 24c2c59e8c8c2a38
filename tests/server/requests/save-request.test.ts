import { beforeAll, describe, expect, test } from 'vitest'

import { saveRequest } from '#api/contract/requests.ts'

import { Participant } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA, PAULO, RITA, SANDRA } from '../support/world.ts'

const server = serverForTests()
let marina: Participant
let beatriz: Participant

beforeAll(async () => {
  marina = await Participant.logIn(server, MARINA)
  beatriz = await Participant.logIn(server, BEATRIZ)
})

const draft = (changes: Parameters<typeof retirement>[1] = {}) => retirement(marina.cloudId, changes)

// FORM-11, FORM-15, FORM-39, FORM-40, LIST-20, SERVER-11, SERVER-12, SERVER-25, TYPES-26
describe('saveRequest for a new request', () => {
  test('returns a protocol of the year and the required documents', async () => {
    const { requerimento, documentos } = await marina.saved(draft())
    expect(requerimento.protocolo).toMatch(/^2026\d{6}$/)
    expect(requerimento).toMatchObject({ situacao: 'L', versao: 1 })
    expect(documentos.map((row) => row.id_tipo_documento)).toEqual([1, 3, 4, 9])
    expect(documentos.every((row) => row.id_situacao === 3 && row.id_documento === null)).toBe(true)
  })

  test('gives every request its own protocol', async () => {
    const first = await marina.saved(draft())
    const second = await marina.saved(draft())
    expect(first.requerimento.protocolo).not.toBe(second.requerimento.protocolo)
  })

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
    const values = Object.fromEntries(
      (body.detalhes as { nome: string; valor: string }[]).map(({ nome, valor }) => [nome, valor]),
    )
    expect(values).toMatchObject({
      banco: '001',
      data_demissao: '2026-10-30',
      ciente_opcao_irrf_irreversivel: 'true',
    })
  })

  test('is also served under the correct spelling', async () => {
    const { status } = await server.call(saveRequest, {
      token: marina.token,
      path: '/api/requerimento/salvarequerimento',
      body: draft(),
    })
    expect(status).toBe(200)
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

describe('saveRequest validation', () => {
  test.each([
    ['no bank', { detalhes: { banco: '' } }, 'detalhes.banco', 'Obrigatório'],
    ['a bank of another form', { detalhes: { banco: '237' } }, 'detalhes.banco', 'Obrigatório'],
    [
      'a short branch',
      { detalhes: { agencia: '12' } },
      'detalhes.agencia',
      'Mínimo 4 caracteres. Se necessário preencha com um zero a esquerda.',
    ],
    ['no dismissal', { detalhes: { data_demissao: '' } }, 'detalhes.data_demissao', 'Obrigatório'],
    [
      'a day that is none',
      { detalhes: { data_demissao: '2023-02-29' } },
      'detalhes.data_demissao',
      'Data inválida',
    ],
    [
      'no acknowledgement',
      { detalhes: { ciente_opcao_irrf_irreversivel: 'false' } },
      'detalhes.ciente_opcao_irrf_irreversivel',
      'Obrigatório',
    ],
    [
      'the address of a sponsor',
      { endereco: { email_pessoal: 'a@serrazul.com.br' } },
      'endereco.email_pessoal',
      'use seu e-mail particular',
    ],
    ['a postal code of one digit', { endereco: { cep: '11111111' } }, 'endereco.cep', 'CEP inválido'],
    [
      'a dependant without a CPF',
      { dependentes: [{ ...child, cpf: '' }] },
      'dependentes.-1.cpf',
      'Obrigatório',
    ],
    [
      'a dependant with a wrong CPF',
      { dependentes: [{ ...child, cpf: '40281736554' }] },
      'dependentes.-1.cpf',
      'CPF inválido',
    ],
  ])('refuses with the field: %s', async (_what, change, campo, mensagem) => {
    const before = await countOfRequests()
    const { status, body } = await marina.save(draft({ ...change, situacao: 'A' }))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      codigo: 'erro',
      message: 'Problemas de preenchimento. Verifique o formulário.',
    })
    expect(body.erros).toEqual([{ campo, mensagem }])
    expect(await countOfRequests()).toBe(before)
  })

  test('refuses a plan that does not exist or that the person is not in', async () => {
    const { status, body } = await beatriz.save(retirement(beatriz.cloudId, { id_plano: 3 }))
    expect(status).toBe(422)
    expect(body.erros).toContainEqual({
      campo: 'detalhes.id_plano',
      mensagem: 'Este plano não é um dos seus. Escolha outro.',
    })
  })

  test('checks age and time in the plan by the records of the fund', async () => {
    const { db } = server.services
    const own = db.updateTable('person').where('cpf', '=', MARINA)
    await own.set({ birth_date: '1990-01-01' }).execute()
    await db
      .updateTable('membership')
      .set({ started_on: '2024-01-01' })
      .where('person_id', '=', 501)
      .execute()
    const { status, body } = await marina.save(draft({ situacao: 'A' }))
    await own.set({ birth_date: '1968-08-13' }).execute()
    await db
      .updateTable('membership')
      .set({ started_on: '2006-08-13' })
      .where('person_id', '=', 501)
      .execute()
    expect(status).toBe(422)
    expect(body.erros).toEqual([
      { campo: 'detalhes.beneficio', mensagem: 'A idade mínima para esse requerimento é 50 anos.' },
      { campo: 'detalhes.beneficio', mensagem: 'O tempo de plano mínimo para esse requerimento é 5 anos' },
    ])
  })
})

async function countOfRequests() {
  const rows = await server.services.db.selectFrom('request').select('id').execute()
  return rows.length
}

describe('saveRequest start rules', () => {
  test.each([
    [
      'a withdrawal without permission',
      PAULO,
      3,
      'O resgate não está liberado para você. Em caso de dúvida, fale com o atendimento do fundo.',
    ],
    ['a withdrawal in situation 7', SANDRA, 3, 'Este tipo de requerimento não está disponível para você.'],
    ['a retirement in category 9', SANDRA, 1, 'Este tipo de requerimento não está disponível para você.'],
    ['a retirement without a plan', RITA, 1, 'Este tipo de requerimento não está disponível para você.'],
    [
      'a death pension of an active participant',
      MARINA,
      4,
      'Este tipo de requerimento não está disponível para você.',
    ],
    ['an acceptance', MARINA, 16, 'Este tipo de requerimento não pode ser aberto aqui.'],
    ['a registration update', MARINA, 14, 'Este tipo de requerimento não pode ser aberto aqui.'],
    ['a type that does not exist', MARINA, 99, 'Este tipo de requerimento não pode ser aberto aqui.'],
  ])('%s is refused', async (_what, cpf, id_tipo, message) => {
    const person = await Participant.logIn(server, cpf)
    const before = await countOfRequests()
    const { status, body } = await person.save(retirement(person.cloudId, { id_tipo }))
    expect(status).toBe(422)
    expect(body).toEqual({ codigo: 'erro', message })
    expect(await countOfRequests()).toBe(before)
  })

  test('the type of an existing request is not the sent one', async () => {
    const { requerimento } = await marina.saved(draft())
    await marina.saved(draft({ id: requerimento.id, id_tipo: 13 }))
    const { body } = await marina.show(requerimento.id)
    expect(body).toMatchObject({ requerimento: { id_tipo_requerimento: 1 } })
  })
})

describe('saveRequest in E', () => {
  test('changes only answers that were not analysed', async () => {
    const { requerimento } = await marina.saved(draft())
    await server.services.db
      .updateTable('request')
      .set({ status: 'E' })
      .where('id', '=', requerimento.id)
      .execute()
    const { requerimento: after } = await marina.saved(
      draft({ id: requerimento.id, detalhes: { beneficio: '3', conta: '999999', nome_mae: 'Outra Mãe' } }),
    )
    expect(after.situacao).toBe('E')
    const { body } = await marina.show(requerimento.id)
    expect(body.detalhes).toContainEqual({ nome: 'beneficio', valor: '1' })
    expect(body.detalhes).toContainEqual({ nome: 'conta', valor: '999999' })
    expect(body.detalhes).toContainEqual({ nome: 'nome_mae', valor: 'Outra Mãe' })
  })
})

describe('saveRequest send', () => {
  test('waits for every document', async () => {
    const saved = await marina.saved(draft())
    const { id } = saved.requerimento
    const early = await marina.save(draft({ id, situacao: 'A' }))
    expect(early.status).toBe(422)
    expect(early.body.erros).toContainEqual({
      campo: 'documentos',
      mensagem: 'Falta para enviar: Comprovante de residência',
    })
    expect((await marina.show(id)).body).toMatchObject({ requerimento: { situacao: 'L' } })

    await marina.attachAll(saved)
    server.setSeconds(60)
    const sent = await marina.saved(draft({ id, situacao: 'A' }))
    server.setSeconds(0)
    expect(sent.requerimento.situacao).toBe('A')
    expect((await marina.show(id)).body).toMatchObject({
      requerimento: { data_requerimento: '2026-11-21T15:01:00.000Z', desc_situacao: 'Em análise' },
    })
  })

  test('is refused with a rejected document of a dependant', async () => {
    const saved = await marina.saved(draft({ dependentes: [child] }))
    await marina.attachAll(saved)
    const [clara] = saved.dependentes
    const rejected = await marina.newDocument(2)
    await server.services.db
      .updateTable('required_document')
      .set({ document_id: rejected, situation_id: 2 })
      .where('dependant_id', '=', clara?.id ?? 0)
      .execute()
    const { status, body } = await marina.save(
      draft({ id: saved.requerimento.id, situacao: 'A', dependentes: [{ ...child, id: clara?.id }] }),
    )
    expect(status).toBe(422)
    expect(body.erros).toContainEqual({
      campo: 'documentos',
      mensagem: 'Falta para enviar: CPF (Clara Duarte Alves)',
    })
  })
})

describe('saveRequest cancel', () => {
  test('needs no valid answers and deletes the dependants', async () => {
    const { requerimento } = await marina.saved(draft({ dependentes: [child] }))
    const { id } = requerimento
    const cancelled = await marina.saved({ ...draft({ id, situacao: 'N' }), detalhes: {}, endereco: null })
    expect(cancelled.requerimento.situacao).toBe('N')
    expect((await marina.show(id)).body).toMatchObject({ dependentes: [], requerimento: { situacao: 'N' } })
  })

  test('is refused for a request that was never saved', async () => {
    expect((await marina.save(draft({ situacao: 'N' }))).status).toBe(422)
  })
})
