import { COVERED } from '#ui/theme.css.ts'

/** The width of the focus outline, in pixels. */
const OUTLINE = 8

/** Browsers scroll by whole pixels, but elements end at fractions. */
const ROUNDING = 1

/** The focused elements that were visible when they were looked at last. */
const seen = new WeakSet<Element>()

/** Height of the notice that covers the lower edge of the window, in pixels. */
const covered = () => Number.parseFloat(document.documentElement.style.getPropertyValue(COVERED)) || 0

/** Whether the whole element is within the window and not below a notice. */
export function isInViewport(element: Element | null): boolean {
  if (element === null || element === document.body) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top >= -ROUNDING && bottom <= window.innerHeight - covered() + ROUNDING
}

function noteVisibility(): void {
  const focused = document.activeElement
  if (focused === null) return
  if (isInViewport(focused)) seen.add(focused)
  else seen.delete(focused)
}

/** Only if it was visible before: the user may have scrolled away from it. */
function bringBack(): void {
  const focused = document.activeElement
  if (focused !== null && seen.has(focused) && !isInViewport(focused))
    focused.scrollIntoView?.({ block: 'nearest' })
  noteVisibility()
}

/** The `ref` of the page: keeps the focused control visible when the page grows around it. */
export function keepFocusInViewport(page: HTMLElement | null) {
  if (page === null) return
  const observer = new ResizeObserver(bringBack)
  observer.observe(page)
  document.addEventListener('focusin', noteVisibility)
  window.addEventListener('scroll', noteVisibility, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', noteVisibility)
    window.removeEventListener('scroll', noteVisibility)
  }
}

/** The `ref` of a notice over the page: keeps the focused control above it while it is visible. */
export function coverWindow(notice: HTMLElement | null) {
  if (notice === null) return
  const { style } = document.documentElement
  const cover = (height: number) => {
    style.setProperty(COVERED, `${height}px`)
    bringBack()
  }
  const observer = new ResizeObserver(() => cover(window.innerHeight - notice.offsetTop + OUTLINE))
  observer.observe(notice)
  return () => {
    observer.disconnect()
    cover(0)
  }
}
