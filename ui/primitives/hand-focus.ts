import { isInUse } from './control-in-use.ts'

/**
 * The `ref` of something that may go away while the keyboard is in it: the focus goes on to what `next` finds, and
 * never falls back to the beginning of the page. To be made once, outside of any component: a new one at
 * every render would hand the focus on at every render.
 */
export const handFocus =
  (next: (from: HTMLElement) => HTMLElement | null | undefined) => (element: HTMLElement | null) => {
    if (element === null) return
    return () => {
      if (!isInUse(element)) return
      // What only was pressed may be far out of sight by now.
      next(element)?.focus({ preventScroll: !element.contains(document.activeElement) })
    }
  }
