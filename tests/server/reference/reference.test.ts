import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { enrolmentLists, lists, tables } from '#api/contract/reference.ts'
import type { OpenDatabase } from '#server/database/connect.ts'
import { loadReference } from '#server/fund/load.ts'

import { openTestDatabase } from '../support/open-database.ts'
import { Participant } from '../support/participant.ts'
import { retirement } from '../support/retirement.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { createTestServer, type TestServer } from '../support/test-server.ts'
import { CARLOS, MARINA, testFund, testPasswords } from '../support/world.ts'

/** One database for two servers: with the fund's tables, and with changed ones. */
let opened: OpenDatabase
let server: TestServer
let changed: TestServer
let token = ''

const folder = temporaryFolder()

beforeAll(async () => {
  cpSync('server/reference', folder, { recursive: true })
  const passwords = await testPasswords()
  opened = await openTestDatabase()
  server = createTestServer(opened, await testFund(), passwords)
  writeFileSync(join(folder, 'civil-statuses.json'), '[{ "id": 8, "name": "Casado no exterior" }]')
  writeFileSync(
    join(folder, 'banks.json'),
    '[{ "code": "654", "name": "Banco Digimais", "requestTypes": [1, 3] }]',
  )
  changed = createTestServer(opened, await loadReference(folder), passwords)
  token = await server.logIn(CARLOS)
})
afterAll(() => opened?.close())

const bodyOf = async (call: typeof tables | typeof lists | typeof enrolmentLists, by = server) => {
  const { status, body } = await by.call(call, { token })
  expect(status).toBe(200)
  return body
}

/** A list in which this row is. */
const some = (row: Record<string, unknown>) => expect.arrayContaining([row])

const BRAZIL = { id: 31, descricao: 'Brasil' }
const SCHOOLING = [
  { id: '00', descricao: 'Não informada' },
  { id: '03', descricao: 'Ensino fundamental' },
  { id: '02', descricao: 'Ensino médio' },
  { id: '01', descricao: 'Ensino superior' },
  { id: '06', descricao: 'Pós-graduação' },
  { id: '04', descricao: 'Mestrado' },
  { id: '05', descricao: 'Doutorado' },
]

// SERVER-07, SERVER-08, TYPES-28
describe('GET /api/tabelas', () => {
  test('has the fields of both documents (SERVER-05, SERVER-06), in each row, and the time to answer (P-378)', async () => {
    expect(await bodyOf(tables)).toEqual({
      codigo: 'ok',
      max_file_size: 5,
      planos: [
        { id: 1, descricao: 'Plano de Benefícios I', sigla: 'PSI' },
        { id: 2, descricao: 'Plano de Benefícios II', sigla: 'PSII' },
      ],
      plano: { id: 2, descricao: 'Plano de Benefícios II', sigla: 'PSII', cnpb: '1998007774' },
      beneficios: some({ id_plano: 2, id: 1, descricao: 'Renda programada de aposentadoria' }),
      situacoes: some({ id: 'E', descricao: 'Em exigência' }),
      tiposdocumento: some({ id: 15, descricao: 'Formulário de adesão assinado' }),
      docsobrigatorios: some({ id_tipo_documento: 15, id_req_doc: null, situacao: '3' }),
      tipos_req: some(
        expect.objectContaining({
          id: 8,
          id_plano: 2,
          descricao: 'Benefício proporcional diferido',
          resumo: 'Parar de contribuir e esperar a aposentadoria',
          minutos: 20,
          prazo_analise_dias: 30,
          documentos: some({ de: 'titular', id_tipo_documento: 9, regra: 14, id_plano: null }),
        }),
      ),
      prazo_exigencia_dias: 30,
      bancos: some({ numero: '748', nome: 'Sicredi', tipos_req: [3, 10] }),
      nacionalidade: some({ id: 10, descricao: 'Brasileira' }),
      estadoCivil: some({ id: 2, descricao: 'Casado(a)' }),
      escolaridade: SCHOOLING,
      tipoTempoServico: some({ id: 1, descricao: 'Tempo comum' }),
      parentesco: some({ id: 4, descricao: 'Ex-companheiro(a)' }),
      paises: some(BRAZIL),
    })
  })

  test('describes every request type in sentences', async () => {
    const { tipos_req, beneficios, situacoes } = await bodyOf(tables)
    expect([beneficios, situacoes].map((rows) => (rows as unknown[]).length)).toEqual([10, 12])
    const types = tipos_req as { id: number; descricao: string; detalhes: string }[]
    expect(types.map(({ id }) => id)).toEqual(server.services.fund.requestTypes.map(({ id }) => id))
    expect(types.find(({ id }) => id === 16)?.descricao).toBe('Aceite de alteração de beneficiários')
    expect(types.filter(({ detalhes }) => detalhes.length < 40 || !detalhes.endsWith('.'))).toEqual([])
  })
})

test('GET /api/listas has the lists, the day and the VRS', async () => {
  expect(await bodyOf(lists)).toEqual({
    data_atual: '2026-11-21',
    vrs: 489.35,
    dominios_patrocinadores: ['serrazul.com.br', 'serrazuldados.com.br', 'fundacaoserrazul.org.br'],
    escolaridade: SCHOOLING,
    estadoCivil: some({ id: 2, descricao: 'Casado(a)' }),
    nacionalidade: some({ id: 10, descricao: 'Brasileira' }),
    paises: some(BRAZIL),
  })
})

test('GET /api/adesaops2 has the lists of the enrolment', async () => {
  expect(await bodyOf(enrolmentLists)).toEqual({
    empresas: [
      { id: 1, descricao: 'Fundação Serrazul de Previdência' },
      { id: 2, descricao: 'Serrazul Processamento de Dados' },
    ],
    regionais: some({ id: 12, descricao: 'Regional São Paulo', id_emp: 2 }),
    parentesco: some({ id: 16, descricao: 'Pessoa idosa sem renda' }),
    escolaridade: SCHOOLING,
    estadoCivil: some({ id: 2, descricao: 'Casado(a)' }),
    nacionalidade: some({ id: 10, descricao: 'Brasileira' }),
    paises: some(BRAZIL),
    tipoTempoServico: some({ id: 1, descricao: 'Tempo comum' }),
  })
})

test("replies contain changes of the fund's files", async () => {
  const civilStatuses = [{ id: 8, descricao: 'Casado no exterior' }]
  expect(await bodyOf(tables, changed)).toMatchObject({
    estadoCivil: civilStatuses,
    bancos: [{ numero: '654', nome: 'Banco Digimais', tipos_req: [1, 3] }],
  })
  expect(await bodyOf(lists, changed)).toMatchObject({ estadoCivil: civilStatuses })
  expect(await bodyOf(enrolmentLists, changed)).toMatchObject({ estadoCivil: civilStatuses })
})

test.each([
  ['001', 422],
  ['654', 200],
])('a save with the bank %s is validated by the banks in the files: %i', async (banco, expected) => {
  const marina = await Participant.logIn(changed, MARINA)
  const { status } = await marina.save(retirement(marina.cloudId, { detalhes: { banco } }))
  expect(status).toBe(expected)
})
