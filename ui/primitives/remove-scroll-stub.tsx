import type { ReactElement } from 'react'

/**
 * Stands in for react-remove-scroll, which the dialog library wraps around its overlay: that package injects a
 * <style> that a strict style policy refuses. The page is kept from scrolling by a rule in global.css.ts.
 */
export function RemoveScroll({ children }: { children: ReactElement }) {
  return children
}
