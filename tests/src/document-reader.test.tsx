import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnyEventObject, createActor, createMachine } from 'xstate'
import { downloadDocument } from '#api/contract/cloud.ts'
import { downloadBeneficiaryDocument } from '#api/contract/documents.ts'
import { documentReaderAdapter } from '#src/adapters/document-reader.ts'
import { fileOf, hold } from '#ui/browser/held-files.ts'

import { fakeClient } from './support/fake-client.ts'
import { outputOf } from './support/output-of.ts'

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
  const { 'documentReader.fetchDocument': fetchDocument } = documentReaderAdapter(client)
  expect(fileOf(await outputOf(fetchDocument, { storeId: 'a5', ...judged })).name).toBe('RG.png')
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

  const CHROME = { pdfViewerEnabled: true, vendor: 'Google Inc.', maxTouchPoints: 0 }
  const IPHONE = { pdfViewerEnabled: true, vendor: 'Apple Computer, Inc.', maxTouchPoints: 5 }
  const BROWSERS = {
    Chrome: CHROME,
    'Chrome without PDFs': { ...CHROME, pdfViewerEnabled: false },
    'Chrome with a touch screen': { ...CHROME, maxTouchPoints: 10 },
    'Firefox with a touch screen': { ...CHROME, vendor: '', maxTouchPoints: 10 },
    'an iPhone': IPHONE,
    'an iPhone that says that it shows no PDF': { ...IPHONE, pdfViewerEnabled: false },
    'a Mac': { ...IPHONE, maxTouchPoints: 0 },
  }

  // P-227
  test.each([
    ['image/png', 'Chrome', 'image'],
    ['text/html', 'Chrome', 'other'],
    ['image/svg+xml', 'Chrome', 'other'],
    ['', 'Chrome', 'other'],
    ['image/jpeg', 'Chrome without PDFs', 'image'],
    ['image/jpeg', 'an iPhone', 'image'],
    ['text/html', 'an iPhone', 'other'],
    ['application/pdf', 'Chrome', 'pdf'],
    ['application/pdf', 'Chrome without PDFs', 'other'],
    ['application/pdf', 'Chrome with a touch screen', 'pdf'],
    ['application/pdf', 'Firefox with a touch screen', 'pdf'],
    ['application/pdf', 'an iPhone', 'tab'],
    ['application/pdf', 'an iPhone that says that it shows no PDF', 'tab'],
    ['application/pdf', 'a Mac', 'pdf'],
  ] as const)('of type "%s" is in %s shown as %s', (type, browser, shownAs) => {
    vi.stubGlobal('navigator', BROWSERS[browser])
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
  await outputOf(reader()['documentReader.saveFile'], heldFile('image/png', 'RG.png'))
  expect(followed).toEqual(['RG.png of blob:1'])
  expect(revoked).toEqual([])
  vi.runAllTimers()
  expect(revoked).toEqual(['blob:1'])
})
