import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { hash } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'

import { listDesk } from '#api/contract/desk.ts'
import { authenticate, singleSignOn, startSession } from '#api/contract/session.ts'
import { type ImportOptions, importFiles } from '#server/import/import-files.ts'
import { KINDS } from '#server/import/kinds.ts'
import { hashToken } from '#server/kernel/tokens.ts'

import { inventedCpfs } from '../../../tools/cli/lib/invented-cpfs.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { serverForTests } from '../support/test-server.ts'
import { VI } from '../support/visitor.ts'
import { CARLOS, MARINA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const folder = temporaryFolder()

const unused = [...inventedCpfs(60)]
const newCpf = () => unused.shift() ?? ''

/** Of the fund's own passwords, as by default. */
const COST = { memoryKib: 65_536, passes: 3 }

const OPTIONS: ImportOptions = { isDryRun: false, skipsBadRows: false, allowedRemovals: 0 }

/** Imports files given as name and content; the kind is that of the name. */
async function imported(files: Readonly<Record<string, string>>, options: Partial<ImportOptions> = {}) {
  const { db, fund, clock } = server.services
  const given = Object.entries(files).map(([name, content]) => {
    const path = join(folder, name)
    writeFileSync(path, content)
    return { path, kind: KINDS.find((kind) => name.startsWith(`${kind.name}.`)) ?? expect.fail(name) }
  })
  const result = await importFiles({ db, fund, passwordCost: COST, now: clock(), operator: 'root' }, given, {
    ...OPTIONS,
    ...options,
  })
  return {
    isWritten: result.isWritten,
    bad: result.bad.map(({ line, problem }) => `${line}: ${problem}`),
    counts: Object.fromEntries(
      [...result.counts].map(([kind, { added, changed, same, removed }]) => [
        kind.name,
        [added, changed, same, removed],
      ]),
    ),
    refusedRemovals: result.refusedRemovals.map(({ kind, removed, stored }) => [kind.name, removed, stored]),
    weakHashes: [...result.weakHashes].map(([kind, count]) => [kind.name, count]),
  }
}

const csv = (...rows: readonly (readonly string[])[]) => rows.map((row) => `${row.join(';')}\n`).join('')

const PEOPLE_HEAD = ['cpf', 'nome', 'tipo', 'data_nascimento', 'sexo', 'email_pessoal', 'senha_hash']
const people = (...rows: readonly (readonly string[])[]) => csv(PEOPLE_HEAD, ...rows)
const personRow = (cpf: string, more: Partial<Record<(typeof PEOPLE_HEAD)[number], string>> = {}) => {
  const values: Record<string, string> = {
    cpf,
    nome: 'Laura Prates Bastos',
    tipo: 'participante',
    data_nascimento: '1971-06-09',
    sexo: 'F',
    email_pessoal: 'laura@correio.example',
    senha_hash: '',
    ...more,
  }
  return PEOPLE_HEAD.map((name) => values[name] ?? '')
}
const PLANS_HEAD = ['cpf', 'plano', 'categoria', 'situacao', 'inicio', 'fim', 'percentual_variavel']
const plans = (...rows: readonly (readonly string[])[]) => csv(PLANS_HEAD, ...rows)

const STAFF_HEAD = ['cpf', 'nome', 'data_nascimento', 'sexo', 'papel', 'email_pessoal']
const staffRow = (cpf: string, role: string) => [
  cpf,
  'Teresa Nunes Quadros',
  '1980-02-03',
  'F',
  role,
  'teresa@fundo.example',
]

const personOf = (cpf: string) =>
  server.services.db
    .selectFrom('person')
    .leftJoin('address', 'address.id', 'person.address_id')
    .selectAll('person')
    .select('address.private_email')
    .where('cpf', '=', cpf)
    .executeTakeFirstOrThrow()

const membershipsOf = async (cpf: string) =>
  server.services.db
    .selectFrom('membership')
    .select(['plan_id', 'category_id', 'ended_on', 'variable_percent'])
    .where('person_id', '=', (await personOf(cpf)).id)
    .orderBy('plan_id')
    .execute()

const logIn = (cpf: string, senha: string) => server.call(authenticate, { body: { cpf, senha } })

describe('an import', () => {
  test('writes a person with everything, who can log in', async () => {
    const cpf = newCpf()
    const senha_hash = await hash('31415926', { memoryCost: 8, timeCost: 1, parallelism: 1 })
    const files = {
      'pessoas.csv': people(personRow(cpf, { senha_hash, data_nascimento: '09/06/1971' })),
      'planos.csv': plans(
        [cpf, '1', '1', '', '1999-01-04', '', ''],
        [cpf, '2', '1', '1', '04/05/2001', '', '7,5'],
      ),
      'beneficios.csv': csv(
        ['cpf', 'plano', 'beneficio', 'banco', 'agencia', 'conta', 'conta_digito'],
        [cpf, '1', '2', '001', '3421', '58214', '6'],
      ),
      'beneficiarios.jsonl': `${JSON.stringify({
        cpf,
        plano: 1,
        beneficiario: 77001,
        nome: 'Davi Prates Bastos',
        data_nascimento: '2012-10-30',
        sexo: 'M',
        parentesco: 7,
        parentesco_nome: 'Filho',
      })}\n`,
      'cadastro.csv': csv(
        ['cpf', 'patrocinadora', 'regional', 'escolaridade', 'matricula'],
        [cpf, '2', '4', '01', '99871'],
      ),
      'empregos.csv': csv(
        ['cpf', 'empresa', 'tipo_numero', 'inicio', 'fim'],
        [cpf, '"Oficina; e Cia"', '1', '1990-02-01', '1998-12-20'],
      ),
    }
    const first = await imported(files)
    expect(first).toMatchObject({ isWritten: true, bad: [], refusedRemovals: [] })
    expect(first.counts).toEqual({
      pessoas: [1, 0, 0, 0],
      planos: [2, 0, 0, 0],
      beneficios: [1, 0, 0, 0],
      beneficiarios: [1, 0, 0, 0],
      cadastro: [1, 0, 0, 0],
      empregos: [1, 0, 0, 0],
    })
    expect(await personOf(cpf)).toMatchObject({
      name: 'Laura Prates Bastos',
      kind: 'participant',
      birth_date: '1971-06-09',
      private_email: 'laura@correio.example',
    })
    expect(await membershipsOf(cpf)).toEqual([
      { plan_id: 1, category_id: 1, ended_on: null, variable_percent: null },
      { plan_id: 2, category_id: 1, ended_on: null, variable_percent: 7.5 },
    ])
    const { status, body } = await logIn(cpf, '31415926')
    expect(status).toBe(200)
    const session = await server.call(startSession, { token: String(body.token), body: { cpf } })
    expect(session.body).toMatchObject({ codigo: 'ok', nome: 'Laura Prates Bastos' })

    const again = await imported(files)
    expect(again.counts).toEqual({
      pessoas: [0, 0, 1, 0],
      planos: [0, 0, 2, 0],
      beneficios: [0, 0, 1, 0],
      beneficiarios: [0, 0, 1, 0],
      cadastro: [0, 0, 1, 0],
      empregos: [0, 0, 1, 0],
    })
  })

  test('changes what is other, and takes away what a person no longer has', async () => {
    const cpf = newCpf()
    await imported({
      'pessoas.csv': people(personRow(cpf)),
      'planos.csv': plans([cpf, '1', '1', '', '', '', ''], [cpf, '2', '1', '', '', '', '']),
    })
    const { counts } = await imported(
      {
        'pessoas.csv': people(personRow(cpf, { nome: 'Laura Bastos', email_pessoal: '' })),
        'planos.csv': plans([cpf, '1', '9', '', '1999-01-04', '2020-03-31', '']),
      },
      { allowedRemovals: 1 },
    )
    expect(counts).toEqual({ pessoas: [0, 1, 0, 0], planos: [0, 1, 0, 1] })
    expect(await personOf(cpf)).toMatchObject({ name: 'Laura Bastos', address_id: null })
    expect(await membershipsOf(cpf)).toEqual([
      { plan_id: 1, category_id: 9, ended_on: '2020-03-31', variable_percent: null },
    ])
  })

  test('leaves the password that a person has', async () => {
    const senha_hash = await hash('31415926', { memoryCost: 8, timeCost: 1, parallelism: 1 })
    await imported({ 'pessoas.csv': people(personRow(CARLOS, { senha_hash })) })
    expect((await logIn(CARLOS, '20262026')).status).toBe(200)
    expect((await logIn(CARLOS, '31415926')).status).toBe(401)
  })

  test('leaves requests and other people as they are', async () => {
    const { db } = server.services
    const requests = () => db.selectFrom('request').selectAll().orderBy('id').execute()
    const before = await requests()
    const carlos = await personOf(CARLOS)
    await imported({ 'planos.csv': plans([MARINA, '1', '1', '', '2001-01-01', '2026-11-01', '']) })
    expect(await requests()).toEqual(before)
    expect(await personOf(CARLOS)).toEqual(carlos)
    expect(await membershipsOf(MARINA)).toMatchObject([{ plan_id: 1, ended_on: '2026-11-01' }])
  })

  test('ends the account of a visitor who had registered with the CPF', async () => {
    const token = await server.logIn(VI)
    expect((await server.call(startSession, { token, body: { cpf: VI } })).status).toBe(200)
    await imported({ 'pessoas.csv': people(personRow(VI)) })
    expect((await server.call(startSession, { token, body: { cpf: VI } })).status).toBe(401)
    expect((await logIn(VI, '20262026')).status).toBe(401)
    expect(await personOf(VI)).toMatchObject({ kind: 'participant', private_email: 'laura@correio.example' })
  })

  test('gives and takes roles of the staff', async () => {
    const other = newCpf()
    const token = await server.logIn(TERESA)
    const added = await imported({
      'equipe.csv': csv(STAFF_HEAD, staffRow(TERESA, '1'), staffRow(other, '2'), staffRow(CARLOS, '2')),
    })
    expect(added.counts.equipe?.[0]).toBe(2)
    expect((await server.call(listDesk, { token })).status).toBe(200)
    expect(await personOf(other)).toMatchObject({ kind: 'staff', role_id: 2 })
    expect(await personOf(CARLOS)).toMatchObject({
      kind: 'participant',
      role_id: 2,
      name: 'Laura Prates Bastos',
    })

    const leaving = { 'equipe.csv': csv(STAFF_HEAD, staffRow(other, '1')) }
    expect(await imported(leaving, { allowedRemovals: 1 })).toMatchObject({
      isWritten: false,
      refusedRemovals: [['equipe', 2, 3]],
    })
    expect((await server.call(listDesk, { token })).status).toBe(200)

    const removed = await imported(leaving, { allowedRemovals: 2 })
    expect(removed).toMatchObject({ isWritten: true, refusedRemovals: [] })
    expect(removed.counts.equipe?.slice(1)).toEqual([1, 0, 2])
    expect((await server.call(listDesk, { token })).status).toBe(401)
    expect((await logIn(TERESA, '20262026')).status).toBe(401)
    expect(await personOf(CARLOS)).toMatchObject({ role_id: null })
    expect((await logIn(CARLOS, '20262026')).status).toBe(200)
  })

  test('gives a role back to former staff, who have the password that they had', async () => {
    const { db, clock } = server.services
    const [keeping, cpf] = [newCpf(), newCpf()]
    const senha_hash = await hash('27182818', { memoryCost: 8, timeCost: 1, parallelism: 1 })
    const head = [...STAFF_HEAD, 'senha_hash']
    const both = csv(head, [...staffRow(keeping, '1'), ''], [...staffRow(cpf, '1'), senha_hash])
    await imported({ 'equipe.csv': both }, { allowedRemovals: 10 })
    expect((await logIn(cpf, '27182818')).status).toBe(200)
    const { id } = await personOf(cpf)
    const codes = ['um código', 'outro código']
    const expires_at = new Date(clock().getTime() + 60_000)
    for (const code of codes)
      await db
        .insertInto('single_sign_on_code')
        .values({ code_hash: hashToken(code), person_id: id, expires_at, reusable: false })
        .execute()
    const singly = (codigo: string | undefined) =>
      server.call(singleSignOn, { body: { codigo: String(codigo) } })

    await imported({ 'equipe.csv': csv(STAFF_HEAD, staffRow(keeping, '1')) }, { allowedRemovals: 1 })
    expect((await logIn(cpf, '27182818')).status).toBe(401)
    expect((await singly(codes[0])).status).toBe(401)

    await imported({ 'equipe.csv': csv(STAFF_HEAD, staffRow(keeping, '1'), staffRow(cpf, '1')) })
    expect((await logIn(cpf, '27182818')).status).toBe(200)
    expect((await singly(codes[1])).status).toBe(200)
  })
})

test('leaves the second factor of who comes again, and of who leaves the staff', async () => {
  const cpf = newCpf()
  const allowed = { allowedRemovals: 10 }
  await imported({ 'equipe.csv': csv(STAFF_HEAD, staffRow(cpf, '1')) }, allowed)
  const { db } = server.services
  const { id } = await personOf(cpf)
  const factor = { person_id: Number(id), secret: 'teste:x', confirmed_at: new Date(0), last_step: 7 }
  await db.insertInto('second_factor').values(factor).execute()
  await imported({ 'equipe.csv': csv(STAFF_HEAD, staffRow(cpf, '2')) })
  await imported({ 'equipe.csv': csv(STAFF_HEAD, staffRow(newCpf(), '1')) }, allowed)
  expect(await db.selectFrom('second_factor').selectAll().execute()).toEqual([factor])
})

describe('bad rows', () => {
  const ARGON2ONLY =
    'senha_hash: o portal só aceita senhas em Argon2id ($argon2id$v=19$…); deixe a coluna vazia, e a pessoa cria a senha no primeiro acesso'

  test.each<[string, Record<string, string>, string]>([
    ['a CPF', { cpf: '12345678901' }, 'cpf: não é um CPF válido'],
    ['no name', { nome: '' }, 'nome: falta'],
    ['a kind', { tipo: 'visitante' }, 'tipo: deve ser participante ou pensionista'],
    [
      'a day',
      { data_nascimento: '1971-02-30' },
      'data_nascimento: não é uma data (aaaa-mm-dd ou dd/mm/aaaa)',
    ],
    ['a sex', { sexo: 'X' }, 'sexo: deve ser F ou M'],
    ['an e-mail', { email_pessoal: 'laura@' }, 'email_pessoal: não é um endereço de e-mail'],
    ['a bcrypt hash', { senha_hash: '$2b$12$C6UzMDM.H6dfI/f/IKcEeO' }, ARGON2ONLY],
    ['two at once', { nome: '', sexo: 'X' }, 'nome: falta; sexo: deve ser F ou M'],
  ])('of people: %s', async (_name, cells, reason) => {
    const cpf = '70890123446'
    expect(await imported({ 'pessoas.csv': people(personRow(cpf, cells)) })).toMatchObject({
      isWritten: false,
      bad: [`2: ${reason}`],
    })
  })

  test.each([
    [['plano', '77'], 'plano: não existe em plans.json'],
    [['categoria', '99'], 'categoria: não existe em categories.json'],
    [['situacao', '3'], 'situacao: não existe em participant-situations.json'],
    [['fim', '1998-01-01'], 'fim: é antes do inicio'],
    [['percentual_variavel', '15,5'], 'percentual_variavel: não é um número de 0 a 15'],
    [['cpf', '70890123446'], 'cpf: não é de ninguém em pessoas nem no banco de dados'],
    [['cpf', VI.replace(/^./, '0')], 'cpf: não é um CPF válido'],
  ])('of plans: %j', async ([column, cell], reason) => {
    const row = [MARINA, '1', '1', '', '1999-01-04', '', ''].map((usual, index) =>
      PLANS_HEAD[index] === column ? (cell ?? '') : usual,
    )
    expect((await imported({ 'planos.csv': plans(row) })).bad).toEqual([`2: ${reason}`])
  })

  test.each([
    [
      'beneficios.csv',
      `cpf,plano,beneficio,banco,agencia,conta\n${MARINA},1,9,001,1,2\n`,
      'beneficio: não existe em benefits.json para o plano',
    ],
    [
      'beneficios.csv',
      `cpf,plano,beneficio,banco,agencia,conta\n${MARINA},1,1,999,1,2\n`,
      'banco: não existe em banks.json',
    ],
    [
      'beneficios.csv',
      `cpf,plano,beneficio,banco,agencia,conta,representante_cpf\n${MARINA},1,1,001,1,2,${CARLOS}\n`,
      'representante_cpf e representante_nome vêm juntos',
    ],
    ['cadastro.csv', `cpf,patrocinadora,regional\n${MARINA},1,4\n`, 'regional: não é da patrocinadora'],
    [
      'cadastro.csv',
      `cpf,estado_de_nascimento\n${MARINA},XX\n`,
      'estado_de_nascimento: não é a sigla de um estado',
    ],
    [
      'beneficiarios.jsonl',
      `{"cpf":"${MARINA}","plano":1,"beneficiario":1,"nome":"A","data_nascimento":"2001-01-01","sexo":"M","parentesco":55,"parentesco_nome":"B"}\n`,
      'parentesco: não existe em kinships.json',
    ],
    [
      'equipe.csv',
      `${STAFF_HEAD.join(';')}\n${staffRow(TERESA, '44').join(';')}\n`,
      'papel: não existe em roles.json',
    ],
    ['planos.jsonl', '{"cpf":\n', 'não é um objeto JSON'],
    ['planos.jsonl', `{"cpf":"${MARINA}","plan":1}\n`, 'coluna desconhecida: plan'],
  ])('of %s: %s', async (name, content, reason) => {
    const { bad, isWritten } = await imported({ [name]: content })
    expect(isWritten).toBe(false)
    expect(bad.map((line) => line.replace(/^\d+: /, ''))).toEqual([reason])
  })

  test('a row that is there twice, and one with too few values', async () => {
    const content = `${people(personRow(MARINA), personRow(MARINA))}${CARLOS};Carlos\n`
    expect((await imported({ 'pessoas.csv': content })).bad).toEqual([
      '3: repete a linha 2',
      '4: tem 2 valores em vez de 7',
    ])
  })

  test.each([
    ['', 'não tem nenhuma linha de dados'],
    ['cpf;plano;categoria\n', 'não tem nenhuma linha de dados'],
    [
      'cpf;plano;plano;idade\n1;2;3;4\n',
      'linha 1: coluna desconhecida: idade; coluna repetida: plano; falta a coluna categoria',
    ],
    ['cpf;plano;categoria\n"1;2;3\n', 'há aspas que não fecham ou fora do lugar'],
  ])('a file that cannot be read: %j', async (content, message) => {
    await expect(imported({ 'planos.csv': content })).rejects.toThrow(message)
  })

  test('keep the whole import from being written, unless they are to be skipped', async () => {
    const [good, halfGood] = [newCpf(), newCpf()]
    const files = {
      'pessoas.csv': people(personRow(good), personRow(halfGood), personRow('1')),
      'planos.csv': plans([good, '1', '1', '', '', '', ''], [halfGood, '77', '1', '', '', '', '']),
    }
    const before = await server.services.db.selectFrom('person').select('id').execute()
    expect((await imported(files)).isWritten).toBe(false)
    expect(await server.services.db.selectFrom('person').select('id').execute()).toEqual(before)

    const skipping = await imported(files, { skipsBadRows: true })
    expect(skipping.isWritten).toBe(true)
    expect(skipping.bad).toEqual(['4: cpf: não é um CPF válido', '3: plano: não existe em plans.json'])
    expect(skipping.counts).toEqual({ pessoas: [1, 0, 0, 0], planos: [1, 0, 0, 0] })
    await expect(personOf(halfGood)).rejects.toThrow()
  })
})

test('a dry run counts and writes nothing', async () => {
  const before = await personOf(CARLOS)
  const content = people(personRow(CARLOS, { nome: 'Outro Nome' }))
  expect(await imported({ 'pessoas.csv': content }, { isDryRun: true })).toMatchObject({
    isWritten: false,
    counts: { pessoas: [0, 1, 0, 0] },
  })
  expect(await personOf(CARLOS)).toEqual(before)
})

describe('an import that takes away rows', () => {
  const head = 'cpf;empresa;tipo_numero;inicio;fim\n'
  const jobs = (count: number) =>
    [...Array(count).keys()].map((day) => `${MARINA};Firma ${day};1;1990-02-01;1991-02-01\n`)
  const storedJobs = async () => {
    const { count } = await server.services.db
      .selectFrom('service_time')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  test.each([
    [200, 198, 2, null],
    [200, 197, 3, 3],
    [10, 9, 1, 1],
    [40, 5, 35, 35],
  ])(
    'has to be allowed where of %i more than 1 %% are gone: %i are left',
    async (before, after, gone, asked) => {
      await server.services.db.deleteFrom('service_time').execute()
      await imported({ 'empregos.csv': head + jobs(before).join('') })
      const fewer = { 'empregos.csv': head + jobs(after).join('') }
      if (asked !== null) {
        expect(await imported(fewer, { allowedRemovals: asked - 1 })).toMatchObject({
          isWritten: false,
          refusedRemovals: [['empregos', gone, before]],
        })
        expect(await storedJobs()).toBe(before)
      }
      expect((await imported(fewer, { allowedRemovals: asked ?? 0 })).isWritten).toBe(true)
      expect(await storedJobs()).toBe(after)
    },
  )

  test('counts the removals of all files together', async () => {
    const { db } = server.services
    await db.deleteFrom('service_time').execute()
    await db.deleteFrom('membership').execute()
    const [one, other] = [newCpf(), newCpf()]
    await imported({
      'pessoas.csv': people(personRow(one), personRow(other)),
      'planos.csv': plans([one, '1', '1', '', '', '', ''], [other, '1', '1', '', '', '', '']),
      'empregos.csv': head + jobs(4).join(''),
    })
    const fewer = {
      'pessoas.csv': people(personRow(one), personRow(other)),
      'planos.csv': plans([one, '1', '1', '', '', '', '']),
      'empregos.csv': head + jobs(3).join(''),
    }
    expect(await imported(fewer, { allowedRemovals: 1 })).toMatchObject({
      isWritten: false,
      refusedRemovals: [
        ['planos', 1, 2],
        ['empregos', 1, 4],
      ],
    })
    expect((await imported(fewer, { allowedRemovals: 2 })).isWritten).toBe(true)
  })
})

describe('a file that was cut', () => {
  const whole = plans([MARINA, '1', '1', '', '', '', '7.5'], [CARLOS, '1', '1', '', '', '', '12.5'])
  const object = (variable: string) =>
    `{"cpf":"${MARINA}","plano":"1","categoria":"1","percentual_variavel":"${variable}"}`

  test.each([
    ['planos.csv', whole.slice(0, -1)],
    ['planos.csv', whole.slice(0, -4)],
    ['planos.csv', whole.replaceAll('\n', '\r\n').slice(0, -4)],
    ['planos.csv', whole.slice(0, 20)],
    ['planos.jsonl', object('7.5')],
    ['planos.jsonl', `${object('7.5')}\n${object('12.5').slice(0, -20)}`],
  ])('is refused: %s, %j', async (name, content) => {
    const before = await membershipsOf(MARINA)
    await expect(imported({ [name]: content })).rejects.toThrow(
      'não termina com uma quebra de linha, e por isso pode estar cortado',
    )
    expect(await membershipsOf(MARINA)).toEqual(before)
  })

  test.each([whole, whole.replaceAll('\n', '\r\n'), whole.replaceAll('\n', '\r')])(
    'is none with the line breaks of %j',
    async (content) => {
      expect(await imported({ 'planos.csv': content }, { isDryRun: true })).toMatchObject({ bad: [] })
    },
  )
})

describe('the cost of a hash', () => {
  const SALT_AND_HASH = '$c2FsdHNhbHRzYWx0c2FsdA$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNoaGFzaGhhc2g'
  const hashOf = (cost: string) => `$argon2id$v=19$${cost}${SALT_AND_HASH}`
  const withHash = (cost: string) =>
    imported({ 'pessoas.csv': people(personRow(CARLOS, { senha_hash: hashOf(cost) })) }, { isDryRun: true })

  const TOO_HIGH = ['2: senha_hash: conferir esta senha custaria demais: o limite é m=262144, t=12, p=16']
  const UNVERIFIABLE = [expect.stringContaining('só aceita senhas em Argon2id') as string]

  test.each([
    ['m=262145,t=1,p=1', TOO_HIGH, []],
    ['m=65536,t=13,p=1', TOO_HIGH, []],
    ['m=9999999,t=999,p=99', TOO_HIGH, []],
    ['m=65536,t=3,p=17', TOO_HIGH, []],
    ['m=0,t=3,p=1', UNVERIFIABLE, []],
    ['m=65536,t=0,p=1', UNVERIFIABLE, []],
    ['m=65536,t=3,p=0', UNVERIFIABLE, []],
    ['m=15,t=3,p=2', UNVERIFIABLE, []],
    ['m=262144,t=12,p=16', [], []],
    ['m=19456,t=2,p=1', [], []],
    ['m=47104,t=1,p=1', [], []],
    ['m=19455,t=2,p=1', [], [['pessoas', 1]]],
    ['m=47103,t=1,p=1', [], [['pessoas', 1]]],
  ])('with %s has the problem %j, and counts as weak: %j', async (cost, bad, weakHashes) => {
    expect(await withHash(cost)).toMatchObject({ bad, weakHashes })
  })
})

describe('a line that cannot be read', () => {
  const object = (more: string) =>
    `{"cpf":"${MARINA}","nome":"Maria Prates","plano":1,"categoria":1,${more}}\n`

  test.each<[content: string, problem: string]>([
    [object(`"situacao":${'['.repeat(100_000)}${']'.repeat(100_000)}`), 'tem mais de 100000 caracteres'],
    [
      `{"cpf":"${MARINA}","plano":1,"categoria":1,"situacao":${'['.repeat(40_000)}${']'.repeat(40_000)}}\n`,
      'situacao: deve ser um texto, um número, true, false ou null',
    ],
    [`{"cpf":"\\udfff","plano":1,"categoria":1}\n`, 'cpf: falta'],
    [`{"cpf":"${MARINA}","plano":"\\u0000","categoria":1}\n`, 'plano: falta'],
    [`{"cpf":"${MARINA}","plano":1,"categoria":1,"${CARLOS}":2}\n`, 'coluna desconhecida: a 4ª'],
    [`${'x'.repeat(300_000)}\n`, 'tem mais de 100000 caracteres'],
    ['null\n', 'não é um objeto JSON'],
    ['[1]\n', 'não é um objeto JSON'],
  ])('is one sentence with its number, %#', async (content, problem) => {
    const after = `{"cpf":"${MARINA}","plano":1,"categoria":1}\n`
    expect(await imported({ 'planos.jsonl': content + after })).toMatchObject({
      isWritten: false,
      bad: [`1: ${problem}`],
    })
  })

  test('names no value of a file without the names of its columns', async () => {
    await expect(imported({ 'planos.csv': `${MARINA};Maria Prates;1\n` })).rejects.toThrow(
      /linha 1: falta a coluna cpf; a primeira linha tem os nomes das colunas$/,
    )
  })

  test('names no value of a column that another one was moved into', async () => {
    const row = [CARLOS, CARLOS, 'Carlos', CARLOS, CARLOS, 'Carlos', CARLOS]
    const { bad } = await imported({ 'planos.csv': plans(row) })
    expect(bad.join()).not.toMatch(/Carlos|\d{3}/)
  })

  test('is refused before a quote that is not closed takes the file into memory', async () => {
    await expect(
      imported({ 'planos.csv': `cpf;plano;categoria\n"${'1;2;3\n'.repeat(200_000)}` }),
    ).rejects.toThrow('a linha tem mais de 100000 caracteres, ou há aspas que não fecham')
  })
})
