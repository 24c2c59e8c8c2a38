import { saveFile } from '#ui/primitives/save-file.ts'

/** The styles to copy into the file, which has no style sheet. */
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
export const downloadSvg = (drawing: SVGSVGElement, name: string): void =>
  saveFile(new File([fileOf(drawing)], `${name}.svg`, { type: 'image/svg+xml' }))

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
      // The font may be missing where the file is opened.
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
