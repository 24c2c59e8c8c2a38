import { expect, test } from 'vitest'

import { moveRequest, requireCorrection, showDesk } from '#api/contract/desk.ts'
import { setValues } from '#domain/forms/answers.ts'
import type { Answers, FieldsPart, Values } from '#domain/forms/form.ts'
import { REQUEST_STATUSES } from '#domain/requests/status.ts'
import { possibleEvents } from '#machines/requests/request-status/index.ts'

import { answersByType } from '#tools/samples/request-answers.ts'
import { Participant, type Saved } from '../support/participant.ts'
import { serverForTests } from '../support/test-server.ts'
import { HELENA, MARINA, PAULO, TERESA } from '../support/world.ts'

const server = await serverForTests()
const people = new Map<string, Participant>()
for (const cpf of [MARINA, HELENA, PAULO]) people.set(cpf, await Participant.logIn(server, cpf))
const staff = await server.logIn(TERESA)

/** A type of document that no request requires. */
const LETTER = 5

/** The part of a document's row that this file reads. */
type Marked = { readonly id_documento: number; readonly nao_enviado?: boolean }

type TypeId = keyof typeof answersByType

/** The participant's correction in E: an answer that may be changed there (D-49). */
type Corrected = { readonly part: FieldsPart; readonly name: string; readonly value: string }

const account: Corrected = { part: 'detalhes', name: 'conta', value: '998877' }
const city: Corrected = { part: 'endereco', name: 'cidade', value: 'Ouro Preto' }

/** What the desk does once the request came back, and the letter at its end (STATUS-14 to STATUS-19). */
type End = readonly [moves: readonly string[], letter: string]

const GRANTED: End = [['check', 'grant'], 'D']
const CONCEDED: End = [['recalculate', 'resume', 'check', 'awaitGrant', 'concede'], 'F']
const APPROVED: End = [['check', 'awaitGrant', 'approve'], 'Z']
const DENIED: End = [['deny'], 'I']
const DENIED_LATE: End = [['check', 'awaitGrant', 'deny'], 'I']

/** `named` is the other participant whose plan the request concerns. */
type Cycle = {
  readonly typeId: TypeId
  readonly cpf: string
  readonly corrected: Corrected | null
  readonly end: End
  readonly named?: Values
}

const CYCLES: readonly Cycle[] = [
  { typeId: 1, cpf: MARINA, corrected: account, end: CONCEDED },
  { typeId: 2, cpf: MARINA, corrected: account, end: GRANTED },
  { typeId: 3, cpf: MARINA, corrected: account, end: APPROVED },
  {
    typeId: 4,
    cpf: HELENA,
    corrected: account,
    end: DENIED_LATE,
  },
  {
    typeId: 5,
    cpf: HELENA,
    corrected: account,
    end: GRANTED,
    named: { cpf_participante_peculio: '94726183591', id_plano: '2' },
  },
  { typeId: 6, cpf: HELENA, corrected: city, end: DENIED },
  { typeId: 7, cpf: PAULO, corrected: city, end: APPROVED },
  { typeId: 8, cpf: PAULO, corrected: account, end: CONCEDED },
  { typeId: 13, cpf: MARINA, corrected: null, end: GRANTED },
]

const withRealIds = (answers: Answers, { dependentes }: Saved): Answers => ({
  ...answers,
  dependentes: answers.dependentes.map((row, index) => ({ ...row, id: dependentes[index]?.id ?? row.id })),
})

const sendBack = (id: number, row: number) =>
  server.call(requireCorrection, {
    token: staff,
    body: { id, id_documento_exigido: row, mensagem: 'O documento está ilegível.' },
  })

const move = (id: number, movimento: string) =>
  server.call(moveRequest, { token: staff, body: { id, movimento, mensagem: 'Veja a decisão do fundo.' } })

