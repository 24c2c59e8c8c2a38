import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { printerAdapter } from '../../src/adapters/printer.ts'
import { outputOf } from './support/output-of.ts'

const printed = () => outputOf(printerAdapter, { title: 'Comprovante' })

const page = Object.assign(new EventTarget(), { print: vi.fn() })

beforeEach(() => {
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { title: 'Requerimento' })
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => next())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('printer: the name of the PDF stays until it is printed, also if the browser does not wait', async () => {
  page.print.mockImplementationOnce(() => {})
  await printed()
  expect(document.title).toBe('Comprovante')
  page.dispatchEvent(new Event('afterprint'))
  expect(document.title).toBe('Requerimento')
})

test('printer: the title comes back if the browser refuses to print', async () => {
  page.print.mockImplementationOnce(() => {
    throw new Error('no printer')
  })
  await expect(printed()).rejects.toThrow('no printer')
  expect(document.title).toBe('Requerimento')
})
