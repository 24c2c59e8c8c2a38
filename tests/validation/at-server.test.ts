import { beforeAll, expect, test } from 'vitest'

import type { Answers } from '#domain/forms/form.ts'
import { findFacts } from '#server/people/facts.ts'
import { type ByPath, noticeOf, type Sheet } from '#tools/samples/validation/row.ts'
import { sheets } from '#tools/samples/validation/sheets.ts'
import { Participant } from '../server/support/participant.ts'
import { idOf, serverForTests } from '../server/support/test-server.ts'
import { NOW } from '../server/support/world.ts'
import { answeredOtherwise } from './support/answered.ts'
import { saveNew } from './support/save.ts'

const server = await serverForTests()
const people = new Map<string, Participant>()

beforeAll(async () => {
  for (const cpf of new Set(sheets.map(({ person }) => person.cpf)))
    people.set(cpf, await Participant.agreeing(server, await server.logIn(cpf)))
})

/** A save of a new request, as the portal sends it. */
function save({ typeId, person }: Sheet, answers: Answers, intent: 'L' | 'A') {
  const participant = people.get(person.cpf) ?? expect.fail(`${person.cpf} is not logged in`)
  return saveNew(server, participant, { typeId, answers, intent })
}

async function refusal(sheet: Sheet, otherwise: ByPath) {
  const { status, body } = await save(sheet, answeredOtherwise(sheet.answers, otherwise), 'A')
  return { status, message: body.message, says: linesOf(body.erros as readonly Erro[] | undefined) }
}

type Erro = { readonly campo: string; readonly mensagem: string }

function linesOf(erros: readonly Erro[] = []): ByPath {
  const lines: Record<string, string> = {}
  for (const { campo, mensagem } of erros)
    lines[campo] = campo in lines ? `${lines[campo]}\n${mensagem}` : mensagem
  return lines
}

const written = (answers: ByPath) => JSON.stringify(answers)

// BANK-01, ENROL-64 to ENROL-67, VALID-02, VALID-25, VALID-28, VISITOR-04, VISITOR-05
test.each(sheets)('$name: the server refuses to send with the same messages', async (sheet) => {
  const found: unknown[] = []
  for (const { answers } of sheet.rows) found.push([written(answers), await refusal(sheet, answers)])
  expect(found).toEqual(
    sheet.rows.map(({ answers, says }) => [
      written(answers),
      { status: 422, message: noticeOf(sheet), says },
    ]),
  )
})

test.each(sheets)('$name: the server saves the unchanged answers as a draft', async (sheet) => {
  expect((await save(sheet, sheet.answers, 'L')).body).toMatchObject({ codigo: 'ok' })
})

const everybody = [...new Map(sheets.map(({ person }) => [person.cpf, person])).values()]

// SPONSOR-10
test.each(everybody)(
  'the server has the same data of person $cpf as the screen',
  async ({ cpf, ...known }) => {
    const { db, fund } = server.services
    expect(await findFacts(db, fund, await idOf(server, cpf), NOW)).toMatchObject(known)
  },
)
