/**
 * The `ref` of a summary: it takes the focus when it appears. One function for all summaries: a new one per
 * render would focus it again.
 */
export function takeFocus(summary: HTMLElement | null): void {
  // The summary may be taller than the window; its title must be visible.
  summary?.focus({ preventScroll: true })
  summary?.scrollIntoView?.({ block: 'start' })
}
