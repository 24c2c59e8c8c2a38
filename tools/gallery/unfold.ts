/** Opens the expander with that text. Throws if the page has none. */
export function unfold(words: string): void {
  const handles = [...document.querySelectorAll<HTMLElement>('summary')]
  // An expander may have more text below its heading.
  const nameOf = (handle: HTMLElement) => (handle.querySelector('h2, h3') ?? handle).textContent
  const handle = handles.find((handle) => nameOf(handle) === words)
  if (!handle) throw new Error(`Nothing unfolds by "${words}"`)
  for (
    let folded = handle.closest('details');
    folded;
    folded = folded.parentElement?.closest('details') ?? null
  ) {
    folded.open = true
  }
}
