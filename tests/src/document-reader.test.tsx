import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnyEventObject, createActor, createMachine, toPromise } from 'xstate'
import { downloadDocument } from '#api/contract/cloud.ts'
import { downloadBeneficiaryDocument } from '#api/contract/documents.ts'
import { documentReaderAdapter } from '#src/adapters/document-reader.ts'
import { fileOf, hold } from '#ui/browser/held-files.ts'

import { fakeClient } from './support/fake-client.ts'

const made: string[] = []
const revoked: string[] = []

beforeEach(() => {
  URL.createObjectURL = () => {
    made.push(`blob:${made.length + 1}`)
    return made.at(-1) ?? ''
  }
  URL.revokeObjectURL = (url) => revoked.push(url)
})
afterEach(() => {
  made.length = 0
  revoked.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const reader = () => documentReaderAdapter(fakeClient().client)
const heldFile = (type: string, name = 'rg') => hold(new File(['x'], name, { type }))

// CLOUD-16
test.each([
  ['by its id in the store (D-77)', downloadDocument, {}],
  ['that staff judge by its request too (D-135)', downloadBeneficiaryDocument, { judgedIn: 19 }],
] as const)('documentReaderAdapter downloads a document %s', async (_by, call, judged) => {
  const arquivo = new Blob(['RG'], { type: 'image/png' })
  const { client, asked } = fakeClient([call, { arquivo, nome: 'RG.png' }])
  const input = { storeId: 'a5', ...judged }
  const fetched = createActor(documentReaderAdapter(client)['documentReader.fetchDocument'], {
    input,
  }).start()
  expect(fileOf(await toPromise(fetched)).name).toBe('RG.png')
  const params = { id_documento_ged: 'a5', ...('judgedIn' in judged && { id_requerimento: judged.judgedIn }) }
  expect(asked).toMatchObject([{ call, params }])
})

test('documentReaderAdapter aborts a download that is no longer needed', () => {
  let given: AbortSignal | undefined
  const { 'documentReader.fetchDocument': fetchDocument } = documentReaderAdapter((_call, sent) => {
    given = sent?.signal
    return new Promise(() => {})
  })
  const fetching = createActor(fetchDocument, { input: { storeId: 'a5' } }).start()
  fetching.stop()
  expect(given?.aborted).toBe(true)
})

describe('documentReaderAdapter shown file', () => {
  /** Events for the chart that shows a file of that type. */
  function holding(type: string) {
    const heard: AnyEventObject[] = []
    const chart = createMachine({
      invoke: { src: reader()['documentReader.holdFile'], input: heldFile(type) },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    })
    const holder = createActor(chart).start()
    return { heard, letGo: () => holder.stop() }
  }

  test.each([
    ['image/png', true, 'image'],
    ['image/jpeg', false, 'image'],
    ['application/pdf', true, 'pdf'],
    ['application/pdf', false, 'other'],
    ['text/html', true, 'other'],
    ['image/svg+xml', true, 'other'],
    ['', true, 'other'],
  ])('of type "%s", if PDFs can be shown: %s, is shown as %s', (type, pdfViewerEnabled, shownAs) => {
    vi.stubGlobal('navigator', { pdfViewerEnabled, vendor: 'Google Inc.', maxTouchPoints: 0 })
    expect(holding(type).heard).toEqual([{ type: 'file.held', url: 'blob:1', shownAs }])
  })

  const APPLE = 'Apple Computer, Inc.'

  test.each([
    ['an iPhone', 'application/pdf', { pdfViewerEnabled: true, vendor: APPLE, maxTouchPoints: 5 }, 'tab'],
    [
      'an iPhone that says that it shows none',
      'application/pdf',
      { pdfViewerEnabled: false, vendor: APPLE, maxTouchPoints: 5 },
      'tab',
    ],
    ['an iPhone', 'image/jpeg', { pdfViewerEnabled: true, vendor: APPLE, maxTouchPoints: 5 }, 'image'],
    ['an iPhone', 'text/html', { pdfViewerEnabled: true, vendor: APPLE, maxTouchPoints: 5 }, 'other'],
    ['a Mac', 'application/pdf', { pdfViewerEnabled: true, vendor: APPLE, maxTouchPoints: 0 }, 'pdf'],
    [
      'a computer with a touch screen',
      'application/pdf',
      { pdfViewerEnabled: true, vendor: 'Google Inc.', maxTouchPoints: 10 },
      'pdf',
    ],
    [
      'Firefox with a touch screen',
      'application/pdf',
      { pdfViewerEnabled: true, vendor: '', maxTouchPoints: 10 },
      'pdf',
    ],
  ])('on %s, of type %s, is shown as supported (P-227)', (_device, type, navigator, shownAs) => {
    vi.stubGlobal('navigator', navigator)
    expect(holding(type).heard).toEqual([{ type: 'file.held', url: 'blob:1', shownAs }])
  })

  test('has an object URL until it is closed', () => {
    const { letGo } = holding('image/png')
    expect(revoked).toEqual([])
    letGo()
    expect(revoked).toEqual(['blob:1'])
  })
})

test('documentReaderAdapter saves a file, and revokes its URL once the browser has read it', async () => {
  vi.useFakeTimers()
  const followed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(`${this.download} of ${this.href}`)
  })
  const saving = createActor(reader()['documentReader.saveFile'], { input: heldFile('image/png', 'RG.png') })
  saving.start()
  await toPromise(saving)
  expect(followed).toEqual(['RG.png of blob:1'])
  expect(revoked).toEqual([])
  vi.runAllTimers()
  expect(revoked).toEqual(['blob:1'])
})
