/** Puts a text on the clipboard. Rejects if the browser refuses; on plain http it has no `navigator.clipboard` (P-736). */
export async function copyText(text: string): Promise<void> {
  if ('clipboard' in navigator) await navigator.clipboard.writeText(text)
  else copyFromPage(text)
}

/** The focus stays where it is: only the selection moves. */
function copyFromPage(text: string): void {
  const source = document.createElement('span')
  source.textContent = text
  source.ariaHidden = 'true'
  Object.assign(source.style, {
    position: 'fixed',
    top: '0',
    opacity: '0',
    whiteSpace: 'pre',
    userSelect: 'text',
  })
  document.body.append(source)
  const selection = document.getSelection()
  selection?.selectAllChildren(source)
  const isCopied = document.execCommand('copy')
  selection?.removeAllRanges()
  source.remove()
  if (!isCopied) throw new DOMException()
}
