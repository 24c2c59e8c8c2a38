import { describe, expect, test } from 'vitest'

import { loadBankChange, saveBankChange, startBankChange } from '#api/contract/bank-change.ts'
import { bankChange, ticked } from '../support/bank-change.ts'
import { answersIn, Participant } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { HELENA, JOAO, MARINA, RITA } from '../support/world.ts'

const server = await serverForTests()
const joao = await Participant.logIn(server, JOAO)
const rita = await Participant.logIn(server, RITA)
/** João's benefits: his daughter represents him in the first one only. */
const [represented = 0, own = 0] = await benefitIdsOf(JOAO)

async function benefitIdsOf(cpf: string): Promise<readonly number[]> {
  const rows = await server.services.db
    .selectFrom('received_benefit')
    .innerJoin('person', 'person.id', 'received_benefit.person_id')
    .select('received_benefit.id')
    .where('cpf', '=', cpf)
    .orderBy('received_benefit.id')
    .execute()
  return rows.map(({ id }) => id)
}

type Saved = {
  readonly requerimento: { readonly id: number; readonly situacao: string; readonly versao: number }
  readonly documentos: readonly { readonly id: number; readonly id_tipo_documento: number }[]
}

const save = (body: unknown, who = joao) => server.call(saveBankChange, { token: who.token, body })

async function saved(body: unknown): Promise<Saved> {
  const answer = await save(body)
  if (answer.status !== 200) throw new Error(`Not saved: ${JSON.stringify(answer)}`)
  return answer.body as unknown as Saved
}

const start = (who: Participant) => server.call(startBankChange, { token: who.token })

const load = (id: number) => server.call(loadBankChange, { token: joao.token, params: { id } })

type Replacement = NonNullable<Parameters<typeof bankChange>[1]>

/** With João's second benefit selected by default. */
const whole = (change: Replacement = {}) => bankChange(joao.cloudId, { beneficios: [ticked(own)], ...change })

const NOT_FOUND = { status: 404, body: { codigo: 'erro', message: 'Não encontrado.' } }

const refusal = (campo: string, mensagem: string) => ({
  status: 422,
  body: {
    codigo: 'erro',
    message: 'Problemas de preenchimento. Verifique o formulário.',
    erros: [expect.objectContaining({ campo, mensagem })],
  },
})

const SENT = { situacao: 'A' }
const NONE_TICKED = refusal('beneficios', 'Selecione ao menos um benefício.')

const first = {
  plano: 'Plano de Benefícios II',
  beneficio: 'Renda programada de aposentadoria',
  recebedor: 'João Batista Teles',
  cpf: '15350946056',
  nome_proc: 'Lia Teles Andrade',
  cpf_proc: '92741508305',
  nome_pessoa_banco: 'João Batista Teles',
  cpf_pessoa_banco: '15350946056',
  selecionado: false,
}
const second = { ...first, beneficio: 'Renda por idade', nome_proc: '', cpf_proc: '' }

// BANKDATA-01 to BANKDATA-03, BANKDATA-08, BANKDATA-21, BANKDATA-27
describe('startBankChange', () => {
  test('returns the benefits on record, and stores nothing', async () => {
    const before = await server.requestCount()
    expect(await start(joao)).toEqual({
      status: 200,
      body: {
        codigo: 'ok',
        beneficios: [
          { id_beneficio: represented, ...first },
          { id_beneficio: own, ...second },
        ],
        nuvem: { id: joao.cloudId, id_protocolo_ged: expect.stringMatching(/^GED-/) },
        documentos: [],
        tem_procurador: 'S',
      },
    })
    expect(await server.requestCount()).toBe(before)
  })

  test('has no benefit for a person who receives none, and cannot be sent', async () => {
    expect((await start(rita)).body).toMatchObject({ codigo: 'ok', beneficios: [], tem_procurador: 'N' })
    expect(await save(bankChange(rita.cloudId, { requerimento: SENT }), rita)).toEqual(NONE_TICKED)
  })

  test('is refused for a person in a category other than 2', async () => {
    const marina = await Participant.logIn(server, MARINA)
    expect(await start(marina)).toEqual({
      status: 422,
      body: { codigo: 'erro', message: 'Este tipo de requerimento não está disponível para você.' },
    })
  })
})

