/** What style sheets say of a drawing: a file has none. */
const LOOKS = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'font-weight',
] as const

/** Saves a drawing as it is on screen, in its own size. */
export function downloadSvg(drawing: SVGSVGElement, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([fileOf(drawing)], { type: 'image/svg+xml' }))
  link.download = `${name}.svg`
  link.click()
  URL.revokeObjectURL(link.href)
}

function fileOf(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [...copy.querySelectorAll('*')]
  for (const [index, original] of [...drawing.querySelectorAll('*')].entries()) {
    const looks = getComputedStyle(original)
    const element = copies[index]
    for (const { name } of [...(element?.attributes ?? [])])
      if (/^(class|role|tabindex|style|aria-|data-)/.test(name)) element?.removeAttribute(name)
    if (original instanceof SVGTextElement && element !== undefined) {
      element.textContent = original.textContent.trim()
      // Whoever opens the file may not have the font.
      element.setAttribute('textLength', `${original.getComputedTextLength()}`)
      element.setAttribute('lengthAdjust', 'spacingAndGlyphs')
    }
    for (const look of LOOKS) element?.setAttribute(look, looks.getPropertyValue(look))
  }
  for (const name of ['class', 'role', 'style']) copy.removeAttribute(name)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${drawing.viewBox.baseVal.width}`)
  copy.setAttribute('height', `${drawing.viewBox.baseVal.height}`)
  return new XMLSerializer().serializeToString(copy)
}
