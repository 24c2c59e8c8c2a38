import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import { loadReference } from '#server/fund/load.ts'
import { folderOfTest } from '../support/temporary-folder.ts'
import { SPECIFIED_TYPES } from '../support/world.ts'

let folder = ''

beforeEach(() => {
  folder = folderOfTest()
  cpSync('server/reference', folder, { recursive: true })
})

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
const write = (file: string, content: string | Uint8Array) => writeFileSync(join(folder, file), content)

function edit(file: string, from: string | RegExp, to: string) {
  const text = textOf(file)
  const edited = text.replace(from, to)
  expect(edited).not.toBe(text)
  write(file, edited)
}

/** The error lines without the heading. */
async function problemLines(): Promise<readonly string[]> {
  const error = await loadReference(folder).then(
    () => expect.fail('the tables were accepted'),
    (reason: Error) => reason,
  )
  const [heading, ...lines] = error.message.split('\n')
  expect(heading).toBe(`As tabelas do fundo em ${folder} têm problemas:`)
  return lines.map((line) => line.replace(/^ {2}- /, ''))
}

const EVERYTHING = /^[\s\S]*$/

/** A change of the file that the problem begins with. */
type Fault = readonly [from: string | RegExp, to: string, problem: string]

const fileOf = (problem: string) => problem.split(',')[0] ?? ''

// BANK-10, ENROL-07
test('loadReference accepts the tables of the repository', async () => {
  const fund = await loadReference(folder)
  const ids = (rows: readonly { readonly id: unknown }[]) => rows.map(({ id }) => id)
  expect(fund.plans).toMatchObject([{ id: 1 }, { id: 2, acronym: 'PSII', cnpb: '1998007774' }])
  expect(fund.countries.find(({ id }) => id === 31)?.name).toBe('Brasil')
  expect(fund.countries.length).toBeGreaterThan(190)
  expect(fund.documentTypes.length).toBeGreaterThanOrEqual(25)
  expect(ids(fund.requestTypes)).toEqual(expect.arrayContaining(SPECIFIED_TYPES))
  expect(ids(fund.schooling)).toEqual(['00', '03', '02', '01', '06', '04', '05'])
  expect(ids(fund.kinships)).toEqual(expect.arrayContaining([1, 3, 4, 7, 8, 10, 13, 16]))
  expect(ids(fund.sponsors)).toEqual([1, 2])
  expect(new Set(fund.regionals.map(({ sponsorId }) => sponsorId))).toEqual(new Set([1, 2]))
  expect(new Set(fund.requiredDocuments.map(({ rule }) => rule))).toEqual(
    new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]),
  )
})

test.each([
  [1, ['001', '033']],
  [2, ['001', '033', '237', '341']],
  [4, ['001', '033']],
  [5, ['001', '033', '104', '237', '341']],
  [6, ['001', '033']],
  [15, ['001', '033', '104']],
])('type %i has the specified banks (BANK-11 to BANK-16)', async (typeId, codes) => {
  const { banks } = await loadReference(folder)
  expect(banks.filter(({ requestTypes }) => requestTypes.includes(typeId)).map(({ code }) => code)).toEqual(
    codes,
  )
})

test.each([3, 10])('type %i has the 23 banks of D-83', async (typeId) => {
  const { banks } = await loadReference(folder)
  const codes = banks.filter(({ requestTypes }) => requestTypes.includes(typeId)).map(({ code }) => code)
  expect(codes.join(' ')).toBe(
    '001 003 004 021 033 037 041 047 070 077 104 208 212 237 260 290 318 336 341 389 422 748 756',
  )
})

