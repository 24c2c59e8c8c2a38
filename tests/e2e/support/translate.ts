declare global {
  interface Window {
    /** Translates each text of the page as a browser does: it gets two `<font>` around it. */
    readonly translateTexts: () => void
  }
}

/** Runs in the page, before its scripts. */
export function addTranslation(): void {
  const translateTexts = () => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (words.nextNode()) texts.push(words.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest('font, option, textarea, script, style'))
        continue
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      text.replaceWith(outer)
      inner.append(text)
    }
  }
  Object.assign(window, { translateTexts })
}
