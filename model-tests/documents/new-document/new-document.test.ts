import { describe, expect, test } from 'vitest'
import { fromPromise } from 'xstate'

import { provideQuery } from '#machines/calls/query/index.ts'
import {
  type AskingRequest,
  newDocumentMachine,
  newDocumentView,
  type RequestAsked,
} from '#machines/documents/new-document/index.ts'
import type { AttachRequest } from '#machines/documents/upload/index.ts'
import { provideAll } from '#machines/support/provide-all.ts'

import { inRecordedSystem, withRecordedActors } from '../../../tools/chart-paths/recorded-system.ts'
import { controlledNetwork } from '../../support/controlled-network.ts'
import { settled } from '../../support/settled.ts'
import { watchedGuard } from '../../support/watched-guard.ts'
import { cases, file, visits } from './new-document.cases.ts'

async function open(input: (typeof visits)[keyof typeof visits]) {
  const network = controlledNetwork()
  const guard = watchedGuard()
  const machine = provideAll(newDocumentMachine, {
    'newDocument.beforeUnloadGuard': guard.logic,
    'newDocument.readRequest': provideQuery(
      fromPromise<AskingRequest, RequestAsked>(async () => cases['chega o requerimento'].output.reply),
    ),
    'upload.attachDocument': fromPromise<void, AttachRequest>(async () => {}),
    'upload.sendFile': network.logic,
  })
  const { actor, heard } = inRecordedSystem(machine, { input })
  const before = newDocumentView(actor.getSnapshot())
  await settled(() => {})
  return { actor, before, guard, heard, network, view: () => newDocumentView(actor.getSnapshot()) }
}

const slot = {
  requestId: 17,
  rowId: 31,
  dependantId: null,
  documentTypeId: 9,
  title: 'Documento de identidade',
}

// DOCUMENTS-20, NAV-28, UPLOAD-15 to UPLOAD-18
describe('new document: what becomes of the file', () => {
  test.each([
    ['/novo', { kind: 'cloud', documentTypeId: 20 }, 'Documento enviado com sucesso!', '/'],
    ['/novo/9', { kind: 'cloud', documentTypeId: 9 }, 'Documento enviado com sucesso!', '/'],
    [
      '/novo/2/17',
      { kind: 'cloud', documentTypeId: 2 },
      'Documento enviado com sucesso!',
      '/requerimento01/17/3/3',
    ],
    ['/novo/2/17/31', { kind: 'row', slot }, 'Documento gravado com sucesso!', '/requerimento01/17/3/3'],
    [
      '/novocomplementar/17',
      { kind: 'complementary', requestId: 17, documentTypeId: 20 },
      'Documento gravado com sucesso!',
      '/requerimento01/17/3/3',
    ],
  ] as const)('at %s', async (visit, destination, notice, path) => {
    const { actor, guard, heard, network, view } = await open(visits[visit])
    expect(view().isTypeLocked).toBe(visit === '/novo/2/17/31')
    if (view().typeId === null) actor.send(cases['escolhe Contracheque'])
    actor.send(cases['o arquivo está em ordem'])
    actor.send(cases['clica em Gravar'])
    expect(network.sent).toMatchObject([{ destination, file }])
    expect(guard.held).toEqual(['uploads'])
    await settled(() => network.receive({ documentId: 77, storeId: '4711' }))
    expect(heard.notices).toEqual([{ type: 'notice.given', text: notice, tone: 'success' }])
    expect(heard.uploadQueue).toEqual([
      { type: 'row.settled', row: destination.kind === 'row' ? slot : null },
    ])
    expect(heard.router).toEqual([{ type: 'route.wanted', path, replace: false, leaving: null }])
    expect(guard.held).toEqual([])
  })
})

test('new document: Voltar leads to an address that finds the request, until its type is known', async () => {
  const { before, view } = await open(visits['/novo/2/17/31'])
  expect([before.backPath, view().backPath]).toEqual(['/requerimento/17/3', '/requerimento01/17/3/3'])
})

describe('new document: the type', () => {
  test('types are in the order of their ids, and that of the address can be changed', async () => {
    const { actor, view } = await open(visits['/novo/9'])
    expect(view().types.map(({ id }) => id)).toEqual([2, 9, 20])
    expect(view().typeName).toBe('Documento de identidade')
    actor.send(cases['escolhe Contracheque'])
    expect(view().typeName).toBe('Contracheque')
  })

  test('an unknown one in the address is ignored', async () => {
    const { place, ...rest } = visits['/novo']
    const { view } = await open({ ...rest, place: { ...place, documentTypeId: 999 } })
    expect(view().typeId).toBeNull()
  })
})

/** What the chart starts after the cases, and what it says to the file that is chosen on this device. */
function filesAfter(visit: keyof typeof visits, ...names: readonly (keyof typeof cases)[]) {
  const sent: unknown[] = []
  const demanded: string[] = []
  const { actor, heard } = withRecordedActors(newDocumentMachine, visits[visit], {
    started: (name, given) => name === 'upload' && sent.push(given),
    received: (name, { type }) => name === 'localFile' && demanded.push(type),
  })
  for (const name of names) actor.send(cases[name])
  return { sent, demanded, heard }
}

describe('new document: Gravar', () => {
  test('waits for a file that is being read, and sends it then', () => {
    expect(filesAfter('/novo/9', 'clica em Gravar')).toMatchObject({ sent: [], demanded: ['file.demanded'] })
    expect(filesAfter('/novo/9', 'clica em Gravar', 'o arquivo está em ordem').sent).toMatchObject([{ file }])
  })

  test('sends no file that was taken away again (UPLOAD-12)', () => {
    const { sent } = filesAfter(
      '/novo/9',
      'o arquivo está em ordem',
      'não há mais arquivo',
      'clica em Gravar',
    )
    expect(sent).toEqual([])
  })
})

test('new document: a complementary one ends its uploads if the request has it when it is read again (P-212)', () => {
  const { heard } = filesAfter(
    '/novocomplementar/17',
    'chega o requerimento',
    'escolhe Contracheque',
    'o arquivo está em ordem',
    'clica em Gravar',
    'o servidor diz só que deu certo',
    'chega o requerimento, com mais um documento',
  )
  expect(heard.uploadQueue).toEqual([{ type: 'row.settled', row: null }])
})
