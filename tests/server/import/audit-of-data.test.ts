import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { auditDesk, erasePerson, exportPerson, freeVisitor } from '#api/contract/desk.ts'
import { importFiles } from '#server/import/import-files.ts'
import { KINDS } from '#server/import/kinds.ts'
import { hashToken } from '#server/kernel/tokens.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { idOf, serverForTests } from '../support/test-server.ts'
import { NEW_CPFS, PF, VI } from '../support/visitor.ts'
import { CARLOS, CHEAP, RITA, TERESA } from '../support/world.ts'

const server = await serverForTests()

const folder = temporaryFolder()

const [LAURA = '', ...OTHERS] = NEW_CPFS

const staff = await server.logIn(TERESA)
let seconds = 0

/** Each change is made a minute after the one before. */
function waitAMinute(): void {
  seconds += 60
  server.setSeconds(seconds)
}

async function imported(files: Readonly<Record<string, readonly string[]>>, isDryRun = false) {
  waitAMinute()
  const { db, fund, clock } = server.services
  const given = Object.entries(files).map(([name, rows]) => {
    const path = join(folder, name)
    writeFileSync(path, rows.map((row) => `${row}\n`).join(''))
    return { path, kind: KINDS.find((kind) => name.startsWith(kind.name)) ?? expect.fail(name) }
  })
  const needs = { db, fund, passwordCost: CHEAP, now: clock(), operator: 'ana' }
  const options = { isDryRun, skipsBadRows: false, allowedRemovals: 100 }
  expect(await importFiles(needs, given, options)).toMatchObject({ badCount: 0, isWritten: !isDryRun })
}

const person = (cpf: string, name: string, email: string) =>
  `${cpf};${name};participante;1971-06-09;F;${email}`
const PEOPLE = 'cpf;nome;tipo;data_nascimento;sexo;email_pessoal'
const BENEFITS = 'cpf;plano;beneficio;banco;agencia;conta;conta_digito'
const STAFF = 'cpf;nome;data_nascimento;sexo;papel;email_pessoal'
const member = (cpf: string, role: number, email = 'equipe@fundo.example') =>
  `${cpf};Laura Prates Bastos;1971-06-09;F;${role};${email}`

const audited = async (body: Record<string, unknown> = {}) => {
  const answer = await server.call(auditDesk, { token: staff, body })
  expect(answer.status).toBe(200)
  return (answer.body.registros as readonly Record<string, string>[])
    .filter(({ acao }) => acao !== 'consulta')
    .map(({ ator, nome, acao, descricao }) => `${ator} ${nome}: ${acao} ${descricao}`)
}

const sha256 = (...rows: readonly string[]) =>
  createHash('sha256')
    .update(rows.map((row) => `${row}\n`).join(''))
    .digest('hex')

