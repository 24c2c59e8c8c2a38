import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'

import type { CloudDocument } from '#domain/documents/cloud-document.ts'
import { provideQuery } from '#machines/calls/query/index.ts'
import {
  cloudPickerMachine,
  cloudPickerView,
  type PickingRequest,
  type PickRequest,
  rowsOf,
} from '#machines/documents/cloud-picker/index.ts'
import { documentReaderMachine } from '#machines/documents/document-reader/index.ts'
import { CloudPicker } from '#ui/screens/cloud-picker/cloud-picker.tsx'

import { inRecordedSystem, withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { renderInRouter } from '../../support/in-router.tsx'
import { controlledMutation } from '../../support/mutation-port.ts'
import { settled } from '../../support/settled.ts'
import { asked, cases, cloudDocument, picking, twelve, visit } from './cloud-picker.cases.ts'

const one = cloudDocument({ id: 1 })
const choice = (documentId: number) => ({ type: 'document.chosen', documentId }) as const
const complementary = visit({ row: null })
const ofDependant = visit({ row: { documentTypeId: 9, rowId: 31, dependantId: 60 } })
const ana = {
  dependantId: 60,
  name: 'Ana Duarte',
  documents: [asked({ documentId: null, situationId: null })],
}

/** With what the two reads bring. */
async function open(
  input: typeof ofDependant,
  request: PickingRequest | null,
  documents: readonly CloudDocument[] = [one],
) {
  const attachment = controlledMutation<PickRequest, void>()
  const machine = cloudPickerMachine.provide({
    actors: {
      loadDocuments: provideQuery(fromPromise(async () => documents)),
      loadRequest: provideQuery(fromPromise(async () => request)),
      reread: fromPromise(async () => request),
      attachDocument: attachment.logic,
    },
  })
  const { actor, heard } = inRecordedSystem(machine, { input })
  const before = cloudPickerView(actor.getSnapshot())
  await settled(() => {})
  return { actor, attachment, heard, before, view: () => cloudPickerView(actor.getSnapshot()) }
}

const OF_TYPE = 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum deste tipo.'
const OF_ANY = 'Aqui ficam os documentos que você já enviou ao fundo. Ainda não há nenhum.'
const DEVICE = 'Anexe um arquivo do seu aparelho.'
const ROW = 'Volte aos documentos do requerimento e anexe o arquivo pelo botão Anexar deste documento.'
const closed = picking({ status: 'A' })

test.each([
  ['the row of a holder', visit(), picking(), `${OF_TYPE} ${DEVICE}`, '/novo/9/7/31'],
  ['a complementary document', complementary, picking(), `${OF_ANY} ${DEVICE}`, '/novocomplementar/7'],
  ['the row of a dependant', ofDependant, picking({ people: [ana] }), `${OF_TYPE} ${ROW}`, null],
  ['a request that takes no more', visit(), closed, OF_TYPE, null],
])(
  'cloud picker: without documents for %s, the list says what to do',
  async (_, input, request, text, path) => {
    const { actor, view } = await open(input, request, [])
    renderInRouter(<CloudPicker actor={actor} reader={createActor(documentReaderMachine).start()} />)
    expect(document.querySelector('tbody')?.textContent).toBe(text)
    expect(screen.queryAllByRole('button', { name: 'Enviar do aparelho' })).toHaveLength(
      path === null ? 0 : 1,
    )
    expect(view().sendPath).toBe(path)
  },
)

// CLOUD-08, CLOUD-09, CLOUD-11, NAV-29
test.each([visit(), complementary, ofDependant])('cloud picker: the way back from %o', async (input) => {
  const { before, view } = await open(input, picking({ typeId: 4, people: [ana] }))
  expect([before.backPath, view().backPath]).toEqual(['/requerimento/7/3', '/requerimento02/7/4/3'])
})

describe('cloud picker: the row that needs a document', () => {
  test("that of a dependant has the person's name, and its id is sent", async () => {
    const { actor, attachment, view } = await open(ofDependant, picking({ people: [ana] }))
    expect(view().askedName).toBe('Documento de identidade (Ana Duarte)')
    actor.send(choice(1))
    expect(attachment.inputs).toMatchObject([{ requestId: 7, row: ofDependant.place.row, document: one }])
  })

  test.each([
    ['of a dependant who was removed', ofDependant, picking()],
    ['of the holder with the id of a row of a dependant', visit(), picking({ documents: [], people: [ana] })],
    ['of a request that takes no more', visit(), picking({ status: 'A', documents: [] })],
    ['that requires another type now', visit(), picking({ documents: [asked({ typeId: 8 })] })],
  ])('a row %s is missing', async (_, input, request) => {
    const { view } = await open(input, request)
    expect(view().screen).toBe('rowGone')
  })
})

test.each([
  ['that of the row', visit(), asked({ documentId: 1 }), [], one, false],
  ['a complementary one, for a row', visit(), asked(), [1], one, true],
  ['a complementary one again', complementary, asked(), [1], one, false],
  ['that of a row, as a complementary one', complementary, asked({ documentId: 1 }), [], one, true],
  ['one that waits for the scan', visit(), asked(), [], cloudDocument({ id: 1, scan: 'waiting' }), true],
  ['an infected one', visit(), asked(), [], cloudDocument({ id: 1, scan: 'infected' }), false],
  ['one rejected for the row', visit(), asked(), [], rejectedFor(31), false],
  ['one rejected for another row', visit(), asked(), [], rejectedFor(32), true],
  ['one that the request has as rejected', visit(), asked({ documentId: 1, situationId: 2 }), [], one, false],
])('cloud picker: %s can be chosen or not', async (_, input, row, complementaryIds, document, may) => {
  const { actor } = await open(input, picking({ documents: [row], complementaryIds }), [document])
  expect(actor.getSnapshot().can(choice(1))).toBe(may)
})

function rejectedFor(rowId: number) {
  return cloudDocument({ id: 1, rejections: [{ rowId, at: '2026-11-18T12:00:00Z' }] })
}

test('cloud picker: a document that only the request has as rejected is so without a date, and not attached', async () => {
  const rejected = picking({ documents: [asked({ documentId: 1, situationId: 2 })] })
  const { view } = await open(visit(), rejected)
  expect(rowsOf(view())).toMatchObject([{ rejected: '', isAttached: false }])
})

test('cloud picker: one of the second page is attached alone, and a refusal leaves that page open', async () => {
  const { actor, attachment, view } = await open(visit(), picking(), twelve)
  expect(actor.getSnapshot().can(choice(1))).toBe(false)
  actor.send({ type: 'nextPage.chosen' })
  actor.send(choice(1))
  actor.send(choice(2))
  actor.send({ type: 'previousPage.chosen' })
  expect(attachment.inputs).toMatchObject([{ document: { id: 1 } }])
  expect(view()).toMatchObject({ attachingId: 1, page: 1 })
  await settled(() => attachment.end({ kind: 'refused', status: 409, message: 'Não pode.', problems: [] }))
  expect(view()).toMatchObject({ refusal: 'Não pode.', attachingId: null, page: 1 })
})

test('cloud picker: the notice about an attached document of an enrolment stays for 4 seconds', async () => {
  const { actor, attachment, heard } = await open(visit(), picking({ typeId: 11 }))
  actor.send(choice(1))
  await settled(() => attachment.end({ kind: 'done', reply: undefined }))
  expect(heard.notices).toMatchObject([{ time: 4000 }])
})

test('cloud picker: an upload to the row of an attached document ends', async () => {
  const { actor, attachment, heard } = await open(ofDependant, picking({ people: [ana] }))
  actor.send(choice(1))
  await settled(() => attachment.end({ kind: 'done', reply: undefined }))
  const row = { documentTypeId: 9, rowId: 31, dependantId: 60 }
  expect(heard.uploadQueue).toEqual([{ type: 'row.settled', row }])
})

const CLOSED_AND_GONE = picking({ status: 'A', documents: [] })

// D-76
test.each([
  [
    'the row is gone from a closed request',
    { ...cases['é relido, já em análise'], output: CLOSED_AND_GONE },
    'rowGone',
  ],
  ['it cannot be read again', cases['a conexão cai ao reler'], { showing: { choosing: 'refused' } }],
])('cloud picker: the state after a refusal, where %s', (_when, read, shown) => {
  const { actor } = withRecordedActors(cloudPickerMachine, visit())
  actor.send(cases['chegam doze documentos'])
  actor.send(cases['chega o requerimento em elaboração'])
  for (const event of [choice(12), cases['a anexação é recusada'], read]) actor.send(event)
  expect(actor.getSnapshot().value).toEqual(shown)
})
