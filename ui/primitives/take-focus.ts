/**
 * The `ref` of a summary of what is wrong: it takes the focus when it appears. One function for all of them, since a
 * new one at every render would take the focus again.
 */
export function takeFocus(summary: HTMLElement | null): void {
  // It may be taller than the window: its title is what has to be in sight.
  summary?.focus({ preventScroll: true })
  summary?.scrollIntoView?.({ block: 'start' })
}
