import { describe, expect, test } from 'vitest'

import { trustBeneficiaries } from '#api/contract/requests.ts'

import { Participant, rowOf, type Saved } from '../support/participant.ts'
import { child, retirement } from '../support/retirement.ts'
import { idOf, serverForTests } from '../support/test-server.ts'
import { BEATRIZ, MARINA } from '../support/world.ts'

const server = await serverForTests()
const marina = await Participant.logIn(server, MARINA)
const beatriz = await Participant.logIn(server, BEATRIZ)

const draft = (changes: Parameters<typeof retirement>[1] = {}) => retirement(marina.cloudId, changes)

// SERVER-23
describe('replaceDependants', () => {
  test('adds, keeps, changes and removes rows by id', async () => {
    const first = await marina.saved(
      draft({ dependentes: [child, { ...child, id: -2, nome: 'Rui Alves', cpf: '58204719620' }] }),
    )
    const [clara, rui] = first.dependentes
    expect([clara?.id, rui?.id].every((id) => Number(id) > 0)).toBe(true)
    const second = await marina.saved(
      draft({
        id: first.requerimento.id,
        dependentes: [
          { ...child, id: rui?.id, nome: 'Rui Duarte Alves', cpf: '58204719620' },
          { ...child, id: -1, nome: 'Eva Alves', cpf: '60931847575' },
        ],
      }),
    )
    expect(second.dependentes.map(({ nome }) => nome)).toEqual(['Rui Duarte Alves', 'Eva Alves'])
    expect(second.dependentes[0]?.id).toBe(rui?.id)
  })

  test('stores no record fields for income tax dependants', async () => {
    const pretended = { id_pessoa_dep: 90_031, id_parentesco: 7, nm_parentesco: 'Filha', selecionado: 'S' }
    const { dependentes } = await marina.saved(draft({ dependentes: [{ ...child, ...pretended }] }))
    expect(dependentes).toMatchObject([
      { tipo: 'ir', id_pessoa_dep: null, id_parentesco: null, nm_parentesco: '', selecionado: 'N' },
    ])
  })

  test('rejects rows of another request', async () => {
    const other = await marina.saved(draft({ dependentes: [child] }))
    const { requerimento } = await marina.saved(draft())
    const stolen = { ...child, id: other.dependentes[0]?.id }
    expect((await marina.save(draft({ id: requerimento.id, dependentes: [stolen] }))).status).toBe(404)
  })
})

describe('declared beneficiaries', () => {
  const declared = (id_pessoa_dep: number, selecionado = 'S') => ({
    ...child,
    tipo: 'bnf',
    id_pessoa_dep,
    nome: 'Outro nome',
    cpf: '',
    sexo: '',
    data_nascimento: '',
    dependencia: '',
    selecionado,
  })

  test('are those on file for the plan', async () => {
    const { body } = await server.call(trustBeneficiaries, {
      token: beatriz.token,
      body: { id_pessoa: await idOf(server, BEATRIZ), id_plano: 2 },
    })
    expect((body.dependentes as { nm_pessoa: string }[]).map(({ nm_pessoa }) => nm_pessoa)).toEqual([
      'Fernando Lemos Batista',
      'Júlia Farias Lemos',
      'Pedro Farias Lemos',
    ])
  })

  test('take only the selection from the participant, and everything else from the file', async () => {
    const { dependentes } = await marina.saved(
      draft({ dependentes: [declared(90_012), declared(90_011, 'N')] }),
    )
    expect(dependentes).toMatchObject([
      { tipo: 'bnf', nome: 'Clara Duarte Alves', cpf: '40281736553', id_parentesco: 7, selecionado: 'S' },
      { tipo: 'bnf', nome: 'Antônio Alves Ribeiro', cpf: '31862407940', selecionado: 'N' },
    ])
    expect(dependentes[0]?.docs_obrigatorios.map((row) => row.id_tipo_documento)).toEqual([1, 5])
    expect(dependentes[1]?.docs_obrigatorios).toEqual([])
  })

  test('are rejected twice', async () => {
    const twice = [declared(90_012), { ...declared(90_012), id: -2 }]
    const { status, body } = await marina.save(draft({ dependentes: twice }))
    expect(status).toBe(422)
    expect(body.message).toBe('Um beneficiário foi informado mais de uma vez.')
  })

  test("cannot replace the person of a row, which has that person's documents", async () => {
    const { requerimento, dependentes } = await marina.saved(
      draft({ dependentes: [declared(90_012), { ...declared(90_011), id: -2 }] }),
    )
    const [clara, antonio] = dependentes.map(({ id }) => id)
    const swapped = [
      { ...declared(90_011), id: clara },
      { ...declared(90_012), id: antonio },
    ]
    expect((await marina.save(draft({ id: requerimento.id, dependentes: swapped }))).status).toBe(404)
    const kept = [
      { ...declared(90_012), id: clara },
      { ...declared(90_011), id: antonio },
    ]
    expect((await marina.save(draft({ id: requerimento.id, dependentes: kept }))).status).toBe(200)
  })

  test("are rejected if they are on another person's file", async () => {
    expect((await marina.save(draft({ dependentes: [declared(90_031)] }))).status).toBe(404)
  })
})

describe('required documents after a change of the answers', () => {
  const represented = {
    representante_legal: 'S',
    nome_representante: 'Lia Andrade',
    cpf_representante: '92741508305',
    data_nasc_rep: '1980-02-10',
    qualidade_representante: '4',
    numero_identidade: '123',
    orgao_emissor: 'SSP',
    data_expedicao: '2010-01-01',
    uf: 'MG',
  }

  test('are deleted, or kept unused with an attached file until required again', async () => {
    const first = await marina.saved(retirement(marina.cloudId, { detalhes: represented }))
    const { id } = first.requerimento
    const types = ({ documentos }: Saved) => documentos.map((row) => row.id_tipo_documento)
    expect(types(first)).toEqual([1, 3, 4, 9, 14, 16])
    const row = rowOf(first, 14)
    const document = await marina.newDocument(14)
    await marina.attach(row, document)

    const without = await marina.saved(retirement(marina.cloudId, { id }))
    expect(types(without)).toEqual([1, 3, 4, 9])
    expect((await marina.attach(row, document)).status).toBe(404)

    const again = await marina.saved(retirement(marina.cloudId, { id, detalhes: represented }))
    expect(again.documentos).toContainEqual(
      expect.objectContaining({ id_tipo_documento: 14, id_documento: document, id_situacao: 4 }),
    )
  })
})
