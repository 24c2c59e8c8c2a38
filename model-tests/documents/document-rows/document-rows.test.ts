import { expect, test } from 'vitest'

import { documentRowsMachine } from '#machines/documents/document-rows/index.ts'
import { withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { cases, input, slot } from './document-rows.cases.ts'

type Name = keyof typeof cases

function rowsAfter(...names: readonly Name[]) {
  const toRemoval: string[] = []
  const { actor, heard } = withRecordedActors(documentRowsMachine, input, {
    received: (name, { type }) => name === 'documentRemoval' && toRemoval.push(type),
  })
  for (const name of names) actor.send(cases[name])
  const { value, context } = actor.getSnapshot()
  const lacking = heard.parent.findLast(({ type }) => type === 'documentRows.changed')?.lacking
  return { actor, value, context, heard, toRemoval, lacking }
}

// DOCUMENTS-13, DOCUMENTS-14
test.each([
  'pede para trocar um documento conferido',
  'solta um arquivo sobre um documento conferido',
  'pede para excluir um documento que não está no requerimento',
  'não escolhe arquivo algum',
] as const)('document rows: no dialog opens after «%s»', (name) => {
  const { value, heard } = rowsAfter(name)
  expect(value).toBe('shown')
  expect(heard.parent.map(({ type }) => type)).toEqual(['documentRows.changed'])
})

test.each(['a gravação começa', 'clica no clipe', 'sai dos documentos'] as const)(
  'document rows: a refused removal is no longer shown after «%s»',
  (name) => {
    const refused: readonly Name[] = ['clica em Excluir', 'a exclusão é recusada']
    expect(rowsAfter(...refused).context.removalRefusal).toBe('O documento já foi conferido.')
    expect(rowsAfter(...refused, name).context.removalRefusal).toBeNull()
  },
)

test('document rows: Back closes the choice of a document, and dismisses the question about a removal', () => {
  expect(rowsAfter('clica no clipe', 'sai dos documentos').value).toBe('shown')
  const { value, toRemoval } = rowsAfter('clica em Excluir', 'sai dos documentos')
  expect(value).toBe('removing')
  expect(toRemoval).toEqual(['removal.dismissed'])
})

test('document rows: what prevents sending are missing documents and unfinished uploads of this request', () => {
  const missing = [{ name: 'Documento de identidade' }]
  expect(rowsAfter().lacking).toMatchObject(missing)
  expect(rowsAfter('um arquivo de outro requerimento está a caminho').lacking).toMatchObject(missing)
  expect(rowsAfter('um documento de outro requerimento é anexado').lacking).toMatchObject(missing)
  expect(rowsAfter('um arquivo está a caminho').lacking).toMatchObject([
    { name: 'Documento de identidade (envio não terminado)' },
  ])
  expect(rowsAfter('a gravação pede só o que já foi anexado').lacking).toEqual([])
})

// DOCUMENTS-11
test('document rows: an attached document is under analysis, after a reply that was read before too', () => {
  const { actor, lacking } = rowsAfter('o documento é anexado')
  expect(lacking).toEqual([])
  actor.send({ ...cases['a gravação pede só o que já foi anexado'], documents: input.documents })
  expect(actor.getSnapshot().context.documents[0]).toMatchObject({
    documentId: 70,
    storeId: 'ged-70',
    fileName: 'identidade.pdf',
    situationId: 4,
  })
})

test('document rows: the row of another person with the same id has an upload and a file of its own', () => {
  const { actor, heard } = rowsAfter()
  const person = { dependantId: 90, name: 'Ana Duarte', documents: input.documents.slice(0, 1) }
  actor.send({
    ...cases['a gravação pede só o que já foi anexado'],
    documents: input.documents,
    people: [person],
  })
  const slotOfAna = { ...slot, dependantId: 90, title: 'RG de Ana' }
  actor.send({ ...cases['um arquivo está a caminho'], pendingUploads: [slotOfAna] })
  expect(heard.parent.at(-1)).toMatchObject({
    lacking: [{ dependantId: null, rowId: 31 }, { name: 'RG de Ana (envio não terminado)' }],
  })
  const [attached] = cases['o documento é anexado'].attached
  actor.send({ ...cases['o documento é anexado'], attached: [{ ...attached, slot: slotOfAna }] })
  const { documents, people } = actor.getSnapshot().context
  expect([documents[0]?.documentId, people[0]?.documents[0]?.documentId]).toEqual([null, 70])
})

test('document rows: what was attached is remembered from each arrival, without what came meanwhile', () => {
  const attached = [{ dependantId: null, rowId: 32 }]
  const arrived: readonly Name[] = ['chega aos documentos', 'o documento é anexado']
  expect(rowsAfter(...arrived).context.arrival).toEqual({ attached, isComplete: false })
  expect(rowsAfter(...arrived, 'chega aos documentos').context.arrival).toEqual({
    attached,
    isComplete: true,
  })
})

test.each<[Name, Name, string]>([
  ['clica no clipe', 'sai dos documentos', 'documentRows.attaching'],
  ['escolhe vários arquivos', 'sai dos documentos', 'documentRows.attaching'],
  ['clica em Excluir', 'desiste de excluir', 'documentRows.removing'],
])(
  'document rows: the request hears of the dialog that opens after «%s», and of its end',
  (open, end, told) => {
    const { heard } = rowsAfter(open, end)
    const types = ['documentRows.changed', told, 'documentRows.settled']
    expect(heard.parent.map(({ type }) => type)).toEqual(types)
  },
)

test('document rows: the upload queue hears which rows there are, at first and after each reply', () => {
  const { heard } = rowsAfter('a gravação pede só o que já foi anexado')
  const report = (...ids: readonly number[]) => ({
    type: 'rows.reported',
    requestId: 7,
    rows: ids.map((rowId) => ({ rowId, dependantId: null })),
  })
  expect(heard.uploadQueue).toMatchObject([report(31, 32), report(31)])
})
