import { saveFile } from '#ui/browser/save-file.ts'

/** The style properties that are copied into the file, which has no style sheet. */
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

/** Device pixels per pixel of the drawing, and the largest width or height that browsers accept. */
const SHARPNESS = 2
const MAX_PIXELS = 8000

/** Saves a drawing as SVG, with the styles of the page and in its original size. */
export const downloadSvg = (drawing: SVGSVGElement, name: string): void =>
  saveFile(fileOf(drawing, `${name}.svg`))

/** Saves a drawing as PNG with a white background. */
export async function downloadPng(drawing: SVGSVGElement, name: string): Promise<void> {
  const { width, height } = drawing.viewBox.baseVal
  const scale = Math.min(SHARPNESS, MAX_PIXELS / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil(width * scale)
  canvas.height = Math.ceil(height * scale)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('The browser draws on no canvas.')
  const address = URL.createObjectURL(fileOf(drawing, `${name}.svg`))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
  } finally {
    URL.revokeObjectURL(address)
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture === null) throw new Error('The browser made no picture.')
  saveFile(new File([picture], `${name}.png`, { type: 'image/png' }))
}

function fileOf(drawing: SVGSVGElement, name: string): File {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const copies = [...copy.querySelectorAll('*')]
  for (const [index, original] of [...drawing.querySelectorAll('*')].entries()) {
    const looks = getComputedStyle(original)
    const element = copies[index]
    for (const { name: attribute } of [...(element?.attributes ?? [])])
      if (/^(class|role|tabindex|style|aria-|data-)/.test(attribute)) element?.removeAttribute(attribute)
    if (original instanceof SVGTextElement && element !== undefined) {
      element.textContent = original.textContent.trim()
      // The font may be missing where the file is opened.
      element.setAttribute('textLength', `${original.getComputedTextLength()}`)
      element.setAttribute('lengthAdjust', 'spacingAndGlyphs')
    }
    for (const look of LOOKS) element?.setAttribute(look, looks.getPropertyValue(look))
  }
  for (const attribute of ['class', 'role', 'style']) copy.removeAttribute(attribute)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', `${drawing.viewBox.baseVal.width}`)
  copy.setAttribute('height', `${drawing.viewBox.baseVal.height}`)
  return new File([new XMLSerializer().serializeToString(copy)], name, { type: 'image/svg+xml' })
}
