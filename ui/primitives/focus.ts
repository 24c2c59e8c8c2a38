import { flushSync } from 'react-dom'

/** Focus on the control with this id; a group of radios passes it on to the radio that the keyboard would reach. */
export function focusControl(id: string): void {
  const found = document.getElementById(id)
  const control =
    found?.querySelector<HTMLElement>('input:checked') ?? found?.querySelector<HTMLElement>('input') ?? found
  const folded = found?.closest('details')
  if (folded) folded.open = true
  // Browsers differ in how far they scroll to what takes the focus.
  control?.focus({ preventScroll: true })
  control?.scrollIntoView?.({ block: 'nearest' })
}

/** Makes a change, waits until it is on screen and then takes the focus to where the change leads. */
export function focusAfter(change: () => void, id: () => string): void {
  flushSync(change)
  focusControl(id())
}
