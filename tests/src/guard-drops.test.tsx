import { describe, expect, test } from 'vitest'

import { guardDrops } from '#src/adapters/guard-drops.ts'

/** Drags something over an element of a guarded page, or drops it; jsdom has no drag events. */
function drag(
  type: 'dragover' | 'drop',
  over: Element,
  held = 'Files',
): Event & { dataTransfer: { dropEffect: string } } {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { dropEffect: 'copy', types: [held] },
  })
  const page = element('main')
  guardDrops(page as unknown as Window)
  page.append(over)
  over.dispatchEvent(event)
  return event
}

const element = (tag: string, attributes: Readonly<Record<string, string>> = {}) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  return made
}

/** A drop target, like a document row. */
function dropTarget() {
  const place = element('div')
  for (const type of ['dragover', 'drop']) place.addEventListener(type, (event) => event.preventDefault())
  return place
}

describe.each(['dragover', 'drop'] as const)('guardDrops %s', (type) => {
  test.each([
    ['beside every place for files', element('p')],
    ['on a text field', element('input', { type: 'text' })],
  ])('%s is ignored with the cursor "none"', (_, over) => {
    const event = drag(type, over)
    expect(event.defaultPrevented).toBe(true)
    expect(event.dataTransfer.dropEffect).toBe('none')
  })

  test('of text is allowed', () => {
    expect(drag(type, element('input', { type: 'text' }), 'text/plain').defaultPrevented).toBe(false)
  })

  test('on a drop target is left to it', () => {
    const event = drag(type, dropTarget())
    expect(event.dataTransfer.dropEffect).toBe('copy')
  })

  test('on a file input is left to the browser', () => {
    const event = drag(type, element('input', { type: 'file' }))
    expect(event.defaultPrevented).toBe(false)
    expect(event.dataTransfer.dropEffect).toBe('copy')
  })
})