// STAFF-16
describe('imports', () => {
  test('are listed with account, files and counts, and not where nothing was written', async () => {
    const people = [PEOPLE, person(LAURA, 'Laura Prates Bastos', 'laura@correio.example')]
    const benefits = [BENEFITS, `${LAURA};1;2;001;3421;58214;6`]
    await imported({ 'pessoas-1.csv': people, 'beneficios.csv': benefits })
    await imported({ 'pessoas-2.csv': [PEOPLE, person(LAURA, 'Laura Bastos', 'l@outro.example')] }, true)
    expect(await audited()).toEqual([
      `operador ana: importacao pessoas-1.csv: 1 novas, 0 alteradas, 0 iguais, 0 retiradas, SHA-256 ${sha256(...people)}; beneficios.csv: 1 novas, 0 alteradas, 0 iguais, 0 retiradas, SHA-256 ${sha256(...benefits)}`,
    ])
    expect(await audited({ cpf: LAURA })).toEqual([])
  })

  test('show of a person which e-mail and account they changed, masked', async () => {
    await imported({
      'pessoas.csv': [PEOPLE, person(LAURA, 'Laura Bastos', 'laura.bastos@outro.example')],
      'beneficios.csv': [BENEFITS, `${LAURA};1;2;237;0087;991300;X`],
    })
    await imported({
      'pessoas.csv': [PEOPLE, person(LAURA, 'Laura B.', '')],
      'beneficios.csv': [BENEFITS, `${LAURA};1;2;237;0087;991300;X`],
    })
    expect(await audited({ cpf: LAURA })).toEqual([
      'operador ana: cadastro e-mail de Laura B.: de l…@outro.example para nada',
      'operador ana: cadastro conta do benefício de Laura B.: de banco 001, agência 3421, conta …46 para banco 237, agência 0087, conta …0X',
      'operador ana: cadastro e-mail de Laura B.: de l…@correio.example para l…@outro.example',
    ])
    const { db } = server.services
    const stored = JSON.stringify(await db.selectFrom('person_change').selectAll().execute())
    for (const value of ['laura.bastos', '58214', '991300']) expect(stored).not.toContain(value)
    const exported = await server.call(exportPerson, { token: staff, body: { cpf: LAURA } })
    expect(exported.body.dados).toMatchObject({
      mudancas_por_importacao: [
        { o_que: 'email', antes: 'l…@correio.example' },
        { o_que: 'account' },
        { o_que: 'email' },
      ],
    })
  })

  test('show changes of roles, of a person and of all', async () => {
    const roles = [
      'operador ana: cadastro papel de Laura Prates Bastos: de Analista de benefícios para nada',
      'operador ana: cadastro papel de Laura Prates Bastos: de Conferente de documentos para Analista de benefícios',
      'operador ana: cadastro papel de Laura Prates Bastos: de nada para Conferente de documentos',
    ]
    const [teresa, other] = [member(TERESA, 1), OTHERS[0] ?? '']
    await imported({ 'equipe.csv': [STAFF, teresa, member(other, 2)] })
    await imported({ 'equipe.csv': [STAFF, teresa, member(other, 1)] })
    await imported({ 'equipe.csv': [STAFF, teresa] })
    expect(await audited({ cpf: other })).toEqual(roles)
    expect((await audited()).filter((line) => line.includes('papel de Laura'))).toEqual(roles)
    expect(await audited()).not.toContainEqual(expect.stringContaining('e-mail de'))
  })
})

describe('what the staff deleted', () => {
  const erase = (cpf: string, motivo: string) =>
    server.call(erasePerson, { token: staff, body: { cpf, motivo } })
  const free = (cpf: string, motivo: string) =>
    server.call(freeVisitor, { token: staff, body: { cpf, motivo } })

  test('is listed by who did it, by the CPF, and with that of all', async () => {
    const erased = 'equipe Laura Prates Bastos: eliminacao Pedido do titular.'
    const freed = 'equipe Laura Prates Bastos: liberacao Cadastro de outra pessoa.'
    waitAMinute()
    expect((await erase(PF, 'Pedido do titular.')).status).toBe(200)
    waitAMinute()
    expect((await free(VI, 'Cadastro de outra pessoa.')).status).toBe(200)
    expect(await audited({ cpf: PF })).toEqual([erased])
    expect(await audited({ cpf: VI.replace(/(...)(...)(...)/, '$1.$2.$3-') })).toEqual([freed])
    expect((await audited({ cpf: TERESA })).filter((line) => /eliminacao|liberacao/.test(line))).toEqual([
      freed,
      erased,
    ])
    expect((await audited()).slice(0, 2)).toEqual([freed, erased])
    expect(await audited({ cpf: CARLOS })).not.toContain(erased)
  })

  test('is shown of a CVI that was registered again since', async () => {
    const { db } = server.services
    await db
      .insertInto('erasure')
      .values({
        staff_id: await idOf(server, TERESA),
        cpf_hash: hashToken(RITA),
        reason: 'Pedido antigo.',
        erased_at: new Date('2026-01-05T12:00:00Z'),
      })
      .execute()
    expect((await audited({ cpf: RITA })).at(-1)).toContain('eliminacao Pedido antigo.')
  })
})
