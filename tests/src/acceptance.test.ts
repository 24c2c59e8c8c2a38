import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'

import { answerAcceptance, showAcceptance } from '#api/contract/acceptance.ts'
import { attachBeneficiaryDocument } from '#api/contract/documents.ts'
import { saveRequest, showRequest } from '#api/contract/requests.ts'
import { CallError } from '#domain/call-failure.ts'
import { answersOf } from '#domain/forms/answers.ts'
import { acceptanceAdapter } from '#src/adapters/acceptance.ts'
import { createDraftStore } from '#src/adapters/draft-store.ts'
import { cloud, participant } from '#tools/samples/participant.ts'
import { cases, input, requestOf } from '../../model-tests/acceptance/acceptance/acceptance.cases.ts'
import { memoryStorage } from '../support/memory-storage.ts'
import { type FakeAnswer, fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

function portsAgainst(...answers: readonly FakeAnswer[]) {
  const { client, asked } = fakeClient(...answers)
  const drafts = createDraftStore(memoryStorage())
  return { ...acceptanceAdapter({ call: client, drafts, newKey: () => 'key-1' }), drafts, asked }
}

const requerimento = {
  id: 19,
  id_plano: 2,
  id_tipo_requerimento: 16,
  situacao: 'X',
  protocolo: '2026000019',
  tipo_desc: 'Aceite de alteração de beneficiários',
  plano_sigla: 'PSII',
  data_requerimento: '2026-11-10',
  desc_situacao: 'Aceite',
  id_pessoa: 501,
  versao: 3,
}

const shown = { codigo: 'ok', requerimento }

const missing = new CallError({ kind: 'refused', status: 404, message: 'Não encontrado.', problems: [] })

describe('acceptanceAdapter loadAcceptance', () => {
  const load = ({ 'acceptance.loadAcceptance': loadAcceptance }: ReturnType<typeof portsAgainst>) =>
    outputOf(loadAcceptance, { request: input, mayBeMissing: true })

  test('reads it by its id, for a save with a key', async () => {
    const ports = portsAgainst([showAcceptance, shown])
    expect(await load(ports)).toMatchObject({
      kind: 'loaded',
      reply: { typeId: 16, request: { id: 19, draft: null, saveKey: 'key-1' } },
    })
    expect(ports.asked).toMatchObject([{ call: showAcceptance, params: { id: 19 } }])
  })

  test('reads a reply with only the required fields', async () => {
    const bare = { codigo: 'ok', requerimento: { ...requerimento, id_pessoa: null, versao: undefined } }
    const reply = await load(portsAgainst([showAcceptance, bare]))
    expect(reply).toMatchObject({
      reply: {
        request: {
          ownerId: null,
          version: null,
          amountBefore: null,
          amountAfter: null,
          people: [],
          situations: [],
        },
      },
    })
  })

  test.each(['SIM', 'NAO'])('returns %s as the answer', async (valor) => {
    const detalhes = [{ nome: 'aceito', valor }]
    const reply = await load(portsAgainst([showAcceptance, { ...shown, detalhes }]))
    expect(reply).toMatchObject({ reply: { request: { answered: valor } } })
  })

  test.each([
    [3, { answer: 'SIM' }],
    [2, null],
  ])('restores the choice made on version %s', async (version, draft) => {
    const ports = portsAgainst([showAcceptance, shown])
    ports.drafts.keep(
      { cpf: participant.cpf, requestId: 19, typeId: 16 },
      {
        answers: answersOf({ detalhes: { aceito: 'SIM' } }),
        stored: answersOf({}),
        saveKey: 'key-0',
        keptAt: 0,
        version,
      },
    )
    expect(await load(ports)).toMatchObject({ reply: { request: { draft } } })
  })

  test('reports that a missing one, which is said to be an acceptance all the same, does not exist', async () => {
    const ports = portsAgainst([showAcceptance, missing], [showRequest, shown])
    expect(await load(ports)).toEqual({ kind: 'notFound' })
  })

  test('does not try another call after a failure', async () => {
    const ports = portsAgainst([
      showAcceptance,
      new CallError({ kind: 'refused', status: 403, message: null, problems: [] }),
    ])
    createActor(ports['acceptance.loadAcceptance'], { input: { request: input, mayBeMissing: true } }).start()
    await expect.poll(() => ports.asked.length).toBe(1)
    await new Promise<void>((resolve) => setImmediate(resolve))
    expect(ports.asked).toHaveLength(1)
  })
})

test('acceptanceAdapter sends the answer with its person and returns the status', async () => {
  const ports = portsAgainst([answerAcceptance, { codigo: 'ok', situacao: 'V' }])
  const request = { requestId: 19, answer: 'SIM', participant, cloud } as const
  expect(await outputOf(ports['acceptanceAnswer.sendAnswer'], { request })).toEqual({
    kind: 'done',
    reply: { status: 'V' },
  })
  expect(ports.asked).toMatchObject([
    { body: { id: 19, id_nuvem: 900, usuario: '52998224725', aceito: 'SIM' } },
  ])
})

test('acceptanceAdapter sends a corrected request unchanged, with its version and its key', async () => {
  const saved = { codigo: 'ok', id_pessoa: 501, requerimento: { id: 19 } }
  const ports = portsAgainst([saveRequest, saved])
  const read = requestOf(cases['chega um aceite que espera a resposta'].output)
  const request = { request: read, cpf: '52998224725', cloud }
  await outputOf(ports['acceptanceCorrection.sendAgain'], { request })
  expect(ports.asked).toMatchObject([
    {
      key: 'key-1',
      body: { id: 19, id_plano: 2, id_tipo: 16, id_nuvem: 900, situacao: 'A', detalhes: {}, versao: 3 },
    },
  ])
})

describe('acceptanceAdapter judgeDocument', () => {
  const row = { requestId: 19, rowId: 31, dependantId: 60, documentTypeId: 2 }
  const judged = async (situationId: number, reason: string) => {
    const ports = portsAgainst([attachBeneficiaryDocument, { codigo: 'ok', id_req_bnf_doc: 31 }])
    const judgement = { row, documentId: 70, situationId, reason, cpf: '81940527341' }
    expect(await outputOf(ports['acceptanceJudgement.judgeDocument'], { request: judgement })).toEqual({
      kind: 'done',
      reply: judgement,
    })
    return ports.asked[0]?.body
  }

  test('sends the situation with row, person, file and reason', async () => {
    expect(await judged(2, 'A foto está cortada.')).toMatchObject({
      id_req_bnf_doc: 31,
      id_requerimento: 19,
      id_tipo_documento: 2,
      id_documento: 70,
      id_situacao: 2,
      usuario: '81940527341',
      id_nuvem: null,
      id_beneficiario: 60,
      motivo: 'A foto está cortada.',
    })
  })

  test('sends no reason where there is none', async () => {
    expect(await judged(1, '')).not.toHaveProperty('motivo')
  })
})
