import { COVERED } from '#ui/theme.css.ts'

/** The width of the focus outline, in pixels. */
const OUTLINE = 8

/** Browsers scroll by whole pixels, but elements end at fractions. */
const ROUNDING = 1

/** Height of the notice that covers the lower edge of the window. */
let covered = 0
let wasInSight = false

/** Whether the whole element is within the window and not below a notice. */
export function isInSight(element: Element | null): boolean {
  if (element === null || element === document.body) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top >= -ROUNDING && bottom <= window.innerHeight - covered + ROUNDING
}

function noteSight(): void {
  wasInSight = isInSight(document.activeElement)
}

/** Only if it was visible before: the user may have scrolled away from it. */
function bringBack(): void {
  const focused = document.activeElement
  if (wasInSight && !isInSight(focused)) focused?.scrollIntoView?.({ block: 'nearest' })
  noteSight()
}

/** The `ref` of the page: keeps the focused control visible when the page grows around it. */
export function keepFocusInSight(page: HTMLElement | null) {
  if (page === null) return
  const observer = new ResizeObserver(bringBack)
  observer.observe(page)
  document.addEventListener('focusin', noteSight)
  window.addEventListener('scroll', noteSight, { passive: true })
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', noteSight)
    window.removeEventListener('scroll', noteSight)
  }
}

/** The `ref` of a notice over the page: keeps the focused control above it while it is visible. */
export function coverWindow(notice: HTMLElement | null) {
  if (notice === null) return
  const { style } = document.documentElement
  const cover = (height: number) => {
    covered = height
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
