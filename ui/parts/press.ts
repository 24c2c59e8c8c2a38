import type { MouseEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Makes a change, and puts the focus on the element of that id: a browser takes it from what is moved or removed. A
 * pointer has seen where it is, and scrolls nothing.
 */
export function press({ detail }: MouseEvent, focused: string, change: () => void): void {
  flushSync(change)
  document.getElementById(focused)?.focus({ preventScroll: detail > 0 })
}