describe('loadReference reports invalid JSON, or a value of the wrong shape, with its line', () => {
  test.each<Fault>([
    [']', '', 'plans.json, linha 3: falta fechar com ]'],
    [/\}\s*$/, '', 'settings.json, linha 15: falta fechar com }'],
    ['" },\n', '" }\n', 'plans.json, linha 3: falta uma vírgula, ou fechar com } ou ], antes deste ponto'],
    ['" }\n', '" },\n', 'plans.json, linha 4: falta um valor, ou sobra uma vírgula antes'],
    ['4118" }', '4118", }', 'plans.json, linha 2: falta o nome de um campo, ou sobra uma vírgula antes'],
    ['1998007774"', '1998007774', 'plans.json, linha 3: faltam as aspas que fecham um texto'],
    ['"id": 2', '"id" 2', 'plans.json, linha 3: faltam dois-pontos antes do valor'],
    ['"id": 2', '"id": dois', 'plans.json, linha 3: há um texto sem aspas ou um sinal que não vale em JSON'],
    ['"id": 2', '"id": 2.', 'plans.json, linha 3: há um número mal escrito'],
    ['II"', 'I\\I"', 'plans.json, linha 3: há uma barra invertida que não vale em JSON'],
    ['II"', 'I\tI"', 'plans.json, linha 3: há um caractere que não pode estar num texto'],
    [' }\n]', ' } // o novo\n]', 'plans.json, linha 3: comentários não são aceitos'],
    [' }\n]\n', ' }\n]\n[]', 'plans.json, linha 5: há texto depois do fim da tabela'],
    [EVERYTHING, '', 'settings.json, linha 1: falta um valor, ou sobra uma vírgula antes'],
    [EVERYTHING, '{}', 'plans.json, linha 1, em todo o arquivo: deve ser uma lista, entre [ e ]'],
    [EVERYTHING, '[\n]', 'plans.json, linha 1, em todo o arquivo: a lista não pode ficar vazia'],
    [/\{ "id": 2.*\}/, '7', 'plans.json, linha 3, em 1: deve ser um objeto, entre { e }'],
    ['"PSII"', '""', 'plans.json, linha 3, em 1.acronym: não pode ficar vazio'],
    ['"PSII"', '2', 'plans.json, linha 3, em 1.acronym: deve ser um texto, entre aspas'],
    [
      '1998007774',
      '1998.0077-74',
      'plans.json, linha 3, em 1.cnpb: o CNPB tem dez algarismos, sem pontos nem hífen',
    ],
    ['"id": 2', '"id": "2"', 'plans.json, linha 3, em 1.id: deve ser um número, sem aspas'],
    ['"id": 2', '"id": 2.5', 'plans.json, linha 3, em 1.id: deve ser um número inteiro'],
    ['"id": 2', '"id": -2', 'plans.json, linha 3, em 1.id: deve ser no mínimo 0'],
    [/\n {4}"name".*"Auxílio-doença",/, '', 'request-types.json, linha 13, em 1.name: falta este campo'],
    ['"Aux', '"A",\n"nome": "Aux', 'request-types.json, linha 17, em 1.nome: campo desconhecido'],
    [
      '"A"',
      '"B"',
      'request-situations.json, linha 3, em 1.id: deve ser um destes: "L", "A", "C", "D", "I", "N", "E", "V", "F", "R", "X", "Z"',
    ],
    [
      '"holder"',
      '"everybody"',
      'required-documents.json, linha 2, em 0.of: deve ser um destes: "holder", "dependant", "beneficiary"',
    ],
    ['[1, 8]', '[]', 'required-documents.json, linha 2, em 0.requestTypes: a lista não pode ficar vazia'],
    ['"03"', '"3"', 'schooling.json, linha 3, em 1.id: o código tem dois algarismos, com o zero à esquerda'],
    ['"003"', '"3"', 'banks.json, linha 3, em 1.code: o número do banco tem três algarismos'],
    ['01310100', '01310-100', 'postal-codes.json, linha 3, em 0.code: o CEP tem oito algarismos, sem hífen'],
    [
      '"SP"',
      '"São Paulo"',
      'postal-codes.json, linha 7, em 0.state: a sigla do estado tem duas letras maiúsculas',
    ],
    [
      '"check", "require", "recalculate"',
      '"check", "approved"',
      'roles.json, linha 26, em 1.moves.1: deve ser um destes: "check", "require", "deny", "recalculate", "resume", "awaitGrant", "askAcceptance", "grant", "concede", "approve"',
    ],
    ['5,', '0,', 'settings.json, linha 2, em maxFileMb: deve ser no mínimo 1'],
    [
      '"serrazul.com.br"',
      '"@serrazul.com.br"',
      'settings.json, linha 5, em sponsorDomains.0: um domínio se escreve como empresa.com.br, em minúsculas e sem @',
    ],
    [
      '"decidedRequests": 7300',
      '"decidedRequests": 365',
      'settings.json, linha 9, em retentionDays.decidedRequests: deve ser no mínimo 1825',
    ],
    [
      '"decidedRequests": 7300',
      '"decidedRequests": 36501',
      'settings.json, linha 9, em retentionDays.decidedRequests: deve ser no máximo 36500',
    ],
  ])('%s as %s: %s', async (from, to, sentence) => {
    edit(fileOf(sentence), from, to)
    expect(await problemLines()).toEqual([sentence])
  })
})

