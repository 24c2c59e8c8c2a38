import type { ReactElement } from 'react'

/**
 * Replaces react-remove-scroll, which the dialog library wraps around its overlay: that package injects a
 * <style> that the content security policy refuses. A rule in global.css.ts stops the page from scrolling.
 */
export function RemoveScroll({ children }: { children: ReactElement }) {
  return children
}