describe('saveBankChange for a new request', () => {
  test('returns request and documents; loadBankChange returns the rest', async () => {
    const answer = await saved(whole())
    const { id } = answer.requerimento
    expect(answer).toEqual({
      codigo: 'ok',
      requerimento: expect.objectContaining({
        id_plano: 2,
        id_tipo_requerimento: 15,
        situacao: 'L',
        protocolo: expect.stringMatching(/^2026\d{6}$/),
        versao: 1,
      }),
      documentos: [
        {
          id: expect.any(Number),
          id_tipo_documento: 1,
          id_documento: null,
          documento: 'Documento de identidade (RG ou CNH)',
          situacao: '',
          id_situacao: 3,
          desc_situacao: 'PENDENTE',
          arquivo: '',
          id_documento_ged: null,
        },
        expect.objectContaining({ id_tipo_documento: 4, documento: 'Comprovante de conta bancária' }),
      ],
    })
    const { body } = await load(id)
    expect(body).toMatchObject({
      ...answer,
      beneficios: [
        { id_beneficio: represented, ...first },
        { id_beneficio: own, ...second, selecionado: true },
      ],
      nuvem: { id: joao.cloudId },
      tem_procurador: 'S',
      mensagens: [],
    })
    expect(answersIn(body)).toMatchObject({
      banco: '104',
      agencia: '0647',
      agencia_dv: '',
      conta: '31872',
      conta_dv: '5',
      titular_conta: 'A',
    })
  })

  test('takes from a benefit only whether it is selected', async () => {
    const forged = {
      ...ticked(own),
      plano: 'Outro',
      recebedor: 'Outra Pessoa',
      cpf: '52998224725',
      nome_proc: 'Outra Pessoa',
      cpf_proc: '52998224725',
      nome_pessoa_banco: 'Outra Pessoa',
      cpf_pessoa_banco: '52998224725',
    }
    const requerimento = { protocolo: '1', id_tipo_requerimento: 1 }
    const answer = await saved(whole({ requerimento, beneficios: [forged] }))
    const { body } = await load(answer.requerimento.id)
    expect(body).toMatchObject({
      requerimento: { id_plano: 2, id_tipo_requerimento: 15 },
      beneficios: [first, { ...second, selecionado: true }],
    })
  })
})

describe('the account of the representative', () => {
  const asRepresentative = (...benefits: number[]) =>
    whole({ detalhes: { titular_conta: 'R' }, beneficios: benefits.map((id) => ticked(id)) })

  test('has its name from the records, and no benefit without a representative', async () => {
    const { requerimento } = await saved(asRepresentative(represented, own))
    const { body } = await load(requerimento.id)
    expect(body.beneficios).toEqual([
      {
        id_beneficio: represented,
        ...first,
        nome_pessoa_banco: 'Lia Teles Andrade',
        cpf_pessoa_banco: '92741508305',
        selecionado: true,
      },
      { id_beneficio: own, ...second, nome_pessoa_banco: '', cpf_pessoa_banco: '' },
    ])
    expect(answersIn(body)).toMatchObject({ titular_conta: 'R' })
  })

  test('cannot be used by a person without a representative', async () => {
    const { db } = server.services
    const represent = (representative_cpf: string | null, representative_name: string | null) =>
      db
        .updateTable('received_benefit')
        .set({ representative_cpf, representative_name })
        .where('id', '=', represented)
        .execute()
    await represent(null, null)
    const detalhes = { titular_conta: 'R', tem_procurador: 'S', nome_proc: 'Outra Pessoa' }
    expect(await save(whole({ requerimento: SENT, detalhes }))).toEqual(NONE_TICKED)
    const { requerimento } = await saved(whole())
    expect((await load(requerimento.id)).body).toMatchObject({ tem_procurador: 'N' })
    await represent('92741508305', 'Lia Teles Andrade')
  })
})

describe('data of another person', () => {
  test('a benefit is answered as missing, whether selected or not', async () => {
    const [helenas = 0] = await benefitIdsOf(HELENA)
    const before = await server.requestCount()
    for (const id of [helenas, 999_999]) {
      for (const selecionado of [true, false]) {
        expect(await save(whole({ beneficios: [ticked(own), ticked(id, selecionado)] }))).toEqual(NOT_FOUND)
      }
    }
    expect(await server.requestCount()).toBe(before)
  })
})

describe('the statuses of a bank data change', () => {
  test('a returned one has the situation of each document', async () => {
    const { requerimento, documentos } = await saved(whole())
    for (const row of documentos)
      await joao.attach({ id_req_doc: row.id }, await joao.newDocument(row.id_tipo_documento))
    await server.setStatus(requerimento.id, 'E')
    for (const [index, situation_id] of [1, 2].entries())
      await server.setSituation(documentos[index]?.id ?? 0, situation_id)
    expect((await load(requerimento.id)).body.documentos).toMatchObject([
      { situacao: 'D', desc_situacao: 'CONFERIDO', arquivo: 'documento.pdf' },
      { situacao: 'E', desc_situacao: 'REJEITADO' },
    ])
  })

  test('it keeps its row ids, and a sent request keeps its values', async () => {
    const { requerimento } = await saved(whole())
    const { id } = requerimento
    const rowsOf = () =>
      server.services.db
        .selectFrom('request_row')
        .select(['id'])
        .where('request_id', '=', id)
        .orderBy('id')
        .execute()
    const rows = await rowsOf()
    await saved(whole({ requerimento: { id }, beneficios: [ticked(represented)] }))
    expect(await rowsOf()).toEqual(rows)
    expect(rows).toHaveLength(2)

    const name = (text: string) =>
      server.services.db.updateTable('person').set({ name: text }).where('cpf', '=', JOAO).execute()
    await name('João Batista Teles Filho')
    const open = (await load(id)).body.beneficios
    await server.setStatus(id, 'A')
    const sent = (await load(id)).body.beneficios
    await name('João Batista Teles')
    expect(open).toMatchObject([{ recebedor: 'João Batista Teles Filho', selecionado: true }, {}])
    expect(sent).toMatchObject([{ recebedor: 'João Batista Teles', selecionado: true }, {}])
  })
})