describe('loadReference reports broken references, duplicates and missing rows that the rules name', () => {
  test.each<Fault>([
    ['"id": 2', '"id": 1', 'plans.json, linha 3, em 1.id: repetido: 1'],
    ['"id": 99', '"id": 17', 'kinships.json, linha 19, em 17.id: repetido: 17'],
    ['"05"', '"04"', 'schooling.json, linha 8, em 6.id: repetido: 04'],
    ['"756"', '"748"', 'banks.json, linha 24, em 22.code: repetido: 748'],
    ['"01001000"', '"01310100"', 'postal-codes.json, linha 9, em 1.code: repetido: 01310100'],
    [
      '"planId": 1, "id": 2',
      '"planId": 1, "id": 1',
      'benefits.json, linha 3, em 1.id: repetido: 1 do plano 1',
    ],
    ['"planId": 1, "id": 2', '"planId": 7, "id": 2', 'benefits.json, linha 3, em 1.planId: não existe: 7'],
    ['"planId": null', '"planId": 3', 'request-types.json, linha 4, em 0.planId: não existe: 3'],
    ['[1, 8]', '[1, 99]', 'required-documents.json, linha 2, em 0.requestTypes.1: não existe: 99'],
    ['"planId": null', '"planId": 3', 'required-documents.json, linha 2, em 0.planId: não existe: 3'],
    [
      '"documentTypeId": 3',
      '"documentTypeId": 7',
      'required-documents.json, linha 3, em 1.documentTypeId: não existe: 7',
    ],
    ['"rule": 14', '"rule": 15', 'required-documents.json, linha 6, em 4.rule: não existe: 15'],
    ['"sponsorId": 1', '"sponsorId": 3', 'regionals.json, linha 2, em 0.sponsorId: não existe: 3'],
    ['[3, 10]', '[3, 99]', 'banks.json, linha 3, em 1.requestTypes.1: não existe: 99'],
    ['56558', '2', 'roles.json, linha 29, em 2.id: repetido: 2'],
    ['[1, 2, 4, 5]', '[1, 6]', 'roles.json, linha 17, em 0.documentSituations.1: não existe: 6'],
    [/("planId": )2/g, '$11', 'benefits.json, linha 1, em todo o arquivo: falta a linha de planId 2'],
    [/,\n {2}\{ "id": 2.*/, '', 'plans.json, linha 1, em todo o arquivo: falta a linha de id 2'],
    ['"id": 13,', '"id": 12,', 'request-types.json, linha 1, em todo o arquivo: falta a linha de id 13'],
    ['"id": 14,', '"id": 12,', 'request-types.json, linha 1, em todo o arquivo: falta a linha de id 14'],
    [/\n.*"id": "L".*/, '', 'request-situations.json, linha 1, em todo o arquivo: falta a linha de id L'],
    ['"id": 5', '"id": 6', 'document-situations.json, linha 1, em todo o arquivo: falta a linha de id 5'],
    ['"id": 31,', '"id": 300,', 'countries.json, linha 1, em todo o arquivo: falta a linha de id 31'],
    ['"id": 4,', '"id": 40,', 'kinships.json, linha 1, em todo o arquivo: falta a linha de id 4'],
    ['"id": 16,', '"id": 40,', 'kinships.json, linha 1, em todo o arquivo: falta a linha de id 16'],
    ['"02"', '"12"', 'schooling.json, linha 1, em todo o arquivo: falta a linha de id 02'],
  ])('%s as %s: %s', async (from, to, sentence) => {
    edit(fileOf(sentence), from, to)
    expect(await problemLines()).toContain(sentence)
  })
})

test('loadReference reports all problems at once, by file', async () => {
  edit('plans.json', '"PSII"', '""')
  edit('settings.json', '5,', '"5",')
  expect(await problemLines()).toEqual([
    'plans.json, linha 3, em 1.acronym: não pode ficar vazio',
    'settings.json, linha 2, em maxFileMb: deve ser um número, sem aspas',
  ])
})

test('loadReference reports missing files, other encodings and invalid JSON together', async () => {
  rmSync(join(folder, 'plans.json'))
  write('benefits.json', Buffer.from('[{ "name": "invalidação" }]', 'latin1'))
  write('kinships.json', '[\n')
  expect(await problemLines()).toEqual([
    'plans.json: não foi possível ler o arquivo',
    'benefits.json: o arquivo não está gravado em UTF-8',
    'kinships.json, linha 1: falta fechar com ]',
  ])
})

test('loadReference ignores a byte order mark', async () => {
  write('plans.json', `\uFEFF${textOf('plans.json')}`)
  await expect(loadReference(folder)).resolves.toMatchObject({ plans: [{ id: 1 }, { id: 2 }] })
})
