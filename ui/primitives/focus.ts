import { flushSync } from 'react-dom'

/** Focuses the control with this id; in a group of radios, the one that Tab would focus. */
export function focusControl(id: string): void {
  const found = document.getElementById(id)
  const control =
    found?.querySelector<HTMLElement>('input:checked') ?? found?.querySelector<HTMLElement>('input') ?? found
  const folded = found?.closest('details')
  if (folded) folded.open = true
  // Browsers differ in how far they scroll on focus.
  control?.focus({ preventScroll: true })
  // Below a heading is what it is about, which must be visible too.
  control?.scrollIntoView?.({ block: control.matches('h1, h2, h3, summary') ? 'start' : 'nearest' })
}

/** Makes a change, waits until it is rendered, and then focuses the element with the id. */
export function focusAfter(change: () => void, id: () => string): void {
  flushSync(change)
  focusControl(id())
}
