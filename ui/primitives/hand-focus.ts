import { isInUse } from './control-in-use.ts'

/**
 * Creates a `ref` for an element that may be removed while it has the focus: the focus then moves to the
 * element that `next` returns, instead of to the body. Create it outside of components: a new function per
 * render would move the focus at every render.
 */
export const handFocus =
  (next: (from: HTMLElement) => HTMLElement | null | undefined) => (element: HTMLElement | null) => {
    if (element === null) return
    return () => {
      if (!isInUse(element)) return
      // A control that was clicked but not focused may be scrolled out of view.
      next(element)?.focus({ preventScroll: !element.contains(document.activeElement) })
    }
  }
