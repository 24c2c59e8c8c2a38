import { afterEach, expect, test, vi } from 'vitest'

import { copyText } from '#ui/primitives/copy-text.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'execCommand')
})

/** A page on plain http; returns what was selected when it copied. */
function plainPage(copies: boolean) {
  vi.stubGlobal('navigator', {})
  const selected: string[] = []
  document.execCommand = (command) => {
    selected.push(`${command}: ${document.getSelection()}`)
    return copies
  }
  return selected
}

test('a text is copied from the page on plain http, where the focus stays', async () => {
  document.body.innerHTML = '<button>Copiar</button>'
  document.querySelector('button')?.focus()
  const selected = plainPage(true)
  await copyText('2026000007')
  expect(selected).toEqual(['copy: 2026000007'])
  expect(document.activeElement?.textContent).toBe('Copiar')
  expect(document.body.textContent).toBe('Copiar')
  expect(`${document.getSelection()}`).toBe('')
})

test('a text that the browser does not copy is refused, and leaves nothing on the page', async () => {
  document.body.innerHTML = ''
  plainPage(false)
  await expect(copyText('2026000008')).rejects.toBeInstanceOf(DOMException)
  expect(document.body.textContent).toBe('')
})

test('the clipboard of a secure context is asked alone', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('2026000009')
  expect(writeText).toHaveBeenCalledWith('2026000009')
})
