import { COVERED } from '#ui/theme.css.ts'

/** What is drawn around a focused control, in pixels. */
const OUTLINE = 8

/** The browser scrolls by whole pixels, elements end between them. */
const ROUNDING = 1

/** Height of the notice over the lower edge of the window. */
let covered = 0
let wasInSight = false

/** Whether all of it is within the window and not under a notice. */
export function isInSight(element: Element | null): boolean {
  if (element === null || element === document.body) return false
  const { top, bottom } = element.getBoundingClientRect()
  return top >= -ROUNDING && bottom <= window.innerHeight - covered + ROUNDING
}

function noteSight(): void {
  wasInSight = isInSight(document.activeElement)
}

/** What the participant scrolled away from stays where it is. */
function bringBack(): void {
  const focused = document.activeElement
  if (wasInSight && !isInSight(focused)) focused?.scrollIntoView?.({ block: 'nearest' })
  noteSight()
}

/** The `ref` of the page: a focused control stays in sight when the page grows around it. */
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

/** The `ref` of a notice over the page, while it is seen: neither page nor dialog keeps a focused control under it. */
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
