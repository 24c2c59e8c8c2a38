/** Opens the tab or expander of those words. Throws where the page has none. */
export function unfold(words: string): void {
  const handles = [...document.querySelectorAll<HTMLElement>('[role=tab], summary')]
  const handle = handles.find(({ textContent }) => textContent === words)
  if (!handle) throw new Error(`Nothing unfolds by "${words}"`)
  // A tab opens as the focus comes to it.
  handle.focus()
  if (handle.parentElement instanceof HTMLDetailsElement) handle.parentElement.open = true
}