test.each(CYCLES)(
  'a request of type $typeId is sent, returned, corrected, sent again and finished',
  async (cycle) => {
    const { typeId, cpf, corrected, named, end } = cycle
    const person = people.get(cpf) ?? expect.fail(`${cpf} is not logged in`)
    const first = setValues(answersByType[typeId], 'detalhes', named ?? {})
    const saved = await person.saved(person.bodyOf(typeId, first))
    const { id } = saved.requerimento
    const kept = withRealIds(first, saved)
    const letters = [saved.requerimento.situacao]
    const save = async (answers: Answers, intent: 'L' | 'A') => {
      const again = await person.saved(person.bodyOf(typeId, answers, { id, intent }))
      letters.push(again.requerimento.situacao)
      return again
    }

    await person.attachEverything(saved)
    await save(kept, 'A')

    const [document] = saved.documentos
    if (!document) throw new Error(`Type ${typeId} asks for no document`)
    expect((await sendBack(id, document.id_req_doc)).status).toBe(200)
    const shown = await person.show(id)
    expect(shown.body).toMatchObject({
      requerimento: { situacao: 'E' },
      documentos: expect.arrayContaining([
        expect.objectContaining({ id_req_doc: document.id_req_doc, id_situacao: 2 }),
      ]),
      mensagens: [{ mensagem: 'O documento está ilegível.' }],
    })

    const better = corrected ? setValues(kept, corrected.part, { [corrected.name]: corrected.value }) : kept
    expect((await person.save(person.bodyOf(typeId, better, { id, intent: 'A' }))).status).toBe(422)
    await save(better, 'L')
    await person.attach(document, await person.newDocument(document.id_tipo_documento))
    await save(better, 'A')

    const [moves, last] = end
    for (const one of moves) expect([one, (await move(id, one)).status]).toEqual([one, 200])
    expect(letters).toEqual(['L', 'A', 'E', 'A'])
    const { body } = await server.call(showDesk, { token: staff, params: { id } })
    expect(body).toMatchObject({ requerimento: { situacao: last }, movimentos: [] })
    if (corrected) expect(JSON.stringify(body)).toContain(corrected.value)
    expect((await person.save(person.bodyOf(typeId, better, { id }))).status).toBe(409)
  },
)

test('a missing document of a dependant is required and corrected too', async () => {
  const marina = people.get(MARINA) ?? expect.fail('Marina is not logged in')
  const saved = await marina.saved(marina.bodyOf(13, answersByType[13]))
  const { id } = saved.requerimento
  const kept = withRealIds(answersByType[13], saved)
  const send = () => marina.save(marina.bodyOf(13, kept, { id, intent: 'A' }))
  await marina.attachEverything(saved)
  expect((await send()).status).toBe(200)

  const [dependant] = saved.dependentes
  const [document] = dependant?.docs_obrigatorios ?? []
  if (!dependant || !document) throw new Error('Nothing is asked of the dependant')
  await sendBack(id, document.id_req_bnf_doc)
  expect((await send()).body.erros).toEqual([
    { campo: 'documentos', mensagem: 'Falta para enviar: CPF (Ana Duarte)' },
  ])
  await marina.attachOf(dependant.id, document, await marina.newDocument(document.id_tipo_documento))
  expect((await send()).body).toMatchObject({ requerimento: { situacao: 'A' } })
})

test('DOCUMENTS-42: in E the reply marks the documents that were attached since the request was sent back', async () => {
  const marina = people.get(MARINA) ?? expect.fail('Marina is not logged in')
  const saved = await marina.saved(marina.bodyOf(1, answersByType[1]))
  const { id } = saved.requerimento
  const kept = withRealIds(answersByType[1], saved)
  const marked = async () => {
    const { body } = await marina.show(id)
    const { documentos, documentos_complementares } = body as Record<string, readonly Marked[]>
    const rows = [...(documentos ?? []), ...(documentos_complementares ?? [])]
    return rows.filter(({ nao_enviado }) => nao_enviado).map(({ id_documento }) => id_documento)
  }
  await marina.attachEverything(saved)
  expect(await marked()).toEqual([])
  await marina.save(marina.bodyOf(1, kept, { id, intent: 'A' }))
  const [rejected, , other] = saved.documentos
  if (!rejected || !other) throw new Error('Type 1 asks for three documents at least')
  await sendBack(id, rejected.id_req_doc)
  expect(await marked()).toEqual([])
  server.setSeconds(60)
  const better = await marina.newDocument(rejected.id_tipo_documento)
  const another = await marina.newDocument(other.id_tipo_documento)
  const letter = await marina.newDocument(LETTER)
  await marina.attach(rejected, better)
  await marina.attach(other, another)
  await marina.addDocument(id, letter, LETTER)
  expect(await marked()).toEqual([better, another, letter])
  await marina.save(marina.bodyOf(1, kept, { id, intent: 'A' }))
  expect(await marked()).toEqual([])
  await sendBack(id, rejected.id_req_doc)
  expect(await marked()).toEqual([])
  server.setSeconds(0)
})

test('the cycles reach every final status but the cancelled one', () => {
  const ends = REQUEST_STATUSES.filter((letter) => possibleEvents(letter).length === 0 && letter !== 'N')
  expect([...new Set(CYCLES.map(({ end: [, letter] }) => letter))].sort()).toEqual([...ends].sort())
})
