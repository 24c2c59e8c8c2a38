/** React numbers these ids, so that they differ each time the same screen is drawn. */
const COUNTED = /_r_\w+_/g

/** The drawn page as text, equal for two states that look alike. */
export const markup = (): string => document.body.innerHTML.replace(COUNTED, '_')

const isOpen = (selector: string) => document.querySelector(selector) !== null

const DIALOG = ':is([role=dialog], [role=alertdialog])'

/** A screen that is loading: it has a status message and no heading yet. */
export const isWaiting = (): boolean =>
  !isOpen(DIALOG) && !isOpen('main :is(h1, h2, h3)') && isOpen('main [role=status]:not(:empty)')

/** Faults of the page that axe-core does not look for, one sentence each. */
export function faults(): readonly string[] {
  return [...sideways(), ...stickingOut(), ...sharedIds(), ...titles(), ...lostFocus()]
}

function sideways(): readonly string[] {
  const excess = document.documentElement.scrollWidth - window.innerWidth
  return excess > 0 ? [`scrolls sideways by ${excess} px`] : []
}

/** The nearest element around the text that is not inline. */
function blockOf(text: Text): Element {
  let element = text.parentElement as Element
  while (getComputedStyle(element).display === 'inline') element = element.parentElement as Element
  return element
}

/** Visible text that overflows its container; skips visually hidden text. */
function stickingOut(): readonly string[] {
  const limitsOf = createLimits()
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (words.nextNode()) {
    const text = words.currentNode as Text
    const limits = text.data.trim() === '' ? null : limitsOf(text.parentElement)
    // Text with an ellipsis is cut on purpose.
    if (limits === null || getComputedStyle(blockOf(text)).textOverflow === 'ellipsis') continue
    const { left, right, width } = extentOf(text)
    if (width === 0) continue
    if (left < limits.left - 1 || right > limits.right + 1) found.push(`"${text.data}" sticks out`)
  }
  return found
}

function extentOf(text: Text): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range.getBoundingClientRect()
}

/** Left and right limits for visible text; null if the text is hidden. */
type Limits = { readonly left: number; readonly right: number } | null

/** The limits of an element by its ancestors, each measured once. */
function createLimits(): (element: Element | null) => Limits {
  const known = new Map<Element, Limits>()
  const limitsOf = (element: Element | null): Limits => {
    if (element === null || element === document.body) return { left: 0, right: window.innerWidth }
    const limits = known.get(element) ?? narrowed(limitsOf(element.parentElement), element)
    known.set(element, limits)
    return limits
  }
  return limitsOf
}

function narrowed(outer: Limits, element: Element): Limits {
  const { display, visibility, clipPath } = getComputedStyle(element)
  const isUnseen = display === 'none' || visibility === 'hidden' || clipPath !== 'none'
  if (outer === null || isUnseen || element.tagName === 'OPTION') return null
  // Inline elements and elements without a box do not limit their text.
  if (display === 'inline' || display === 'contents') return outer
  const { left, right } = element.getBoundingClientRect()
  return { left: Math.max(left, outer.left), right: Math.min(right, outer.right) }
}

function sharedIds(): readonly string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map(
    (id) => `two elements are #${id}`,
  )
}

function titles(): readonly string[] {
  const count = document.querySelectorAll('h1').length
  const mayBeNone = isWaiting() || isOpen(DIALOG)
  return count === 1 || (count === 0 && mayBeNone) ? [] : [`${count} × h1`]
}

/** Keyboard and screen reader need a focused element. */
function lostFocus(): readonly string[] {
  return document.activeElement === document.body && !isWaiting() ? ['nothing has the focus'] : []
}
