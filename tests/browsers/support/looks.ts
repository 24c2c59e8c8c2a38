/*
 * Checks of what some browser draws differently. They run in the page, so they may use only their arguments.
 */

type Point = { readonly x: number; readonly y: number }

export const titlesOutside = (): string[] =>
  [...document.querySelectorAll('fieldset')].flatMap((group) => {
    const legend = group.querySelector<HTMLElement>(':scope > legend')
    const padding = Number.parseFloat(getComputedStyle(group).paddingTop)
    if (legend === null || padding === 0) return []
    const below = legend.getBoundingClientRect().top - group.getBoundingClientRect().top
    return below >= padding ? [] : [`${legend.textContent}: ${below} px below the top of its group`]
  })

/** Row headers with a protocol or a date, each with its number of lines. */
export const linesOfNumbers = (): [string, number][] =>
  [...document.querySelectorAll('tbody td span')]
    .filter(({ textContent }) => /^(\d{10}|\d{2}\/\d{2}\/\d{4})$/.test(textContent ?? ''))
    .map((element) => {
      const text = document.createRange()
      text.selectNodeContents(element)
      return [element.textContent ?? '', new Set([...text.getClientRects()].map(({ top }) => top)).size]
    })

/** The left edges, in the window, of requests with a background because they wait for the participant. */
export const edgesOfMarkedRows = (): Point[] =>
  [...document.querySelectorAll('main section li')]
    .filter((row) => getComputedStyle(row).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((row) => {
      const { left, top, height } = row.getBoundingClientRect()
      return { x: Math.round(left) + 2, y: Math.round(top + height / 2) }
    })

/** The colours of a picture in base64 at those points. */
export async function coloursAt(picture: string, points: readonly Point[]): Promise<string[]> {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  return points.map(({ x, y }) => (context?.getImageData(x, y, 1, 1).data ?? []).slice(0, 3).join(' '))
}
